import type { Database } from '#db'
import type { MailTheme } from '#mail'
import type { ProductDetail } from '../catalog/view.ts'
import type { ShopDeps } from '../deps.ts'
import { confirmStockAlert, endStockAlert, findStockAlert } from './alert-links.ts'
import {
  composeStockAlertMail,
  readStockAlertMail,
  type StockAlertMailRequest,
} from './alert-mail.ts'
import { requestStockAlert, type StockAlertRequest } from './request-alert.ts'

/** Mails to visitors who wait for products that are sold out. */
export function createStockAlerts(
  deps: ShopDeps,
  findProduct: (slug: string, currency: string) => Promise<ProductDetail | undefined>,
) {
  const context = async () => ({ ...deps, settings: await deps.settings() })
  return {
    request: async (request: StockAlertRequest) => requestStockAlert(await context(), request),
    find: async (token: string) => findStockAlert(await context(), token),
    confirm: async (token: string) => confirmStockAlert(await context(), token),
    end: async (token: string) => endStockAlert(await context(), token),
    /** Number of visitors who wait, by variant of a product. */
    waiting: (productId: string) => countWaiting(deps.db, productId),
    /** Parses an outbox entry; undefined if it is about something else. */
    readMail: readStockAlertMail,
    mail: async (request: StockAlertMailRequest, look: MailTheme) =>
      composeStockAlertMail({ ...(await context()), look, findProduct }, request),
  }
}

/** Number of confirmed requests by variant of a product. */
async function countWaiting(db: Database, productId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('stock_alerts')
    .select(eb => ['variant_id', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'confirmed')
    .where('variant_id', 'in', eb =>
      eb.selectFrom('variants').select('id').where('product_id', '=', productId),
    )
    .groupBy('variant_id')
    .execute()
  return Object.fromEntries(rows.map(row => [row.variant_id, Number(row.count)]))
}

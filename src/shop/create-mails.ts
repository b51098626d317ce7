import type { MailTheme } from '#mail'
import type { ShopDeps } from './deps.ts'
import type { ShopSettings } from './model/settings.ts'
import { type MailPreviewRequest, previewMail } from './orders/mail/preview-mail.ts'
import { composeStockMail, readStockMail, type StockMailRequest } from './stock/stock-mail.ts'

/** Mails that are not about one order, and previews of all. */
export function createShopMails(
  context: () => Promise<Omit<ShopDeps, 'settings'> & { settings: ShopSettings }>,
) {
  return {
    /** Parses an outbox entry; undefined if it is not about stock. */
    readStockMail,
    /** Composes the mail of an outbox entry; undefined without a recipient. */
    stockMail: async (request: StockMailRequest, look: MailTheme) =>
      composeStockMail({ ...(await context()), look }, request),
    preview: async (request: MailPreviewRequest, look: MailTheme) =>
      previewMail({ ...(await context()), look }, request),
  }
}

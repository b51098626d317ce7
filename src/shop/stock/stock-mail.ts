import { isRecord } from '#base'
import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import { isMailEnabled, ownMailText, shopRecipient } from '../model/mail-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { STOCK_MAILS, type StockMail } from '../model/shop-mails.ts'
import type { CrossedLevel } from './stock-level.ts'
import { stockMailTexts } from './stock-mail-texts.ts'

/** Queues mails to the shop about crossed thresholds, in the transaction that takes the stock. */
export async function queueStockMails(
  db: Database,
  { addToOutbox, settings }: Pick<ShopDeps, 'addToOutbox'> & { settings: ShopSettings },
  crossed: readonly CrossedLevel[],
  nowMs: number,
) {
  for (const { mail, stockId, productId, left } of crossed) {
    // Without an address the mail could not be delivered, ever.
    if (!isMailEnabled(settings, mail) || !shopRecipient(settings, mail)) continue
    const payload = { template: mail, stockId, productId, left }
    await addToOutbox(db, { kind: 'mail', payload }, nowMs)
  }
}

export interface StockMailRequest {
  template: StockMail
  stockId: string
  productId: string
  /** At the time of the sale. */
  left: number
}

/** Parses the payload of an outbox mail; undefined if it is not about stock. */
export function readStockMail(payload: Record<string, unknown>): StockMailRequest | undefined {
  const template = STOCK_MAILS.find(one => one === payload.template)
  if (!template) return undefined
  return {
    template,
    stockId: String(payload.stockId ?? ''),
    productId: String(payload.productId ?? ''),
    left: Number(payload.left ?? 0),
  }
}

interface MailContext {
  settings: ShopSettings
  look: MailTheme
  publicUrl: string
}

/** Composes the mail of an outbox entry; undefined if the product is gone. */
export async function composeStockMail(
  context: MailContext & { db: Database },
  { template, stockId, productId, left }: StockMailRequest,
): Promise<Mail | undefined> {
  const product = await context.db
    .selectFrom('products')
    .select(['name', 'sku'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return undefined
  const variants = await context.db
    .selectFrom('variants')
    .select(['sku', 'options'])
    .where('product_id', '=', productId)
    .where('stock_id', '=', stockId)
    .limit(2)
    .execute()
  // Several variants can share the stock of their product.
  const [variant] = variants.length === 1 ? variants : []
  const name = [product.name, ...optionValues(variant?.options)].join(' – ')
  return renderStockMail(
    template,
    { productId, name, sku: variant?.sku ?? product.sku ?? '', left },
    context,
  )
}

function optionValues(stored = '{}'): string[] {
  const options: unknown = JSON.parse(stored)
  return isRecord(options) ? Object.values(options).map(String) : []
}

export function renderStockMail(
  template: StockMail,
  item: { productId: string; name: string; sku: string; left: number },
  { settings, look, publicUrl }: MailContext,
): Mail | undefined {
  const to = shopRecipient(settings, template)
  if (!to) return undefined
  const t = createTranslate(stockMailTexts, { locale: look.locale })
  const { sku, left, name: product } = item
  const quantity = left.toLocaleString(look.locale)
  const own = ownMailText(settings, template, {
    locale: look.locale,
    values: { product, sku, left: quantity, shop: settings.name },
  })
  const values = { product, left }
  const intro = own.intro || t(`${template}.intro`, values)
  const heading = own.heading || t(`${template}.heading`, values)
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    {
      kind: 'rows',
      rows: [
        ...(sku ? [{ label: t('sku'), value: sku }] : []),
        { label: t('quantity'), value: quantity },
      ],
    },
    {
      kind: 'link',
      label: t('open'),
      href: new URL(`/admin/products/${item.productId}`, publicUrl).href,
    },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
  ]
  return {
    to,
    subject: (own.subject || t(`${template}.subject`, values)).replace(/\s+/g, ' '),
    ...composeMailBody(look, { heading, preheader: intro, parts }),
  }
}

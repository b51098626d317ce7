import { formatMoney, type Minor } from '#base'
import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import { mailImage } from '../catalog/mail-image.ts'
import type { ProductDetail } from '../catalog/view.ts'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import { ownMailText } from '../model/mail-settings.ts'
import type { Picture } from '../model/media.ts'
import type { ShopSettings } from '../model/settings.ts'
import { STOCK_ALERT_MAILS, type StockAlertMail } from '../model/shop-mails.ts'
import { alertName, pathOf } from './alert-links.ts'
import { stockAlertMailTexts } from './alert-mail-texts.ts'
import { STOCK_ALERT_CONFIRM_PATH, STOCK_ALERT_END_PATH } from './stock-alert.ts'

export interface StockAlertMailRequest {
  template: StockAlertMail
  alertId: string
  /** Encrypted. */
  token: string
}

/** Parses the payload of an outbox mail; undefined if it is about something else. */
export function readStockAlertMail(
  payload: Record<string, unknown>,
): StockAlertMailRequest | undefined {
  const template = STOCK_ALERT_MAILS.find(one => one === payload.template)
  if (!template) return undefined
  return {
    template,
    alertId: String(payload.alertId ?? ''),
    token: String(payload.token ?? ''),
  }
}

type Context = Pick<ShopDeps, 'sealed' | 'publicUrl'> & {
  db: Database
  settings: ShopSettings
  look: MailTheme
  /** A published product in a currency. */
  findProduct(slug: string, currency: string): Promise<ProductDetail | undefined>
}

/** Composes the mail of an outbox entry; undefined if the request was ended or mailed again. */
export async function composeStockAlertMail(
  context: Context,
  { template, alertId, token: sealedToken }: StockAlertMailRequest,
): Promise<Mail | undefined> {
  const token = context.sealed.unseal(sealedToken)
  const row = await context.db
    .selectFrom('stock_alerts')
    .innerJoin('variants', 'variants.id', 'stock_alerts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['stock_alerts.variant_id', 'email', 'locale', 'currency'])
    .select(['products.name', 'products.slug'])
    .select(['products.options', 'variants.options as chosen'])
    .where('stock_alerts.id', '=', alertId)
    .where('token_hash', '=', hashToken(token))
    .where('state', '=', template === 'stock-alert' ? 'sent' : 'pending')
    .executeTakeFirst()
  const product = row && (await context.findProduct(row.slug, row.currency))
  if (!row || !product) return undefined
  const variant = product.variants.find(one => one.id === row.variant_id)
  const { gallery, money } = product
  return renderStockAlertMail(
    { ...context, look: { ...context.look, locale: row.locale } },
    template,
    {
      to: row.email,
      token,
      product: alertName(row),
      path: pathOf(context.settings, row.slug, row),
      picture: gallery.find(one => one.id === variant?.picture) ?? gallery[0],
      price: variant?.price,
      currency: money.currency,
    },
  )
}

export interface MailedStockAlert {
  to: string
  token: string
  product: string
  path: string
  picture: Picture | undefined
  price: Minor | undefined
  currency: string
}

export function renderStockAlertMail(
  { settings, look, publicUrl }: Pick<Context, 'settings' | 'look' | 'publicUrl'>,
  template: StockAlertMail,
  alert: MailedStockAlert,
): Mail {
  const t = createTranslate(stockAlertMailTexts, { locale: look.locale })
  const values = { product: alert.product, shop: settings.name }
  const own = ownMailText(settings, template, { locale: look.locale, values })
  const intro = own.intro || t(`${template}.intro`, values)
  const link = (path: string) => new URL(`${path}?token=${alert.token}`, publicUrl).href
  const href = new URL(alert.path, publicUrl).href
  const { picture, price } = alert
  const end = { label: t('end'), href: link(STOCK_ALERT_END_PATH) }
  const isBack = template === 'stock-alert'
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    ...(isBack && picture ? mailImage(picture, { alt: alert.product, href, publicUrl }) : []),
    ...(isBack && price !== undefined
      ? [
          {
            kind: 'rows',
            rows: [{ label: t('price'), value: formatMoney(price, alert.currency, look.locale) }],
          } as const,
        ]
      : []),
    {
      kind: 'link',
      label: t(`${template}.button`),
      href: isBack ? href : link(STOCK_ALERT_CONFIRM_PATH),
    },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
    { kind: 'links', text: t(`${template}.note`), links: [end] },
  ]
  return {
    to: alert.to,
    replyTo: settings.email || undefined,
    subject: (own.subject || t(`${template}.subject`, values)).replace(/\s+/g, ' '),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...composeMailBody(look, {
      heading: own.heading || t(`${template}.heading`),
      preheader: intro,
      parts,
    }),
  }
}

import { DAY, ok, type Result, refuse } from '#base'
import type { Mail, MailTheme } from '#mail'
import { createTranslate, type Language, languageOf } from '#texts'
import { renderCartReminder } from '../../cart-reminders/reminder-mail.ts'
import type { ShopDeps } from '../../deps.ts'
import { renderCardMail } from '../../gift-cards/gift-card-mail.ts'
import type { MailEdit } from '../../model/mail-settings.ts'
import type { ShopSettings } from '../../model/settings.ts'
import {
  CART_REMINDER_MAIL,
  ORDER_MAIL_TEMPLATES,
  REVIEW_MAIL,
  type ShopMail,
  STOCK_ALERT_MAILS,
  STOCK_MAILS,
  WITHDRAWAL_MAILS,
} from '../../model/shop-mails.ts'
import { renderReviewMail } from '../../reviews/review-mail.ts'
import { sampleOrder } from '../../sample.ts'
import { renderStockMail } from '../../stock/stock-mail.ts'
import { renderStockAlertMail } from '../../stock-alerts/alert-mail.ts'
import { loadOrder, type OrderContext } from '../load-order.ts'
import type { FulfilmentView, OrderView } from '../view.ts'
import { renderWithdrawalMail } from '../withdrawals/withdrawal-mail.ts'
import { RETURN_MAILS, renderOrderMail } from './order-mail.ts'
import { previewTexts } from './preview-texts.ts'

export interface MailPreviewRequest {
  mail: ShopMail
  language: Language
  /** Texts that are not saved yet. */
  edit: MailEdit
  /** A sample order without it. */
  orderNumber?: number | undefined
}

type Context = OrderContext & Pick<ShopDeps, 'publicUrl'> & { look: MailTheme }

/** Renders a mail as it would be sent, for a sample order or one of the shop. */
export async function previewMail(
  context: Context,
  { mail, language, edit, orderNumber }: MailPreviewRequest,
): Promise<Result<{ mail: Mail }, 'unknown-order'>> {
  const locale = languageOf(context.look.locale) === language ? context.look.locale : language
  const settings: ShopSettings = {
    ...context.settings,
    // Mails to the shop are shown also if it has no address yet.
    email: context.settings.email || 'shop@example.com',
    mails: { ...context.settings.mails, [mail]: edit },
  }
  const found =
    orderNumber === undefined ? undefined : await loadOrder(context, { number: orderNumber })
  const isDraft = found?.status === 'draft'
  if (orderNumber !== undefined && (!found || isDraft)) return refuse('unknown-order')
  const { currency } = settings
  const order = found ?? { ...sampleOrder, money: { currency, locale } }
  const shown = { settings, look: { ...context.look, locale }, publicUrl: context.publicUrl }
  const rendered = renderSample(shown, mail, { ...order, money: { ...order.money, locale } })
  return rendered ? ok({ mail: rendered }) : refuse('unknown-order')
}

function renderSample(
  context: { settings: ShopSettings; look: MailTheme; publicUrl: string },
  mail: ShopMail,
  order: OrderView,
): Mail | undefined {
  const t = createTranslate(previewTexts, { locale: context.look.locale })
  const stockMail = STOCK_MAILS.find(one => one === mail)
  if (stockMail) {
    const left = stockMail === 'stock-low' ? Math.max(context.settings.stock.lowAt, 1) : 0
    const item = { productId: 'sample', name: t('product'), sku: 'SKU-1', left }
    return renderStockMail(stockMail, item, context)
  }
  if (mail === REVIEW_MAIL) {
    const { first_name: name } = order.billing
    const review = { id: 'sample', name, rating: 5, title: '', body: t('review'), isPending: true }
    return renderReviewMail(context, { ...review, product: t('product') })
  }
  if (mail === CART_REMINDER_MAIL) {
    return renderCartReminder(context, {
      ...{ to: 'name@example.com', token: 'sample' },
      cart: {
        lines: order.lines.map(line => ({ ...line, path: '/', problem: undefined })),
        money: order.money,
      },
    })
  }
  const alertMail = STOCK_ALERT_MAILS.find(one => one === mail)
  if (alertMail) {
    return renderStockAlertMail(context, alertMail, {
      ...{ to: 'name@example.com', token: 'sample', product: t('product'), path: '/' },
      ...{ picture: undefined, price: 2400, currency: order.money.currency },
    })
  }
  const withdrawalMail = WITHDRAWAL_MAILS.find(one => one === mail)
  if (withdrawalMail) {
    const { first_name, last_name } = order.billing
    return renderWithdrawalMail(context, withdrawalMail, {
      ...{ orderId: order.id, name: `${first_name} ${last_name}`.trim(), items: '' },
      ...{ contract: String(order.number), email: order.email, declaredAt: order.createdAt + DAY },
    })
  }
  const template = ORDER_MAIL_TEMPLATES.find(one => one === mail)
  if (!template) {
    return renderCardMail(context, {
      kind: 'gift-card',
      balance: 5000,
      currency: order.money.currency,
      expiresAt: null,
      recipientEmail: 'name@example.com',
      recipientName: '',
      senderName: t('sender'),
      holderEmail: '',
      message: '',
      code: 'ABCD-EFGH-JKLM-NPQR',
    })
  }
  return renderOrderMail(template, order, {
    ...context,
    message: template === 'order-note' ? t('message') : t('reason'),
    amount: order.totals.total,
    deadline: order.createdAt + 10 * DAY,
    invoice: { number: 'INV-0001', kind: 'invoice' },
    ...(template === 'order-shipped' && { fulfilment: shipmentOf(order) }),
    ...(template === 'review-request' && {
      reviewable: order.lines.slice(0, 2).map(({ name }) => ({ name, path: '/' })),
    }),
    ...(RETURN_MAILS.includes(template) && { returned: order.lines.slice(0, 1) }),
  })
}

/** The first shipment of an order, or one with everything. */
function shipmentOf({ fulfilments: [first], lines, createdAt }: OrderView): FulfilmentView {
  const sample = {
    ...{ id: 'sample', position: 1, eventPosition: 0, createdAt },
    ...{ carrier: 'dhl', trackingNumber: '00340434161094000000', trackingUrl: '' },
    lines: lines.map(({ id, name, quantity }) => ({ lineId: id, name, quantity })),
  }
  return first ?? sample
}

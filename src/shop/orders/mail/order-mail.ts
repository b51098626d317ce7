import { formatDate, formatMoney, type Minor } from '#base'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate, type KeyOf, mergeTexts, type Translate } from '#texts'
import { addressLines } from '../../address/format-address.ts'
import { ownMailText, shopRecipient } from '../../model/mail-settings.ts'
import { isPaid } from '../../model/order-status.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { MAILS_TO_SHOP, type OrderMailTemplate } from '../../model/shop-mails.ts'
import { findOnlineMethod } from '../../payments/methods.ts'
import { downloadLimits } from '../download-limits.ts'
import { enteredFields } from '../entered-fields.ts'
import { carrierName } from '../fulfilments/carriers.ts'
import { orderReceivedPath } from '../order-received.ts'
import { orderPayUrl } from '../payments/pay-link.ts'
import { payableAmount } from '../payments/payable.ts'
import { orderTexts } from '../texts.ts'
import { orderTotalRows } from '../total-rows.ts'
import { transferFacts } from '../transfer-facts.ts'
import type { FulfilmentView, OrderView } from '../view.ts'
import { isBinding, withdrawalPath } from '../withdrawals/withdrawal-period.ts'
import { orderMailTexts } from './texts.ts'

/** Mails with the instructions of the payment method, as long as the order is not paid. */
const WITH_PAYMENT: readonly OrderMailTemplate[] = ['order-received', 'order-on-hold']

/** Mails that list the items of a return instead of those of the order. */
export const RETURN_MAILS: readonly OrderMailTemplate[] = [
  'return-notice',
  'return-requested',
  'return-accepted',
  'return-declined',
]

const texts = mergeTexts(orderTexts, orderMailTexts)

/** An item with the path of the form for its review. */
export interface ReviewableItem {
  name: string
  path: string
}

/** How a refund is returned. */
export interface MailedRefund {
  /** Sum that is on the gift cards again that paid the order. */
  toCards: Minor
  asCredit: Minor
  inMoney: Minor
}

/** Mail about an order to the buyer or the shop; undefined without a recipient. */
export function renderOrderMail(
  template: OrderMailTemplate,
  placed: OrderView,
  context: {
    settings: ShopSettings
    look: MailTheme
    publicUrl: string
    /** Values of the event that the mail is about. */
    message?: string
    amount?: Minor
    fulfilment?: FulfilmentView
    /** Until when a dispute can be answered. */
    deadline?: number | undefined
    invoice?: { number: string; kind: string }
    refund?: MailedRefund
    /** Items of the return that the mail is about. */
    returned?: readonly { name: string; quantity: number }[]
    /** Items that the buyer is asked to review. */
    reviewable?: readonly ReviewableItem[]
  },
): Mail | undefined {
  const { settings, publicUrl, message = '', amount = 0 } = context
  const { fulfilment, deadline, invoice, refund, returned, reviewable } = context
  const forCustomer = !MAILS_TO_SHOP.includes(template)
  // Buyers read the language in which they ordered, the shop that of the site.
  const { locale } = forCustomer ? placed.money : context.look
  const look = { ...context.look, locale }
  const order = { ...placed, money: { ...placed.money, locale } }
  const to = forCustomer ? order.email : shopRecipient(settings, template)
  if (!to) return undefined
  const t = createTranslate(texts, { locale })
  const firstName = order.billing.first_name.trim()
  const { currency } = order.money
  const due = payableAmount({ ...order, total: order.totals.total })
  const asksForMoney = template === 'order-payment' || (template === 'order-edited' && due > 0)
  const values = {
    // A string, so that it is not formatted as an amount.
    number: String(order.number),
    shop: settings.name,
    name: `${firstName} ${order.billing.last_name}`.trim(),
    named: firstName ? 'yes' : 'no',
    firstName,
    payment: order.payment.title || '–',
    // Shipments have their own mails.
    shipped: order.needsShipping && order.fulfilments.length === 0 ? 'yes' : 'no',
    message,
    reason: message,
    invoice: invoice?.number ?? '',
    kind: invoice?.kind ?? '',
    hasReason: message ? 'yes' : 'no',
    inMoney: !refund || refund.inMoney > 0 ? 'yes' : 'no',
    amount: formatMoney(amount, currency, locale),
    due: due > 0 ? formatMoney(due, currency, locale) : 'none',
    hasDeadline: deadline === undefined ? 'no' : 'yes',
    deadline:
      deadline === undefined ? '' : formatDate(deadline, { locale, timeZone: order.timeZone }),
  }
  const own = ownMailText(settings, template, {
    locale,
    values: {
      ...values,
      total: formatMoney(order.totals.total, currency, locale),
      date: formatDate(order.createdAt, { locale, timeZone: order.timeZone }),
      due: formatMoney(Math.max(due, 0), currency, locale),
    },
  })
  const intro = own.intro || t(`${template}.intro`, values)
  const heading = own.heading || t(`${template}.heading`, values)
  const href = forCustomer
    ? new URL(orderReceivedPath(settings, order), publicUrl).href
    : new URL(`/admin/orders/${order.id}`, publicUrl).href
  const parts: MailPart[] = [
    ...(forCustomer && template !== 'order-note'
      ? [{ kind: 'text', text: t('hello', values) } as const]
      : []),
    { kind: 'text', text: intro },
    ...(['toCards', 'asCredit'] as const).flatMap(part =>
      refund && refund[part] > 0
        ? [
            {
              kind: 'text',
              text: t(part, { amount: formatMoney(refund[part], currency, locale) }),
            } as const,
          ]
        : [],
    ),
    ...(forCustomer ? downloadParts(order, t, { publicUrl, locale }) : []),
    ...(reviewable
      ? reviewParts(reviewable, t, publicUrl)
      : itemParts(order, t, { fulfilment, returned })),
    ...(WITH_PAYMENT.includes(template) || asksForMoney ? paymentParts(order, t) : []),
    ...(asksForMoney || (due > 0 && asksForPayment(template, order))
      ? [{ kind: 'link', label: t('payNow'), href: orderPayUrl(publicUrl, order) } as const]
      : []),
    ...(returned || reviewable ? [] : addressParts(order, t)),
    { kind: 'link', label: forCustomer ? t('viewYours') : t('view'), href },
    ...(forCustomer && !reviewable ? withdrawalParts(order, t, { settings, publicUrl }) : []),
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
  ]
  return {
    to,
    // Mail headers are single lines.
    subject: (own.subject || t(`${template}.subject`, values)).replace(/\s+/g, ' '),
    ...composeMailBody(look, { heading, preheader: intro, parts }),
    replyTo: (forCustomer ? settings.email : order.email) || undefined,
  }
}

/** Orders whose buyer chose another method than an online payment have instructions instead. */
function asksForPayment(template: OrderMailTemplate, { payment }: OrderView): boolean {
  if (template === 'order-payment-failed') return true
  return template === 'order-received' && findOnlineMethod(payment.method) !== undefined
}

/** Orders that are completed have started their period at most with this mail. */
function withdrawalParts(
  order: OrderView,
  t: Translate<KeyOf<typeof texts>>,
  { settings, publicUrl }: { settings: ShopSettings; publicUrl: string },
): MailPart[] {
  if (!settings.withdrawal.enabled || !isBinding(order.status)) return []
  const href = new URL(withdrawalPath(settings, order), publicUrl).href
  return [{ kind: 'link', label: t('withdraw'), href }]
}

const reviewParts = (
  items: readonly ReviewableItem[],
  t: Translate<KeyOf<typeof texts>>,
  publicUrl: string,
): MailPart[] =>
  items.map(({ name, path }) => ({
    kind: 'link',
    label: t('reviewItem', { item: name }),
    href: new URL(path, publicUrl).href,
  }))

/** Items of a return or shipment, otherwise of the order with its totals. */
function itemParts(
  order: OrderView,
  t: Translate<KeyOf<typeof texts>>,
  about: { fulfilment: FulfilmentView | undefined; returned: readonly Item[] | undefined },
): MailPart[] {
  if (about.fulfilment) return fulfilmentParts(about.fulfilment, t)
  if (!about.returned) return [{ kind: 'rows', rows: [...lineRows(order), ...totalRows(order, t)] }]
  if (about.returned.length === 0) return []
  const lines = about.returned.map(({ name, quantity }) => `${quantity} × ${name}`)
  return [{ kind: 'lines', title: t('returnedItems'), lines }]
}

interface Item {
  name: string
  quantity: number
}

function addressParts(order: OrderView, t: Translate<KeyOf<typeof texts>>): MailPart[] {
  return [
    { kind: 'lines', title: t('note'), lines: order.note.split('\n') },
    ...enteredParts(order, t),
    { kind: 'lines', title: t('billingAddress'), lines: billingLines(order, t) },
    ...(order.needsShipping
      ? [{ kind: 'lines', title: t('shippingAddress'), lines: shippingLines(order) } as const]
      : []),
  ]
}

/** Items and tracking of one shipment. */
function fulfilmentParts(
  { carrier, trackingNumber, trackingUrl, lines }: FulfilmentView,
  t: Translate<KeyOf<typeof texts>>,
): MailPart[] {
  const number = [carrierName(carrier), trackingNumber].filter(Boolean).join(' ')
  return [
    { kind: 'rows', rows: lines.map(line => ({ label: line.name, value: `× ${line.quantity}` })) },
    { kind: 'lines', title: t('tracking'), lines: [number] },
    ...(trackingUrl ? [{ kind: 'link', label: t('track'), href: trackingUrl } as const] : []),
  ]
}

/** Answers to the owner's own checkout fields, and the gift message. */
function enteredParts(order: OrderView, t: Translate<KeyOf<typeof texts>>): MailPart[] {
  const { giftMessage } = order
  return [
    ...enteredFields(order, t).map(
      ({ label, value }) => ({ kind: 'lines', title: label, lines: value.split('\n') }) as const,
    ),
    ...(giftMessage === undefined
      ? []
      : [
          {
            kind: 'lines',
            title: t('giftMessage'),
            lines: (giftMessage || t('isGift')).split('\n'),
          } as const,
        ]),
  ]
}

/** Links to available downloads. */
function downloadParts(
  { downloads, timeZone }: OrderView,
  t: Parameters<typeof orderTotalRows>[1],
  { publicUrl, locale }: { publicUrl: string; locale: string },
): MailPart[] {
  const ready = downloads.filter(one => one.state === 'ready')
  if (ready.length === 0) return []
  return [
    { kind: 'heading', text: t('downloads') },
    ...ready.flatMap(download => {
      const limits = downloadLimits(download, t, { locale, timeZone })
      return [
        { kind: 'link', label: download.name, href: new URL(download.path, publicUrl).href },
        ...(limits ? [{ kind: 'note', text: limits } as const] : []),
      ] satisfies MailPart[]
    }),
  ]
}

function lineRows(order: OrderView) {
  const { lines, money } = order
  return lines.map(line => ({
    label: `${line.quantity} × ${line.name}`,
    value: formatMoney(line.subtotal, money.currency, money.locale),
    details: [
      ...line.options.map(option => `${option.name}: ${option.value}`),
      ...(isPaid(order) && line.purchaseNote ? [line.purchaseNote] : []),
    ],
  }))
}

function totalRows(order: OrderView, t: Parameters<typeof orderTotalRows>[1]) {
  return orderTotalRows(order, t).map(({ id, ...row }) => ({ ...row, isTotal: id === 'total' }))
}

/** Payment instructions. */
function paymentParts(order: OrderView, t: Parameters<typeof orderTotalRows>[1]): MailPart[] {
  const { title, instructions, accounts } = order.payment
  return [
    { kind: 'lines', title, lines: instructions.split('\n') },
    ...accounts.map(
      account =>
        ({
          kind: 'rows',
          rows: transferFacts(order, account, t).map(([label, value]) => ({ label, value })),
        }) as const,
    ),
  ]
}

const billingLines = (
  { billing, money, vatId }: OrderView,
  t: Parameters<typeof orderTotalRows>[1],
) => [
  ...addressLines(billing, money.locale),
  ...(vatId ? [t('vatId', { number: vatId.number })] : []),
  billing.phone,
  billing.email,
]

const shippingLines = ({ shipping, money }: OrderView) => addressLines(shipping, money.locale)

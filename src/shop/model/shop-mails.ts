/** Mails about an order, by the name of their template. */
export const ORDER_MAIL_TEMPLATES = [
  'order-received',
  'order-notice',
  'order-on-hold',
  'order-paid',
  'order-completed',
  'order-cancelled',
  'order-refunded',
  'order-partly-refunded',
  'order-shipped',
  'order-invoice',
  'order-note',
  'order-payment-failed',
  'order-dispute',
  'order-edited',
  'order-payment',
  'return-notice',
  'return-requested',
  'return-accepted',
  'return-declined',
  'review-request',
] as const
export type OrderMailTemplate = (typeof ORDER_MAIL_TEMPLATES)[number]

/** Mails about stock. */
export const STOCK_MAILS = ['stock-low', 'stock-out'] as const
export type StockMail = (typeof STOCK_MAILS)[number]

/** The receipt of a withdrawal from a contract, and the mail about it to the shop. */
export const WITHDRAWAL_MAILS = ['withdrawal-receipt', 'withdrawal-notice'] as const
export type WithdrawalMail = (typeof WITHDRAWAL_MAILS)[number]

/** The mail to the shop about a new review. */
export const REVIEW_MAIL = 'review-notice'

/** Mails to visitors who wait for a product: the confirmation, and that it is back in stock. */
export const STOCK_ALERT_MAILS = ['stock-alert-confirm', 'stock-alert'] as const
export type StockAlertMail = (typeof STOCK_ALERT_MAILS)[number]

/** The mail about a cart that was not ordered. */
export const CART_REMINDER_MAIL = 'cart-reminder'

/** All mails of the shop. */
export const SHOP_MAILS = [
  ...ORDER_MAIL_TEMPLATES,
  ...WITHDRAWAL_MAILS,
  'gift-card',
  ...STOCK_MAILS,
  REVIEW_MAIL,
  ...STOCK_ALERT_MAILS,
  CART_REMINDER_MAIL,
] as const
export type ShopMail = (typeof SHOP_MAILS)[number]

/** Mails to the shop; the others are for customers. */
export const MAILS_TO_SHOP: readonly ShopMail[] = [
  'order-notice',
  'order-dispute',
  'return-notice',
  'withdrawal-notice',
  ...STOCK_MAILS,
  REVIEW_MAIL,
]

/**
 * Mails that cannot be turned off: receipts that the law demands, what staff sends on purpose, and
 * mails without which money, a code or a promise would be lost.
 */
export const REQUIRED_MAILS: readonly ShopMail[] = [
  'order-received',
  'order-note',
  'order-payment',
  'order-invoice',
  'order-dispute',
  'return-requested',
  'withdrawal-receipt',
  'gift-card',
  ...STOCK_ALERT_MAILS,
  CART_REMINDER_MAIL,
]

const OF_ORDER = ['number', 'name', 'firstName', 'shop', 'total', 'date', 'payment'] as const
const OF_WITHDRAWAL = ['name', 'contract', 'moment', 'shop'] as const
const OF_STOCK = ['product', 'sku', 'left', 'shop'] as const

const OF_REVIEW = ['product', 'name', 'stars', 'shop'] as const

const FURTHER: Partial<Record<ShopMail, readonly string[]>> = {
  'order-on-hold': ['due'],
  'order-payment-failed': ['due'],
  'order-edited': ['due'],
  'order-payment': ['due'],
  'order-partly-refunded': ['amount', 'reason'],
  'order-dispute': ['amount', 'reason'],
  'order-invoice': ['invoice'],
  'order-note': ['message'],
  'return-notice': ['reason'],
  'return-requested': ['reason'],
  'return-accepted': ['reason'],
  'return-declined': ['reason'],
}

/** Placeholders that texts of a mail may contain, such as `{number}`. */
export function mailPlaceholders(mail: ShopMail): readonly string[] {
  if (mail === 'gift-card') return ['shop', 'name', 'amount', 'sender']
  if ((STOCK_MAILS as readonly string[]).includes(mail)) return OF_STOCK
  if ((WITHDRAWAL_MAILS as readonly string[]).includes(mail)) return OF_WITHDRAWAL
  if (mail === REVIEW_MAIL) return OF_REVIEW
  if (mail === CART_REMINDER_MAIL) return ['shop']
  if ((STOCK_ALERT_MAILS as readonly string[]).includes(mail)) return ['product', 'shop']
  return [...OF_ORDER, ...(FURTHER[mail] ?? [])]
}

/** Placeholder without which the introduction of a mail would lose its content. */
export const REQUIRED_PLACEHOLDERS: Partial<Record<ShopMail, string>> = { 'order-note': 'message' }

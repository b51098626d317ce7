import type { Minor } from '#base'
import type { ChosenOption } from '../cart/view.ts'
import type { MoneyFormat, Picture } from '../catalog/view.ts'
import type { Address, BillingAddress } from '../checkout/addresses.ts'
import type { Totals } from '../pricing/totals.ts'
import type { BankAccount } from '../settings.ts'
import type { OrderStatus } from './status.ts'

export interface OrderLineView {
  id: string
  productId: string
  variantId: string
  name: string
  sku: string | undefined
  options: ChosenOption[]
  picture: Picture | undefined
  quantity: number
  unitPrice: Minor
  /** Before and after discounts, as displayed. */
  subtotal: Minor
  total: Minor
  tax: Minor
  /** The product's purchase note when it was bought. */
  purchaseNote: string
}

/**
 * `waiting`: the order is not paid yet. `ended`: the order was cancelled or refunded, or its payment failed.
 */
export type DownloadState = 'ready' | 'waiting' | 'expired' | 'used-up' | 'ended'

/** A file that belongs to an order line. */
export interface OrderDownloadView {
  id: string
  lineId: string
  name: string
  state: DownloadState
  /** Where the buyer gets it. */
  path: string
  /** Counted so far. */
  downloads: number
  /** Null: unlimited. */
  left: number | null
  /** Null: never. */
  expiresAt: number | null
}

/**
 * What happened: a new state, a note of the staff's own, a note that the buyer was sent, a mail that was sent again, a
 * change of the order itself, downloads that were renewed, personal data that was erased.
 */
export const ORDER_EVENT_KINDS = [
  'status',
  'note',
  'customer-note',
  'mail',
  'change',
  'downloads',
  'erased',
] as const
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]

/** Who changes orders by itself; the message of such an event is a `SystemReason`. */
export const SYSTEM_AUTHOR = 'system'
export type SystemReason = 'unpaid'

export interface OrderEventView {
  kind: OrderEventKind
  /** Names it among the order's events. */
  position: number
  from: OrderStatus | undefined
  to: OrderStatus | undefined
  message: string
  author: string
  createdAt: number
}

export type OrderTotals = Omit<Totals, 'lines'>

/** An order as its buyer and the shop see it. */
export interface OrderView {
  id: string
  number: number
  key: string
  status: OrderStatus
  createdAt: number
  /** When personal data was erased; null while the order has it. */
  erasedAt: number | null
  /** The site's, for dates. */
  timeZone: string
  email: string
  billing: BillingAddress
  shipping: Address
  needsShipping: boolean
  note: string
  /** Instructions and accounts are empty once the order is paid, or nothing is to be paid any more. */
  payment: { method: string; title: string; instructions: string; accounts: BankAccount[] }
  shippingTitle: string | undefined
  lines: OrderLineView[]
  downloads: OrderDownloadView[]
  totals: OrderTotals
  money: MoneyFormat
}

/** What the page after the order may show to whoever asks. */
export type OrderReceivedView =
  | { access: 'full'; order: OrderView }
  /** A guest comes back later: the billing address's e-mail opens it. */
  | { access: 'verify'; number: number; key: string; failed: boolean }
  /** Unknown order or wrong key: nothing but thanks. */
  | { access: 'none' }

export interface OrderSummary {
  id: string
  number: number
  status: OrderStatus
  createdAt: number
  name: string
  email: string
  total: Minor
  currency: string
  /** Items in all lines. */
  quantity: number
}

/** One row of the admin's list. */
export interface OrderListItem extends OrderSummary {
  payment: string
  paymentTitle: string
  note: string
  /** When personal data was erased; null while the order has it. */
  erasedAt: number | null
  /** Where it may go from here. */
  next: OrderStatus[]
}

/** What became of a mail about an order. */
export interface OrderMailState {
  /** The event that it goes with; undefined for the two mails of the order itself. */
  position: number | undefined
  template: OrderMailTemplate
  /** `saved`: to the mail folder, for want of a mail server. */
  state: 'waiting' | 'sent' | 'saved' | 'failed'
  at: number
}

export const ORDER_MAIL_TEMPLATES = [
  'order-received',
  'order-notice',
  'order-paid',
  'order-completed',
  'order-cancelled',
  'order-refunded',
  'order-note',
] as const
export type OrderMailTemplate = (typeof ORDER_MAIL_TEMPLATES)[number]

/** An order as the staff works on it. */
export interface OrderDetail extends OrderView {
  events: OrderEventView[]
  mails: OrderMailState[]
  next: OrderStatus[]
  /** The state before, when the order may go straight back to it. */
  undo: OrderStatus | undefined
  /** Files that the products of a paid order have gained since it was placed. */
  newDownloads: number
  /** Mails to the buyer that fit the order as it is. */
  sendable: OrderMailTemplate[]
}

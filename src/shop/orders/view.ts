import type { Minor } from '#base'
import type { Address, BillingAddress } from '../address/addresses.ts'
import type { OrderDownloadView } from '../downloads/view.ts'
import type { Exchange } from '../model/currency-settings.ts'
import type { CustomFieldValue } from '../model/custom-fields.ts'
import type { Picture } from '../model/media.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type {
  FulfilmentState,
  PaymentRefundState,
  PaymentRowState,
  PaymentState,
} from '../model/payment-state.ts'
import type { BankAccount } from '../model/settings.ts'
import type { OrderMailTemplate } from '../model/shop-mails.ts'
import type { ChosenOption, MoneyFormat, ShownExemption } from '../model/shown-values.ts'
import type { LineKind } from '../money/settle.ts'
import type { Totals } from '../money/totals.ts'
import type { VatCheck } from '../tax/check-vat-id.ts'
import type { OrderEventKind } from './event-kinds.ts'
import type { ReturnsView, ReturnView } from './returns/view.ts'

export { ORDER_EVENT_KINDS, type OrderEventKind } from './event-kinds.ts'

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
  /** The product's purchase note at the time of purchase. */
  purchaseNote: string
}

/** Message of automatic changes. */
export type SystemReason = 'unpaid' | 'paid-without-stock' | `dispute-${'open' | 'won' | 'lost'}`

export interface OrderEventView {
  kind: OrderEventKind
  /** Position among the order's events. */
  position: number
  from: OrderStatus | undefined
  to: OrderStatus | undefined
  message: string
  /** Received or refunded money. */
  amount: Minor | undefined
  author: string
  createdAt: number
}

/** An issued invoice or credit note. */
export interface InvoiceView {
  id: string
  kind: 'invoice' | 'credit-note'
  number: string
  /** ISO date. */
  issuedOn: string
  total: Minor
  isCancelled: boolean
  /** For the buyer: opens only where the order page does. */
  path: string
}

/** An order for buyer and staff. */
export interface OrderView {
  id: string
  number: number
  key: string
  status: OrderStatus
  createdAt: number
  /** Time of erasing personal data; null if not erased. */
  erasedAt: number | null
  /** Time zone of the site. */
  timeZone: string
  email: string
  billing: BillingAddress
  shipping: Address
  needsShipping: boolean
  note: string
  /** Answers to the owner's own checkout fields. */
  customFields: CustomFieldValue[]
  /** May be empty; undefined if the order is no gift. */
  giftMessage: string | undefined
  /** Name of the buyer's group at the time of purchase; empty without one. */
  customerGroup: string
  /** Empty once the order is paid or needs no payment. */
  payment: { method: string; title: string; instructions: string; accounts: BankAccount[] }
  shippingTitle: string | undefined
  lines: OrderLineView[]
  downloads: OrderDownloadView[]
  fulfilments: FulfilmentView[]
  totals: Totals
  /** Why no tax was charged, and where; undefined if it was. */
  exemption: ShownExemption | undefined
  /** Issued invoices and credit notes, oldest first. */
  invoices: InvoiceView[]
  /** Path of the accepted terms; empty if none were required. */
  termsPath: string
  /** VAT ID of the business that ordered, and the result of its check. */
  vatId: VatCheck | undefined
  /** Sums of settled payments and of refunds. */
  paid: Minor
  refunded: Minor
  paymentState: PaymentState
  fulfilmentState: FulfilmentState
  money: MoneyFormat
  /** Of an order in another currency than the shop's, as of the purchase. */
  exchange?: Exchange | undefined
}

/** A shipment of an order. */
export interface FulfilmentView {
  id: string
  /** Counted from 1. */
  position: number
  /** Id of a carrier, or empty. */
  carrier: string
  trackingNumber: string
  /** Page of the carrier; empty if unknown. */
  trackingUrl: string
  /** Position of its event. */
  eventPosition: number
  createdAt: number
  lines: { lineId: string; name: string; quantity: number }[]
}

/** An attempt to pay an order. */
export interface PaymentView {
  id: string
  /** Id of the payment method. */
  method: string
  /** The provider's id of the payment, or the end of a gift card's code; empty if staff recorded it. */
  reference: string
  /** The gift card that paid. */
  giftCardId?: string
  state: PaymentRowState
  amount: Minor
  isTest: boolean
  author: string
  /** When it was settled, or started. */
  at: number
  mayVoid: boolean
  /** Authorized money can be captured or released. */
  mayCapture: boolean
  /** Until when authorized money can be captured. */
  capturableUntil: number | undefined
  /** Why the last try was declined, in the provider's words. */
  problem: string
}

/** Money that a refund returns through the provider of a payment. */
export interface PaymentRefundView {
  id: string
  /** Id of the payment method. */
  method: string
  amount: Minor
  state: PaymentRefundState
  /** The provider's id of the refund; empty if it has none. */
  reference: string
  problem: string
  at: number
  /** The provider refused it, and it can be sent again. */
  mayRetry: boolean
  /** The part that belongs to no refund of the order. */
  unrecorded: Minor
}

/** A payment that the buyer disputed at the bank. */
export interface DisputeView {
  reference: string
  state: 'open' | 'won' | 'lost'
  reason: string
  amount: Minor
  /** Until when the shop can answer. */
  dueAt: number | undefined
}

/** The rest of an order line to refund and to ship. */
export interface OpenLineView {
  id: string
  kind: LineKind
  name: string
  /** Items that were not refunded. */
  quantity: number
  /** With tax. */
  amount: Minor
  /** Items that a refund can return to stock. */
  restockable: number
  /** Items that are not shipped. */
  toShip: number
}

/** Content of the order received page by access. */
export type OrderReceivedView =
  | {
      access: 'full'
      order: OrderView
      /** Empty unless the order waits for an online payment. */
      payPath: string
      returns?: ReturnsView
      /** Path of the form to withdraw from the contract, while it is offered. */
      withdrawalPath?: string
    }
  /** Returning guests must enter the billing email. */
  | { access: 'verify'; number: number; key: string; failed: boolean }
  /** It belongs to an account. */
  | { access: 'sign-in'; number: number; signInPath: string }
  /** Unknown order or wrong key: shows only a thank you. */
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
  /** Number of items. */
  quantity: number
}

/** A row of the admin's list. */
export interface OrderListItem extends OrderSummary {
  payment: string
  paymentTitle: string
  paymentState: PaymentState
  fulfilmentState: FulfilmentState
  paid: Minor
  refunded: Minor
  note: string
  /** Time of erasing personal data; null if not erased. */
  erasedAt: number | null
  /** Allowed transitions. */
  next: OrderStatus[]
}

/** Delivery state of a mail about an order. */
export interface OrderMailState {
  /** Related event; undefined for the two initial mails. */
  position: number | undefined
  template: OrderMailTemplate
  /** `saved`: written to the mail folder because no mail server is configured. */
  state: 'waiting' | 'sent' | 'saved' | 'failed'
  at: number
}

/** Data of the seller that is missing in the settings. */
export type InvoiceProblem = 'invoice-seller-incomplete' | 'invoice-vat-id-missing'

/** An order for staff. */
export interface OrderDetail extends OrderView {
  events: OrderEventView[]
  mails: OrderMailState[]
  next: OrderStatus[]
  /** Previous status if the last change can be undone. */
  undo: OrderStatus | undefined
  /** Product files added since the order was placed. */
  newDownloads: number
  payments: PaymentView[]
  paymentRefunds: PaymentRefundView[]
  disputes: DisputeView[]
  /** Sum that can be refunded through providers. */
  onlineRefundable: Minor
  /** Sum that can be refunded in money. Refunds beyond it go back to gift cards. */
  moneyRefundable: Minor
  /** Why no invoice can be created; undefined if one can be, or exists. */
  invoiceProblem: InvoiceProblem | undefined
  mayInvoice: boolean
  /** The rest of the lines to refund and to ship. */
  openLines: OpenLineView[]
  /** Mails to the buyer that fit the current status. */
  sendable: OrderMailTemplate[]
  returns: ReturnView[]
  /** URL of the page on which the buyer pays the balance. */
  paymentUrl: string
  isEditable: boolean
}

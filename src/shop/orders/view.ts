import type { Minor } from '#base'
import type { ChosenOption } from '../cart/view.ts'
import type { MoneyFormat, Picture } from '../catalog/view.ts'
import type { Address, BillingAddress } from '../checkout/address.ts'
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
}

export interface OrderEventView {
  kind: 'status' | 'note'
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
  email: string
  billing: BillingAddress
  shipping: Address
  needsShipping: boolean
  note: string
  payment: { method: string; title: string; instructions: string; accounts: BankAccount[] }
  shippingTitle: string | undefined
  lines: OrderLineView[]
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
  pieces: number
}

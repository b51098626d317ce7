import type { Minor } from '#base'
import type { MoneyFormat, Picture } from '../catalog/view.ts'
import type { Totals } from '../pricing/totals.ts'
import type { AddMessage } from './add-texts.ts'
import type { CartMessage } from './texts.ts'

export interface ChosenOption {
  name: string
  value: string
}

/** A message for the visitor, shown once. */
export type CartNotice<Said = CartMessage> = Said & {
  kind: 'success' | 'error' | 'info'
  /** Line that Undo brings back. */
  undo?: string
  /** Where the cart is, for pages that do not show it. */
  cartPath?: string
}

export interface CartLineView {
  id: string
  productId: string
  variantId: string
  /** Empty where there is no page of it. */
  path: string
  /** Empty where the product is gone. */
  name: string
  options: ChosenOption[]
  sku: string | undefined
  picture: Picture | undefined
  /** Undefined for what is not sold at the moment. */
  unitPrice: Minor | undefined
  /** Present when reduced. */
  regularPrice: Minor | undefined
  quantity: number
  /** The most that can be ordered; undefined for no bound. */
  max: number | undefined
  soldIndividually: boolean
  subtotal: Minor
  backordered: boolean
  /** Why the line cannot be ordered as it is. */
  problem: CartMessage | undefined
}

export interface ShippingChoice {
  id: string
  title: string
  /** As shown to the destination. */
  cost: Minor
}

export interface CartView {
  lines: CartLineView[]
  /** Pieces in the cart. */
  count: number
  notices: CartNotice[]
  totals: Totals
  needsShipping: boolean
  /** Methods for the destination, and the one reckoned with. */
  shipping: { methods: ShippingChoice[]; chosen: string | undefined }
  money: MoneyFormat
  paths: { shop: string; cart: string; checkout: string }
}

/** The cart after something was added: what is said of that comes first. */
export type CartAfterAdding = Omit<CartView, 'notices'> & {
  notices: [CartNotice<AddMessage>, ...CartNotice[]]
}

/** Why something could not be added to the cart, and what was chosen. */
export interface AddRefusal {
  productId: string | undefined
  message: AddMessage
  /** Chosen value per option key. */
  options: Record<string, string>
  quantity: string
}

/** Why the cart could not be changed, and the quantities that were entered, by line. */
export interface CartRefusal {
  errors: { lineId: string | undefined; message: CartMessage }[]
  quantities: Record<string, string>
}

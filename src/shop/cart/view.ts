import type { Minor } from '#base'
import type { CouponMessage } from '../discounts/texts.ts'
import type { GiftCardMessage } from '../gift-cards/texts.ts'
import type { Picture } from '../model/media.ts'
import type { PickupPlace } from '../model/shipping-settings.ts'
import type { ChosenOption, MoneyFormat, ShownExemption } from '../model/shown-values.ts'
import type { Totals } from '../money/totals.ts'
import type { FreeShipping } from '../shipping/methods.ts'
import type { VatState } from '../tax/check-vat-id.ts'
import type { AddMessage } from './add-texts.ts'
import type { CartMessage } from './texts.ts'

/** A message shown once. */
export type CartNotice<Said = CartMessage> = Said & {
  kind: 'success' | 'error' | 'info'
  /** Line that Undo restores. */
  undo?: string
  /** Link to the cart, for other pages. */
  cartPath?: string
  /** Link to the wishlist that the product is in now. */
  wishlistPath?: string
}

export interface CartLineView {
  id: string
  productId: string
  variantId: string
  /** Empty if the product has no page. */
  path: string
  /** Empty if the product was deleted. */
  name: string
  options: ChosenOption[]
  sku: string | undefined
  picture: Picture | undefined
  /** Undefined if currently unavailable. */
  unitPrice: Minor | undefined
  /** Only if reduced. */
  regularPrice: Minor | undefined
  /** The price before it changed, if that is announced. */
  priceBefore?: Minor | undefined
  /** Charged once for the line, in addition to the price of the items. */
  once?: Minor | undefined
  quantity: number
  /** Maximum quantity; undefined if unlimited. */
  max: number | undefined
  /** Least quantity that can be ordered. */
  min: number
  /** It is sold in multiples of this. */
  step: number
  soldIndividually: boolean
  subtotal: Minor
  backordered: boolean
  /** Reason why it cannot be ordered. */
  problem: CartMessage | undefined
}

export interface ShippingChoice {
  id: string
  title: string
  /** As displayed for the destination. */
  cost: Minor
  /** Working days until delivery. */
  delivery: { from: number; to: number } | undefined
  /** The same as dates, if the shop states them. */
  dates?: string
  /** The place at which buyers collect the order. */
  place: PickupPlace | undefined
}

export interface CartShipping {
  /** Methods for the destination and the selected one. */
  methods: ShippingChoice[]
  chosen: string | undefined
  /** The buyer's choice is no longer offered; another method is selected. */
  isChoiceGone: boolean
  /** Where the costs apply. `isKnown` is false for the location of the shop. */
  destination: { country: string; state: string; postcode: string; city: string; isKnown: boolean }
}

/** A coupon code of a cart. */
export interface CartCoupon {
  code: string
  /** Of its discount in the totals; undefined if there is no such code. */
  id: string | undefined
  freeShipping: boolean
  /** Why it does not apply at present. */
  problem: CouponMessage | undefined
}

/** A gift card or store credit of a cart. */
export interface CartGiftCard {
  id: string
  kind: 'gift-card' | 'store-credit'
  lastFour: string
  balance: Minor
  currency: string
  /** The part of the total that it pays. */
  amount: Minor
  /** Why it pays nothing at present. */
  problem: GiftCardMessage | undefined
}

/** What the buyer wrote for the order; undefined if the shop does not offer it. */
export interface CartNotes {
  order: string | undefined
  gift: { isGift: boolean; message: string } | undefined
}

export interface CartView {
  lines: CartLineView[]
  coupons: CartCoupon[]
  giftCards: CartGiftCard[]
  /** Whether gift cards are bought. */
  hasGiftCards: boolean
  /** The rest of the total after gift cards. */
  due: Minor
  /** Number of items. */
  count: number
  notices: CartNotice[]
  totals: Totals
  /** Why no tax is charged, and where; undefined if it is. */
  exemption: ShownExemption | undefined
  /** Result of checking the VAT ID; undefined if none was entered. */
  vatState: VatState | undefined
  needsShipping: boolean
  shipping: CartShipping
  /** Value from which a method of the destination is free, and how much is left; undefined without one. */
  freeShipping: FreeShipping | undefined
  notes: CartNotes
  money: MoneyFormat
  paths: { shop: string; cart: string; checkout: string }
}

/** The cart after adding; starts with the notice about that. */
export type CartAfterAdding = Omit<CartView, 'notices'> & {
  notices: [CartNotice<AddMessage>, ...CartNotice[]]
}

/** A refused addition and the chosen options. */
export interface AddRefusal {
  productId: string | undefined
  message: AddMessage
  /** Chosen value per option key. */
  options: Record<string, string>
  /** Entered value per add-on. */
  addons?: Record<string, string>
  /** The add-on that the message is about. */
  addon?: string | undefined
  quantity: string
}

/** A refused cart change with the entered quantities by line. */
export interface CartRefusal {
  errors: { lineId: string | undefined; message: CartMessage }[]
  quantities: Record<string, string>
  /** A refused address for shipping, as entered. */
  estimate?: { country: string; state: string; postcode: string; city: string }
  /** A refused coupon code as entered, with its message for the field. */
  coupon?: RefusedCoupon
  note?: RefusedNote
}

export interface RefusedCoupon {
  code: string
  message: CartMessage
}

export type NoteField = 'order_comments' | 'gift_message'

/** A refused note as entered, with its message for the field. */
export interface RefusedNote {
  field: NoteField
  text: string
  message: CartMessage
}

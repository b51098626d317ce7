/** Functions for shop islands; imports no schemas. */

import { CART_COUNT_COOKIE, toCounted } from './cart/counted-cart.ts'
import type { CartView } from './cart/view.ts'

export { ADDRESS_FIELDS, type AddressField, isRequired } from './address/addresses.ts'
export { STATES, stateName } from './address/states.ts'
export { type AddMessage, addTexts } from './cart/add-texts.ts'
export { cardName } from './cart/card-name.ts'
export { describeShipping } from './cart/describe-shipping.ts'
export { type CartMessage, cartTexts } from './cart/texts.ts'
export type {
  AddRefusal,
  CartAfterAdding,
  CartCoupon,
  CartGiftCard,
  CartLineView,
  CartNotes,
  CartNotice,
  CartRefusal,
  CartView,
  NoteField,
  RefusedCoupon,
  RefusedNote,
} from './cart/view.ts'
export { type Badge, type BadgeOptions, badgesOf, percentText } from './catalog/badges.ts'
export type { BrandView } from './catalog/categories.ts'
export { nameOptions, readChoice, writeChoice } from './catalog/choice-address.ts'
export { type Combination, combine, pictureFor, variantFor } from './catalog/combine.ts'
export type { FilterFacet, FilterValue, ListFilters } from './catalog/filters.ts'
export { priceText } from './catalog/price-text.ts'
export type { ShownSwatch } from './catalog/swatch.ts'
export {
  badgeTexts,
  priceTexts,
  ratingTexts,
  stockTexts,
} from './catalog/texts.ts'
export type {
  Business,
  CardSwatches,
  Measures,
  PriceRange,
  ProductCard,
  ProductDetail,
  ProductOption,
  Rating,
  ShownAddon,
  ShownSurcharge,
  Term,
  VariantView,
} from './catalog/view.ts'
export { SORTS } from './catalog/view.ts'
export type { CheckoutError } from './checkout/checkout-error.ts'
export { type CheckoutMessage, checkoutTexts } from './checkout/texts.ts'
export { validateCheckout } from './checkout/validate.ts'
export type { CheckoutAccount, CheckoutState, CheckoutView } from './checkout/view.ts'
export { chargedPrices } from './model/addon.ts'
export {
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
  type FormField,
  readCheckoutFields,
} from './model/checkout-fields.ts'
export {
  CUSTOM_FIELD_LENGTHS,
  type CustomField,
  type CustomFieldPlace,
  fieldsOfOrder,
} from './model/custom-fields.ts'
export type { Picture, ProductVideo } from './model/media.ts'
export { ANY_QUANTITY, MAX_QUANTITY, type QuantityRule } from './model/quantity-rule.ts'
export type { MoneyFormat } from './model/shown-values.ts'
export { surchargeOf } from './money/addon-price.ts'
export type { OrderPayView, PayMethod, PayReason } from './orders/payments/pay-view.ts'
export { orderTexts } from './orders/texts.ts'
export { addedTaxes, includedTaxes, orderTotalRows } from './orders/total-rows.ts'
export { transferFacts } from './orders/transfer-facts.ts'
export { NO_PAYMENT } from './payments/method.ts'
export type { NextStep } from './payments/provider.ts'
export {
  type PhotoProblem,
  REVIEW_LENGTHS,
  REVIEW_PHOTOS,
  type ReviewSummary,
  reviewPhotoName,
  type ShownReview,
  STARS,
  type Stars as StarCount,
} from './reviews/review.ts'
export type { StockState } from './stock/availability.ts'
export { type WishMessage, wishRefusalKey } from './wishlist/wish-message.ts'
export { wishTexts } from './wishlist/wish-texts.ts'

/** Whether the visitor's cart was changed since `cart` was read: by another part of the page, or in another tab. */
export function hasCartChanged(cart: CartView): boolean {
  const cookie = new RegExp(`(?:^|; )${CART_COUNT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  return cookie !== undefined && cookie !== toCounted(cart)
}

/** Detail of the event `vt:cart`. */
export interface CartChange {
  /** Whether the cart may be opened for something added. */
  wasAdded?: boolean
  /** Whether the carts on the page show the change already. */
  isShown?: boolean
}

/** Notifies the page of the products in the wishlist after a change. */
export function announceWishes(productIds: readonly string[]) {
  document.dispatchEvent(new CustomEvent('vt:wishes', { detail: productIds }))
}

/** Notifies the page of a changed cart; the count is in the cookie. */
export function announceCart(change: CartChange = {}) {
  document.dispatchEvent(new CustomEvent<CartChange>('vt:cart', { detail: change }))
}

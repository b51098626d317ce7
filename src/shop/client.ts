/** What the shop's islands use in the browser; nothing of it pulls in a schema. */
export type { CartLineView, CartNotice, CartView } from './cart/view.ts'
export { type Combination, combine } from './catalog/combine.ts'
export { priceText } from './catalog/price-text.ts'
export type {
  Measures,
  MoneyFormat,
  Picture,
  PriceRange,
  ProductCard,
  ProductDetail,
  ProductOption,
  StockState,
  VariantView,
} from './catalog/view.ts'
export { SORT_LABELS, SORTS } from './catalog/view.ts'
export { ADDRESS_FIELDS, type AddressField } from './checkout/address.ts'
export { addressLabel, isRequired } from './checkout/address-rules.ts'
export {
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
  readCheckoutFields,
} from './checkout/fields.ts'
export { STATES } from './checkout/states.ts'
export { type CheckoutError, validateCheckout } from './checkout/validate.ts'
export type { CheckoutView } from './checkout/view.ts'
export { postForm } from './client/post-form.ts'
export { includedTaxNote } from './orders/total-rows.ts'
export type { AddState } from './page-state.ts'

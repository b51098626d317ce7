/** Cart and checkout over HTTP: posted fields, cookies and status codes. */
export {
  addPostedItems,
  CART_CHANGES_PER_MINUTE,
  changePostedCart,
  estimatePostedShipping,
} from './cart-actions.ts'
export {
  placePostedOrder,
  refuseBusyCheckout,
  reviewPostedCheckout,
  verifyPostedEmail,
} from './checkout-actions.ts'
export { CART_COOKIE, cartKeyOf, viewKeysOf } from './cookies.ts'
export { fieldsWith } from './posted-items.ts'

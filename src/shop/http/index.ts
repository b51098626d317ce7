/** Cart and checkout over HTTP: posted fields, cookies and status codes. */

export { type QrCode, toTransferCodes } from '../orders/transfer-codes.ts'
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
export { CART_COOKIE, CURRENCY_COOKIE, cartKeyOf, viewKeysOf } from './cookies.ts'
export {
  COUPON_ATTEMPTS_PER_MINUTE,
  changeCheckoutCoupons,
  changePostedCoupons,
  refuseBusyCheckoutCoupon,
  refuseBusyCoupon,
} from './coupon-actions.ts'
export { CURRENCY_CHANGES_PER_MINUTE, changePostedCurrency } from './currency-actions.ts'
export { openCouponLink } from './linked-coupon.ts'
export { PAYMENT_STARTS_PER_MINUTE, payPostedOrder, refusePayment } from './pay-actions.ts'
export { fieldsWith } from './posted-items.ts'
export { requestPostedReturn } from './return-actions.ts'
export { findShownProduct, isProductPage } from './shown-product.ts'

/** Cart and checkout over HTTP: posted fields, cookies and status codes. */

export { type QrCode, toTransferCodes } from '../orders/transfer-codes.ts'
export {
  ACCOUNT_CHANGES_PER_MINUTE,
  asCustomer,
  deletePostedAccount,
  openPostedLink,
  readJson,
  refuseAccount,
  reorderPosted,
  requestPostedLink,
  SIGN_INS_PER_MINUTE,
  signInPosted,
  signInPostedPasskey,
  signOutPosted,
} from './account-actions.ts'
export { ADD_TO_CART, STOCK_ALERT } from './add-action.ts'
export { savePostedAddress } from './address-actions.ts'
export {
  addPostedItems,
  CART_CHANGES_PER_MINUTE,
  changePostedCart,
  estimatePostedShipping,
} from './cart-actions.ts'
export { CART_FORMS } from './cart-forms.ts'
export {
  fillInPosted,
  placePostedOrder,
  refuseBusyCheckout,
  reviewPostedCheckout,
  verifyPostedEmail,
} from './checkout-actions.ts'
export { CART_COOKIE, CURRENCY_COOKIE, CUSTOMER_COOKIE } from './cookies.ts'
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
export { rememberRestoredCart } from './restored-cart.ts'
export { requestPostedReturn } from './return-actions.ts'
export { findShownArchive } from './shown-archive.ts'
export { findShownProduct, isProductPage } from './shown-product.ts'
export { customerOf, viewKeysFor, visitorCart, wishlistOwner } from './signed-in.ts'
export {
  addPostedWish,
  answerWishes,
  buyPostedWish,
  changePostedWishlist,
  keepPostedProduct,
  removePostedProduct,
  restorePostedWishes,
  saveLineForLater,
  type WishlistReason,
} from './wishlist-actions.ts'

/** Modules without visual variants of their own. */
export const OF_ONE_LOOK = new Set([
  ...['column', 'layout-block', 'post-content', 'split-test', 'tracking-goal'],
  ...['cart', 'checkout', 'order-received', 'order-pay', 'withdrawal', 'account'],
  'wishlist',
  ...['cart-products', 'cart-coupon', 'cart-notes', 'cart-totals'],
  ...['product-rating', 'product-excerpt', 'product-together'],
])

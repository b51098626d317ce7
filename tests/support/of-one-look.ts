/** Modules that have the look of what stands in them, and the shop's own pages. */
export const OF_ONE_LOOK = new Set([
  ...['column', 'layout-block', 'post-content', 'split-test', 'tracking-goal'],
  ...['cart', 'checkout', 'order-received'],
])

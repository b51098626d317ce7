import type { VisitorOfAction } from '#base'
import type { CartCustomer } from '../cart/load-view.ts'
import type { Shop } from '../create-shop.ts'
import { rememberCart } from './cookies.ts'

/** Makes a restored cart that of the browser, and applies the coupon of the mail. Returns its path. */
export async function rememberRestoredCart(
  {
    shop,
    visitor,
    customer,
  }: { shop: Shop; visitor: VisitorOfAction; customer: CartCustomer | undefined },
  key: string,
): Promise<string> {
  const { cartReminders, paths } = await shop.settings()
  // The cart shows the reason if the coupon does not apply.
  if (cartReminders.coupon)
    await shop.cart.applyCoupon({ key, customer, code: cartReminders.coupon })
  rememberCart(visitor, key, await shop.cart.view({ key, customer }))
  return paths.cart
}

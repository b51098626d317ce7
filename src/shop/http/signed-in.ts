import type { Visitor } from '#base'
import type { Shop } from '../create-shop.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import type { WishlistOwner } from '../wishlist/wishlist.ts'
import { CUSTOMER_COOKIE, cartKeyOf, viewKeysOf, wishlistKeyOf } from './cookies.ts'

type CustomerShop = Pick<Shop, 'customers'>

/** The signed-in customer. Without the cookie, nothing is looked up. */
export async function customerOf(
  { customers }: CustomerShop,
  visitor: Visitor,
): Promise<SignedInCustomer | undefined> {
  const token = visitor.cookie(CUSTOMER_COOKIE)
  return token ? customers.session(token) : undefined
}

/** Catalogue, cart and checkout with the prices of a group, in the currency of `shop`. */
export async function storefrontFor(
  shop: Pick<Shop, 'settings' | 'storefront' | 'cart'>,
  groupId: string | undefined,
): Promise<Pick<Shop, 'cart'>> {
  if (!groupId) return shop
  return shop.storefront((await shop.settings()).currency, groupId)
}

/** The visitor's cart, which is the same on all devices of a customer. */
export async function visitorCart(shop: CustomerShop, visitor: Visitor) {
  const customer = await customerOf(shop, visitor)
  return { customer, key: customer?.cartKey ?? cartKeyOf(visitor) }
}

/** Whose wishlist a visitor sees. */
export async function wishlistOwner(shop: CustomerShop, visitor: Visitor): Promise<WishlistOwner> {
  const customer = await customerOf(shop, visitor)
  return { key: wishlistKeyOf(visitor), customerId: customer?.id }
}

/** Keys of the orders that a browser may see, and that of an order of the signed-in customer. */
export async function viewKeysFor(
  shop: CustomerShop & Pick<Shop, 'account'>,
  visitor: Visitor,
  orderNumber: number,
): Promise<string[]> {
  const keys = viewKeysOf(visitor)
  const customer = await customerOf(shop, visitor)
  const order = customer && (await shop.account.order(customer.id, orderNumber))
  return order ? [...keys, order.view_key] : keys
}

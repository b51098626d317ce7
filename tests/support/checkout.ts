import { beforeEach } from 'vitest'
import type { CheckoutFields } from '#shop/schema'
import type { OpenDatabase } from './databases.ts'
import { prepareShop } from './shop.ts'
import { checkoutFields } from './test-shop.ts'

/** A shop with ten bowls at €18.16 per test, with checkout helpers. */
export function prepareCheckout(open: OpenDatabase) {
  const bench = prepareShop(open)
  const bowl = { id: '' }
  beforeEach(async () => {
    const variant = { regularPrice: 1816, stock: { quantity: 10 } }
    const [id = ''] = await bench.shop.catalog.save([{ type: 'simple', name: 'Bowl', variant }])
    bowl.id = id
  })

  const place = (key: string | undefined, changes: Partial<CheckoutFields> = {}) =>
    bench.shop.checkout.place({ key, fields: checkoutFields(changes) })

  async function cartWith(quantity: number, productId = bowl.id) {
    const items = [{ productId, quantity }]
    const cart = await bench.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    return cart.key
  }

  return Object.assign(bench, {
    bowl,
    cartWith,
    place,
    /** Places an order of bowls; throws if refused. */
    async buy(quantity: number, changes: Partial<CheckoutFields> = {}) {
      const placed = await place(await cartWith(quantity), changes)
      if (!placed.ok) throw new Error(placed.reason)
      return placed.order
    },
    /** Id of the first variant of a product. */
    async variantOf(productId = bowl.id) {
      const variant = await bench.db
        .selectFrom('variants')
        .select('id')
        .where('product_id', '=', productId)
        .orderBy('position')
        .executeTakeFirstOrThrow()
      return variant.id
    },
    async stockLeft(productId = bowl.id) {
      const shelf = await bench.db
        .selectFrom('stock_items')
        .select('quantity')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      return shelf.quantity
    },
  })
}

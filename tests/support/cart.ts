import { beforeAll } from 'vitest'
import { MINUTE } from '#base'
import type { ProductInput } from '#shop'
import type { OpenDatabase } from './databases.ts'
import { prepareShop } from './shop.ts'
import { TEST_START } from './test-shop.ts'

const option = { visible: true, variation: true, global: true }

const catalogue: (ProductInput & { sku: string })[] = [
  {
    type: 'simple',
    name: 'Bowl',
    sku: 'bowl',
    variant: { regularPrice: 1816, stock: { quantity: 5 } },
  },
  { type: 'simple', name: 'Plate', sku: 'plate', variant: { regularPrice: 2400 } },
  {
    type: 'simple',
    name: 'Workshop',
    sku: 'course',
    soldIndividually: true,
    variant: { regularPrice: 9000, virtual: true },
  },
  {
    type: 'variable',
    name: 'Mug',
    sku: 'mug',
    options: [
      { ...option, key: 'size', name: 'Size', values: ['S', 'M', 'L'] },
      { ...option, key: 'finish', name: 'Finish', values: ['Blue', 'Ash'] },
    ],
    variants: [
      { sku: 'mug-s', options: { size: 'S' }, regularPrice: 1200 },
      { sku: 'mug-m-blue', options: { size: 'M', finish: 'Blue' }, regularPrice: 1400 },
      { sku: 'mug-gone', options: { size: 'L', finish: 'Ash' } },
    ],
  },
  {
    type: 'simple',
    name: 'Sale',
    sku: 'sale',
    variant: { regularPrice: 1000, salePrice: 700, saleTo: TEST_START + MINUTE },
  },
]

/** A shop with a small catalogue and cart helpers. */
export function prepareCart(open: OpenDatabase) {
  const bench = prepareShop(open)
  /** Product ids by SKU. */
  const id: Record<string, string> = {}
  beforeAll(async () => {
    const ids = await bench.shop.catalog.save(catalogue)
    catalogue.forEach((product, index) => {
      id[product.sku] = ids[index] ?? ''
    })
  })

  /** Adds to a new cart. */
  const add = (sku: string, quantity: unknown = '1', more: object = {}) =>
    bench.shop.cart.add({ key: undefined, items: [{ productId: id[sku], quantity, ...more }] })

  return Object.assign(bench, {
    id,
    add,
    /** Key of a new cart with the product; throws if refused. */
    async cartWith(sku: string, quantity: unknown = '1', more: object = {}) {
      const cart = await add(sku, quantity, more)
      if (!cart.ok) throw new Error(cart.reason)
      return cart.key
    },
  })
}

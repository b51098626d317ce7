import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { prepareShop } from '../../../tests/support/shop.ts'
import type { ProductInput, VariantInput } from './input.ts'

describeDatabases('stock of variants', open => {
  const bench = prepareShop(open)

  const mug = (variants: VariantInput[]): ProductInput => ({
    type: 'variable',
    name: 'Mug',
    sku: 'MUG',
    options: [{ key: 'size', name: 'Size', values: ['S', 'M'], visible: true, variation: true }],
    variants,
  })
  const variant = (size: string, stock: VariantInput['stock']): VariantInput => ({
    sku: `MUG-${size}`,
    options: { size },
    regularPrice: 100,
    ...(stock === undefined ? {} : { stock }),
  })

  async function stockOf(productId: string) {
    const rows = await bench.db
      .selectFrom('stock_items')
      .select(['id', 'quantity'])
      .where('product_id', '=', productId)
      .execute()
    const { items } = await bench.shop.products.list({
      page: 1,
      perPage: 10,
      order: 'asc',
      sort: 'name',
      ids: productId,
    })
    return { rows: rows.length, listed: items[0]?.quantity }
  }

  test('SH-4: a variant that goes takes its stock with it', async () => {
    const both = [variant('S', { quantity: 5 }), variant('M', { quantity: 7 })]
    const [id = ''] = await bench.shop.catalog.save([mug(both)])
    expect(await stockOf(id)).toEqual({ rows: 3, listed: 12 })
    await bench.shop.catalog.save([mug([variant('S', { quantity: 5 })])])
    expect(await stockOf(id)).toEqual({ rows: 2, listed: 5 })
  })

  test('SH-4: a variant that shares the product’s stock has none of its own', async () => {
    const [id = ''] = await bench.shop.catalog.save([mug([variant('S', { quantity: 5 })])])
    const shared = { ...mug([variant('S', 'product')]), variant: { stock: { quantity: 3 } } }
    await bench.shop.catalog.save([shared])
    expect(await stockOf(id)).toEqual({ rows: 1, listed: 3 })
    // The product's own stock item applies only to variants that share it.
    const own = { ...mug([variant('S', { quantity: 5 })]), variant: { stock: { quantity: 3 } } }
    await bench.shop.catalog.save([own])
    expect(await stockOf(id)).toEqual({ rows: 2, listed: 5 })
  })
})

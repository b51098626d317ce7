import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const option = { visible: true, variation: true, global: true }
const LIGHT = { weight: 100, length: 5, width: 10, height: 10 }
const HEAVY = { weight: 400, length: 20, width: 40, height: 30 }

/** WooCommerce's scenario of a variation with its own weight and dimensions. */
describeDatabases('weights of variants', open => {
  const checkout = prepareCheckout(open)

  async function saveStone() {
    checkout.configure({
      zones: [
        {
          name: 'All',
          countries: [],
          methods: [
            {
              ...{ id: 'freight', kind: 'table', title: 'Freight', cost: 0, minimum: 0 },
              by: 'weight',
              rows: [
                { upTo: 100, cost: 1200 },
                { upTo: 500, cost: 4950 },
                { upTo: null, cost: 9900 },
              ],
            },
            {
              ...{ id: 'by-kilo', kind: 'flat', title: 'By weight', cost: 0, minimum: 0 },
              formula: '0.15 * [weight]',
            },
          ],
        },
      ],
    })
    const [id = ''] = await checkout.shop.catalog.save([
      {
        type: 'variable',
        name: 'Stone',
        options: [{ key: 'size', name: 'Size', values: ['Small', 'Large'], ...option }],
        variants: [
          { options: { size: 'Small' }, regularPrice: 1000, measures: LIGHT },
          { options: { size: 'Large' }, regularPrice: 2000, measures: HEAVY },
        ],
      },
    ])
    return id
  }

  test('SH-4: the product page has weight and dimensions of each variant', async () => {
    const id = await saveStone()
    const { slug = '' } = (await checkout.shop.products.load(id)) ?? {}
    const product = await checkout.shop.catalog.bySlug(slug)
    expect(product).toMatchObject({
      units: { weight: 'kg', length: 'cm' },
      measures: LIGHT,
      variants: [
        { options: { size: 'Small' }, measures: LIGHT },
        { options: { size: 'Large' }, measures: HEAVY },
      ],
    })
  })

  test.each([
    // Up to 100 kg; 15.00 by weight.
    [[['Small', 1]], 'freight', 1200, 2200],
    [[['Small', 1]], 'by-kilo', 1500, 2500],
    // 400 kg.
    [[['Large', 1]], 'freight', 4950, 6950],
    [[['Large', 1]], 'by-kilo', 6000, 8000],
    // 500 kg are at the limit, 600 kg beyond it.
    [
      [
        ['Small', 1],
        ['Large', 1],
      ],
      'freight',
      4950,
      7950,
    ],
    [
      [
        ['Small', 2],
        ['Large', 1],
      ],
      'freight',
      9900,
      13900,
    ],
    [
      [
        ['Small', 2],
        ['Large', 1],
      ],
      'by-kilo',
      9000,
      13000,
    ],
  ] as const)(
    'SH-4: shipping follows the weight of the chosen variants: %j by %s',
    async (chosen, method, cost, total) => {
      const productId = await saveStone()
      let key: string | undefined
      for (const [size, quantity] of chosen) {
        const added = await checkout.shop.cart.add({
          key,
          items: [{ productId, quantity, options: { size } }],
        })
        if (!added.ok) throw new Error(added.reason)
        ;({ key } = added)
      }
      const placed = await checkout.place(key, { shipping_method: method })
      if (!placed.ok) throw new Error(placed.reason)
      const order = await checkout.shop.orders.load({ id: placed.order.id })
      expect(order?.totals).toMatchObject({ shipping: { cost }, total })
    },
  )
})

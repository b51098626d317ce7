import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { prepareShop } from '../../../tests/support/shop.ts'
import { defaultShopSettings } from '../model/settings.ts'

describeDatabases('dates of delivery', open => {
  const bench = prepareShop(open)
  const sent = { id: 'sent', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
  const collected = { ...sent, id: 'collected', kind: 'pickup', title: 'Collect' } as const
  const place = { id: 'harbor', name: 'Harbor', address: '', hours: '' }
  const delivery = { from: 1, to: 2 }

  test('SH-5: the fastest method and each shipping choice state dates, pickup does not', async () => {
    bench.configure({
      locale: 'en-GB',
      deliveryDates: { ...defaultShopSettings.deliveryDates, enabled: true },
      zones: [
        {
          name: 'All',
          countries: [],
          methods: [
            { ...sent, delivery },
            { ...sent, id: 'slow', title: 'Letter', delivery: { from: 5, to: 8 } },
            { ...collected, delivery, places: [place] },
          ],
        },
      ],
    })
    const dates = await bench.shop.catalog.deliveryDates()
    expect(dates?.orderBy).toBeGreaterThan(bench.clock.now())

    const variant = { regularPrice: 500 }
    const [id = ''] = await bench.shop.catalog.save([{ type: 'simple', name: 'Cup', variant }])
    const items = [{ productId: id, quantity: 1 }]
    const added = await bench.shop.cart.add({ key: undefined, items })
    const { shipping } = await bench.shop.cart.view({ key: added.ok ? added.key : undefined })
    const [parcel, letter, pickup] = shipping.methods
    expect(parcel?.dates).toBe(dates?.text)
    expect(letter?.dates).not.toBe(dates?.text)
    expect(pickup?.dates).toBeUndefined()
  })

  test('SH-5: nothing is promised by default', async () => {
    expect(await bench.shop.catalog.deliveryDates()).toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { sampleDiscount } from '../../../tests/support/sample-discount.ts'
import { prepareShop } from '../../../tests/support/shop.ts'

describeDatabases('lowest price of 30 days', open => {
  const bench = prepareShop(open)

  async function product() {
    const created = await bench.shop.products.create({
      status: 'published',
      name: 'Bowl',
      offer: offerOf(10_000),
    })
    if (!created.ok) throw new Error(created.reason)
    return created.id
  }
  const offerOf = (regularPrice: number, salePrice: number | null = null, dates = {}) => ({
    ...{ regularPrice, salePrice, saleFrom: null, saleTo: null },
    ...{ virtual: false, downloadable: false, downloads: [] },
    measures: { weight: null, length: null, width: null, height: null },
    ...dates,
  })
  const price = (id: string, offer: object) =>
    bench.shop.products.change(id, { offer: offer as ReturnType<typeof offerOf> })
  async function shown(id: string) {
    const record = await bench.shop.products.load(id)
    const detail = await bench.shop.catalog.bySlug(record?.slug ?? '')
    const [card] = (await bench.shop.catalog.list({ ids: [id] })).products
    expect(card?.price?.lowest, 'cards and pages agree').toBe(detail?.variants[0]?.lowest)
    return detail?.variants[0]?.lowest
  }

  test('SH-4 a reduced product states the lowest price of the 30 days before', async () => {
    const id = await product()
    bench.clock.advance(40 * DAY)
    expect(await shown(id)).toBeUndefined()
    await price(id, offerOf(10_000, 8000))
    expect(await shown(id)).toBe(10_000)
    bench.clock.advance(10 * DAY)
    await price(id, offerOf(10_000, 7000))
    expect(await shown(id), 'lowered step by step').toBe(10_000)
    bench.clock.advance(5 * DAY)
    await price(id, offerOf(10_000))
    bench.clock.advance(5 * DAY)
    await price(id, offerOf(12_000, 9000))
    expect(await shown(id), 'the sale ended five days ago').toBe(7000)
  })

  test('SH-4 sales that begin and end by date count', async () => {
    const id = await product()
    const now = bench.clock.now()
    const dates = { saleFrom: now + 10 * DAY, saleTo: now + 12 * DAY }
    await price(id, offerOf(10_000, 5000, dates))
    bench.clock.advance(20 * DAY)
    await price(id, offerOf(10_000, 9000))
    expect(await shown(id)).toBe(5000)
  })

  test('SH-4 an automatic discount is a reduction too', async () => {
    const id = await product()
    bench.clock.advance(DAY)
    const {
      id: _,
      usageCount: __,
      ...edit
    } = sampleDiscount({
      ...{ code: '', productIds: [id], startsAt: bench.clock.now() },
    })
    expect(await bench.shop.discounts.create(edit)).toMatchObject({ ok: true })
    bench.clock.advance(1)
    expect(await shown(id)).toBe(10_000)
  })

  test('SH-4 shops outside the EU and those that turn it off state nothing', async () => {
    const id = await product()
    bench.clock.advance(DAY)
    await price(id, offerOf(10_000, 8000))
    bench.configure({ country: 'US' })
    expect(await shown(id)).toBeUndefined()
    bench.configure({
      disclosures: { lowestPrice: false, unitPrice: true, safety: true, guarantee: false },
    })
    expect(await shown(id)).toBeUndefined()
  })

  test('SH-4 a product states unit price, manufacturer and guarantee', async () => {
    const saved = await bench.shop.manufacturers.save({
      ...{ name: 'Nord & Co', address: '1 Pier Road, Boston', contact: 'https://maker.example' },
      ...{ responsibleName: 'Nord GmbH', responsibleAddress: 'Kiel', responsibleContact: '' },
    })
    const offer = { ...offerOf(500), content: 250 }
    const created = await bench.shop.products.create({
      ...{
        status: 'published',
        name: 'Varnish',
        offer,
        contentUnit: 'ml',
        guaranteeYears: 5,
        safety: 'Keep away.',
      },
      manufacturerId: saved.ok ? saved.id : null,
    })
    const id = created.ok ? created.id : ''
    const slug = (await bench.shop.products.load(id))?.slug ?? ''
    expect(await bench.shop.catalog.bySlug(slug)).toMatchObject({
      variants: [{ unitPrice: { price: 2000, per: 'l' } }],
      guarantee: { years: 5, manufacturer: 'Nord & Co' },
      safety: { warnings: 'Keep away.', responsible: { name: 'Nord GmbH' } },
    })
    const [card] = (await bench.shop.catalog.list({ ids: [id] })).products
    expect(card?.price?.unitPrice).toEqual({ price: 2000, per: 'l' })
    await bench.shop.manufacturers.delete(saved.ok ? saved.id : '')
    expect((await bench.shop.catalog.bySlug(slug))?.safety?.manufacturer).toBeUndefined()
  })
})

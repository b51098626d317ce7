import { expect, test } from 'vitest'
import { DAY, HOUR } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createRandom, testSeed } from '../../../tests/support/random.ts'
import {
  insertRandomOrder,
  insertRandomRefund,
  type RandomOrder,
  randomOrder,
} from '../../../tests/support/reported-orders.ts'
import type { Shop } from '../create-shop.ts'
import { lockOrder } from '../orders/events.ts'

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/New_York'],
  ...['Pacific/Kiritimati', 'America/Sao_Paulo', 'Atlantic/Azores'],
]
/** Clocks change in March 2026 in Europe and America, and in April on Lord Howe. */
const FROM = Date.UTC(2026, 2, 1)
const RANGE = { from: '2026-02-25', to: '2026-06-20' }
const COUNTED = ['on-hold', 'processing', 'completed', 'refunded']

/** Independent of the code of reports. */
const dayOf = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

const add = (sums: Record<string, number[]>, key: string, amounts: number[]) => {
  sums[key] = amounts.map((amount, index) => amount + (sums[key]?.[index] ?? 0))
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Adds up orders one by one. */
function naiveSums(orders: readonly RandomOrder[], timeZone: string, currency: string) {
  const days: Record<string, number[]> = {}
  const refunds: Record<string, number[]> = {}
  const taxes: Record<string, number[]> = {}
  const methods: Record<string, number[]> = {}
  const products: Record<string, number[]> = {}
  const cards: Record<string, number[]> = {}
  /** Of all orders, with their gift cards. */
  const all: Record<string, number[]> = { '': [0] }
  for (const order of orders) {
    if (order.currency !== currency || !COUNTED.includes(order.status)) continue
    add(days, dayOf(order.at, timeZone), [1, 0, 0, 0])
    add(methods, order.method, [0, 0, 0, 0])
    for (const line of order.lines) {
      const tax = sum(line.taxes.map(one => one[2]))
      add(all, '', [line.net + tax])
      if (line.isGiftCard) {
        add(cards, dayOf(order.at, timeZone), [line.net + tax, 0])
        continue
      }
      const items = line.kind === 'product' ? line.quantity : 0
      add(days, dayOf(order.at, timeZone), [0, items, line.net, tax])
      add(methods, order.method, [line.net, tax, 0, 0])
      if (line.kind === 'product') add(products, line.product, [items, line.net, tax, 0, 0, 0])
      for (const [name, ppm, amount] of line.taxes) {
        add(taxes, `${order.country} ${name} ${ppm / 10_000}`, [line.net, amount, 0, 0])
      }
      if (line.taxes.length === 0) add(taxes, `${order.country}  0`, [line.net, 0, 0, 0])
    }
    for (const { at, line, net, taxes: refunded } of order.refunds) {
      const tax = sum(refunded)
      if (line.isGiftCard) {
        add(refunds, dayOf(at, timeZone), [1, 0, 0])
        add(cards, dayOf(at, timeZone), [0, net + tax])
        add(methods, order.method, [0, 0, 0, 0])
        continue
      }
      add(refunds, dayOf(at, timeZone), [1, net, tax])
      add(methods, order.method, [0, 0, net, tax])
      if (line.kind === 'product') add(products, line.product, [0, 0, 0, 1, net, tax])
      line.taxes.forEach(([name, ppm], index) => {
        add(taxes, `${order.country} ${name} ${ppm / 10_000}`, [0, 0, net, refunded[index] ?? 0])
      })
      if (line.taxes.length === 0) add(taxes, `${order.country}  0`, [0, 0, net, 0])
    }
  }
  return { days, refunds, taxes, methods, products, cards, all }
}

const refreshOf = (shop: Shop) =>
  shop.tasks.find(task => task.name === 'shop: reports')?.run(AbortSignal.any([]))

describeDatabases('reports of random orders', open => {
  const checkout = prepareCheckout(open)

  /** The same sums, from the reports. */
  async function reportedSums(currency: string) {
    const { reports } = checkout.shop
    const days: Record<string, number[]> = {}
    const refunds: Record<string, number[]> = {}
    const cards: Record<string, number[]> = {}
    const all = { '': [0] }
    // Two ranges, because long ones have months instead of days.
    for (const period of [
      { from: RANGE.from, to: '2026-04-12' },
      { from: '2026-04-13', to: RANGE.to },
    ]) {
      const { points, totals } = await reports.overview({ period, currency })
      for (const point of points) {
        const { orders, items, net, tax } = point
        expect(point.productNet + point.shippingNet + point.feeNet - point.discountNet).toBe(net)
        expect(point.productTax + point.shippingTax + point.feeTax - point.discountTax).toBe(tax)
        if (orders > 0) days[point.interval.from] = [orders, items, net, tax]
        if (point.giftCards > 0 || point.giftCardRefunds > 0) {
          cards[point.interval.from] = [point.giftCards, point.giftCardRefunds]
        }
        add(all, '', [net + tax + point.giftCards])
        if (point.refunds > 0) {
          refunds[point.interval.from] = [point.refunds, point.refundNet, point.refundTax]
        }
      }
      expect(totals.net).toBe(sum(points.map(point => point.net)))
    }
    const table = async (report: 'taxes' | 'methods' | 'products') =>
      (await reports.table(report, { period: RANGE, currency })).rows
    const taxes = (await table('taxes')).map(row => [
      `${row.detail} ${row.name} ${row.percent}`,
      [row.net, row.tax, row.refundedNet, row.refundedTax],
    ])
    const methods = (await table('methods')).map(row => [
      row.key,
      [row.net, row.tax, row.refundedNet, row.refundedTax],
    ])
    const products = (await table('products')).map(row => [
      row.key,
      [row.quantity, row.net, row.tax, row.refundedQuantity, row.refundedNet, row.refundedTax],
    ])
    return {
      ...{ days, refunds, cards, all, taxes: Object.fromEntries(taxes) },
      ...{ methods: Object.fromEntries(methods), products: Object.fromEntries(products) },
    }
  }

  test('SH-4: reports equal the sum of orders, whatever changes and in any time zone', async () => {
    const seed = testSeed()
    const random = createRandom(seed)
    const { db } = checkout
    const orders: RandomOrder[] = []
    const timeIn = (days: number) => FROM + Math.floor(random() * days * DAY)
    for (let round = 0; round < 8; round++) {
      const timeZone = ZONES[Math.floor(random() * ZONES.length)] ?? 'UTC'
      // Some rounds keep the zone, so that stored sums are used.
      if (round % 3 === 0) {
        checkout.configure({ timeZone })
        checkout.clock.advance(FROM + 100 * DAY - checkout.clock.now())
      }
      const zone = (await checkout.shop.settings()).timeZone
      for (let index = 0; index < 12; index++) {
        const order = randomOrder(random, `${round}-${index}`, timeIn(100))
        // A minute around a midnight finds orders on the wrong day.
        if (index % 3 === 0) order.at = Math.round(order.at / HOUR) * HOUR - (index % 2)
        orders.push(order)
        await insertRandomOrder(db, order, orders.length)
      }
      if (random() < 0.5) await refreshOf(checkout.shop)
      for (const order of orders.filter(() => random() < 0.3)) {
        order.status = random() < 0.8 ? 'completed' : 'cancelled'
        await lockOrder(db, order.id, checkout.clock.now())
        await db
          .updateTable('orders')
          .set({ status: order.status })
          .where('id', '=', order.id)
          .execute()
        if (random() < 0.5) await insertRandomRefund(db, random, order, timeIn(100))
      }
      for (const state of ['changed', 'stored']) {
        for (const currency of ['EUR', 'JPY']) {
          expect(await reportedSums(currency), `seed ${seed}, round ${round}, ${state}`).toEqual(
            naiveSums(orders, zone, currency),
          )
        }
        await refreshOf(checkout.shop)
      }
    }
    const stored = await db
      .selectFrom('report_periods')
      .select('period')
      .where('is_current', '=', 1)
      .execute()
    expect(stored.map(row => row.period)).toContain('2026-04')
  })
})

describeDatabases('reports while orders change', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: sums that are stored while orders change are not outdated', async () => {
    const { db } = checkout
    const random = createRandom(testSeed())
    checkout.clock.advance(100 * DAY)
    const orders = Array.from({ length: 60 }, (_, index) =>
      randomOrder(random, `o${index}`, FROM + Math.floor(random() * 40) * DAY),
    )
    for (const order of orders) order.currency = 'EUR'
    const change = (order: RandomOrder, index: number) =>
      db.transaction().execute(async tx => {
        await insertRandomOrder(tx, order, index + 1)
        await lockOrder(tx, order.id, checkout.clock.now())
      })
    for (let start = 0; start < orders.length; start += 6) {
      const some = orders.slice(start, start + 6)
      await Promise.all([
        ...some.map((order, index) => change(order, start + index)),
        refreshOf(checkout.shop),
        checkout.shop.reports.overview({ period: RANGE }),
        refreshOf(checkout.shop),
      ])
    }
    const counted = orders.filter(order => COUNTED.includes(order.status))
    const net = sum(
      counted.flatMap(order => order.lines.filter(line => !line.isGiftCard).map(line => line.net)),
    )
    for (const state of ['read', 'stored']) {
      const { totals } = await checkout.shop.reports.overview({ period: RANGE })
      expect([totals.orders, totals.net], state).toEqual([counted.length, net])
      await refreshOf(checkout.shop)
    }
  })
})

describeDatabases('reports', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: an order counts at once, and not any more when it is cancelled', async () => {
    const { shop, clock } = checkout
    const order = await checkout.buy(2)
    const today = async () => (await shop.reports.overview({ period: 'today' })).totals
    const before = await today()
    expect(before).toMatchObject({ orders: 1, items: 2, net: order.total, tax: 0, refunds: 0 })
    clock.advance(40 * DAY)
    await refreshOf(checkout.shop)
    const march = { from: '2026-03-01', to: '2026-03-31' }
    const ofMarch = async () => (await shop.reports.overview({ period: march })).totals
    expect(await ofMarch()).toEqual(before)
    const moved = await shop.orders.setStatus({
      ...{ orderId: order.id, status: 'cancelled', author: 'Ute' },
    })
    expect(moved).toMatchObject({ ok: true })
    expect((await ofMarch()).orders).toBe(0)
    const { rows } = await shop.reports.table('products', { period: march })
    expect(rows).toEqual([])
  })

  test('SH-4: a draft counts on the day on which it is placed', async () => {
    const { shop, db, clock } = checkout
    const order = await checkout.buy(1)
    clock.advance(100 * DAY)
    const ordersOf = async (day: string) =>
      (await shop.reports.overview({ period: { from: day, to: day } })).totals.orders
    const before = await ordersOf('2026-04-11')
    await refreshOf(shop)
    const created_at = Date.UTC(2026, 3, 11, 12)
    await db.updateTable('orders').set({ created_at }).where('id', '=', order.id).execute()
    expect(await ordersOf('2026-04-11')).toBe(before + 1)
  })

  test('SH-4: stock is valued at the price of now', async () => {
    await checkout.shop.catalog.save([
      {
        ...{ type: 'simple', name: 'Mug' },
        variant: { regularPrice: 900, salePrice: 700, stock: { quantity: 3 } },
      },
      { type: 'simple', name: 'Uncounted', variant: { regularPrice: 500 } },
    ])
    const { rows, sum: all } = await checkout.shop.reports.table('stock', { period: 'today' })
    const shown = rows.map(row => [row.name, row.quantity, row.net])
    expect(shown).toContainEqual(['Bowl', 10, 18160])
    expect(shown.at(-1)).toEqual(['Mug', 3, 2100])
    expect(shown.flat()).not.toContain('Uncounted')
    expect(all?.net).toBe(rows.reduce((sum, row) => sum + row.net, 0))
  })
})

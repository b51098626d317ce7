import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { defaultShopSettings } from '#shop/schema'
import { prepareCheckout } from './support/checkout.ts'
import { openWithCrashes } from './support/crashes.ts'
import { describeDatabases } from './support/databases.ts'
import { createCardActs } from './support/history-cards.ts'
import type { HistoryOrder } from './support/history-order.ts'
import { createReturnActs } from './support/history-returns.ts'
import { type Step, step } from './support/history-steps.ts'
import { createRandom, testSeed } from './support/random.ts'
import {
  createShopModel,
  type ModelLine,
  type ModelPayment,
  type Status,
} from './support/shop-model.ts'

const RUNS = Number(process.env.HISTORY_RUNS ?? 12)
const STOCK = 12
const SHIPPING = 490
const PRICES = [1816, 333]
describeDatabases('random histories of a shop', open => {
  const crashes = openWithCrashes(open)
  const checkout = prepareCheckout(crashes.open)

  async function play(steps: readonly Step[]) {
    const { db } = checkout
    const zone = { id: 'flat', kind: 'flat', title: 'Parcel', cost: SHIPPING, minimum: 0 } as const
    const rule = { country: '*', taxClass: '', name: 'VAT', percent: 19, shipping: true } as const
    checkout.configure({
      taxes: [rule, { ...rule, name: 'City', percent: 1.25 }],
      zones: [{ name: 'All', countries: [], methods: [zone] }],
      stock: { ...defaultShopSettings.stock, holdMinutes: 60 },
      returns: { enabled: true, days: 100 },
    })
    const products = await checkout.shop.catalog.save(
      PRICES.map((regularPrice, index) => ({
        ...{ type: 'simple' as const, name: `Product ${index}` },
        variant: { regularPrice, stock: { quantity: STOCK } },
      })),
    )
    const model = createShopModel(new Map(products.map(id => [id, STOCK])))
    const orders: HistoryOrder[] = []
    const payments: { reference: string; currency: string; model: ModelPayment }[] = []
    const chosen = <T>(list: readonly T[], index: number) => list[index % list.length]
    const author = 'Ute'
    const cards = createCardActs(checkout, model)
    const returns = createReturnActs(checkout, model)

    for (const [index, one] of steps.entries()) {
      const before = steps[index - 1]
      await cards.loadCodes()
      // A process that died left nothing behind, and the same again works.
      if (before?.kind === 'crash' && one.kind !== 'expire') {
        const alone = 'copies' in one ? { ...one, copies: 1 as const } : one
        if (!(await crashes.run(before.at, () => act(alone)))) continue
      }
      await act(one)
    }
    await cards.loadCodes()
    await cards.compare()
    for (const order of orders) await compare(order)
    for (const [product, quantity] of model.stock) {
      expect(await checkout.stockLeft(product)).toBe(quantity)
      expect(quantity).toBeGreaterThanOrEqual(0)
    }

    async function act(one: Step) {
      const { orders: api, payments: provider } = checkout.shop
      if (one.kind === 'buy') await buy(one)
      if (one.kind === 'issue') await cards.issue(one)
      if (one.kind === 'expire') {
        checkout.clock.advance(120 * MINUTE)
        const task = checkout.shop.tasks.find(each => each.name === 'shop: unpaid orders')
        await task?.run(AbortSignal.any([]))
        model.expire(orders.map(order => order.model))
      }
      if (one.kind === 'stock') {
        const product = await checkout.shop.products.load(products[one.product] ?? '')
        if (!product) throw new Error('the product is gone')
        const was = product.stock.quantity ?? 0
        const stock = { ...product.stock, quantity: was + one.by, was }
        const changed = await checkout.shop.products.change(product.id, { stock }, {}, author)
        expect(changed.ok).toBe(true)
        model.setStock(product.id, one.by)
      }
      if (one.kind === 'report') {
        const payment = chosen(payments, one.pick)
        if (!payment) return
        const { reference, currency } = payment
        const { amount } = payment.model
        const report = { provider: 'card', reference, currency, amount, outcome: one.outcome }
        const eventId = `${reference}-${one.outcome}`
        const answers = await Promise.all(
          Array.from({ length: one.copies }, () => provider.settle({ ...report, eventId })),
        )
        expect(answers.every(answer => answer.ok)).toBe(true)
        model.report(payment.model, one.outcome)
      }
      if (!('pick' in one) || one.kind === 'report') return
      const order = chosen(orders, one.pick)
      if (!order) return
      const orderId = order.id
      if (one.kind === 'status') {
        const moved = await api.setStatus({ orderId, status: one.to, author })
        expect(moved.ok, JSON.stringify([one, order.model])).toBe(
          model.setStatus(order.model, one.to),
        )
      }
      if (one.kind === 'pay') {
        const { amount } = one
        const paid = await api.recordPayment({ orderId, author, ...(amount && { amount }) })
        expect(paid.ok).toBe(model.recordPayment(order.model, amount))
      }
      if (one.kind === 'start') {
        const reference = crypto.randomUUID()
        const started = await provider.start({ orderId, method: 'card', reference })
        const payment = model.startPayment(order.model)
        expect(started.ok).toBe(payment !== undefined)
        if (payment) payments.push({ reference, currency: 'EUR', model: payment })
      }
      if (one.kind === 'ship') {
        const [lineId, line] = lineOf(order, one.line)
        const lines = [{ lineId, quantity: one.quantity }]
        const shipment = { orderId, lines, carrier: '', trackingNumber: '', author }
        const shipped = await api.fulfil(shipment)
        const isGoods = line.product !== ''
        expect(shipped.ok).toBe(isGoods && model.ship(order.model, line, one.quantity))
      }
      if (one.kind === 'give back') {
        const { amount } = one
        const returned = await api.returnOverpayment({ orderId, amount, author })
        expect(returned.ok).toBe(model.returnOverpayment(order.model, amount))
      }
      if (one.kind === 'edit') {
        const [lineId, line] = lineOf(order, one.line)
        // A few cents decide whether net and taxes of the refund still fit.
        const left = (line.amount / line.quantity) * one.quantity - line.refundedAmount
        if (line.refundedAmount > 0 && left >= 0 && left < 5) return
        const { input, version } = (await api.input(orderId)) ?? { version: 0 }
        if (!input) throw new Error('the order is gone')
        const items = input.items.map(item =>
          item.lineId === lineId ? { ...item, quantity: one.quantity } : item,
        )
        const request = { orderId, version, input: { ...input, items }, author }
        const answers = await Promise.all(
          Array.from({ length: one.copies }, () => api.edit(request)),
        )
        const isEdited = model.edit(order.model, line, one.quantity)
        expect(
          answers.filter(answer => answer.ok),
          JSON.stringify([one, order.model, answers]),
        ).toHaveLength(isEdited ? 1 : 0)
      }
      if (one.kind === 'void') {
        const rows = await db
          .selectFrom('payments')
          .select('id')
          .where('order_id', '=', orderId)
          .where('reference', 'is', null)
          .orderBy('attempt')
          .execute()
        expect(rows).toHaveLength(order.model.staffPayments.length)
        const at = rows.length === 0 ? 0 : one.which % rows.length
        const payment = order.model.staffPayments[at]
        if (!payment) return
        const voided = await api.voidPayment({ orderId, paymentId: rows[at]?.id ?? '', author })
        expect(voided.ok).toBe(model.voidPayment(order.model, payment))
      }
      if (one.kind === 'return') await returns.request(order, one)
      if (one.kind === 'handle') await returns.handle(order, one)
      if (one.kind === 'refund return') await returns.refund(order, one)
      if (one.kind === 'refund') {
        const [lineId, line] = lineOf(order, one.line)
        const { quantity, amount, restock, asCredit } = one
        const lines = [{ lineId, quantity, restock, ...(amount && { amount }) }]
        const refundedBefore = order.model.refunded
        const request = { orderId, lines, refundedBefore, reason: '', author, asCredit }
        const answers = await Promise.all(
          Array.from({ length: one.copies }, () => api.refund(request)),
        )
        const isRefunded = model.refund(order.model, [{ line, quantity, amount, restock }], {
          asCredit,
        })
        expect(
          answers.filter(answer => answer.ok),
          JSON.stringify([one, order.model, answers]),
        ).toHaveLength(isRefunded ? 1 : 0)
      }
      await compare(order)
    }

    function lineOf(order: (typeof orders)[number], index: number): [string, ModelLine] {
      const at = index % order.model.lines.length
      const line = order.model.lines[at]
      if (!line) throw new Error('the order has no lines')
      return [order.lineIds[at] ?? '', line]
    }

    async function buy({ quantities, method, cards: picked }: Extract<Step, { kind: 'buy' }>) {
      const bought = quantities.flatMap((quantity, index) =>
        quantity > 0
          ? [{ productId: products[index] ?? '', quantity, price: PRICES[index] ?? 0 }]
          : [],
      )
      const cart = await checkout.shop.cart.add({ key: undefined, items: bought })
      if (!cart.ok) {
        expect(bought.some(one => (model.stock.get(one.productId) ?? 0) < one.quantity)).toBe(true)
        return
      }
      const goods = bought.map(one => toLine(one.productId, one.quantity, one.price * one.quantity))
      const lines = [...goods, toLine('', 1, SHIPPING)]
      const total = lines.reduce((sum, line) => sum + line.amount, 0)
      const entered = await cards.enter(cart.key, picked)
      const isPaid = model.dueOf(total, entered) === 0
      const placed = await checkout.place(cart.key, { payment_method: isPaid ? 'none' : method })
      const order = model.buy({ method: isPaid ? 'gift-card' : method, lines, total }, entered)
      expect(placed.ok).toBe(order !== undefined)
      if (!placed.ok || !order) return
      expect(placed.order.total).toBe(total)
      const rows = await db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', placed.order.id)
        .orderBy('position')
        .execute()
      orders.push({ id: placed.order.id, lineIds: rows.map(row => row.id), model: order })
    }

    async function compare(order: (typeof orders)[number]) {
      const row = await db
        .selectFrom('orders')
        .select(['status', 'total', 'paid', 'refunded'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
      const { status, total, paid, refunded } = order.model
      expect(row).toEqual({ status, total, paid, refunded })
      await cards.compare()
      await returns.compare(order)
      const lines = await db
        .selectFrom('order_lines')
        .select('stock_reserved')
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute()
      expect(lines.map(line => line.stock_reserved)).toEqual(
        order.model.lines.map(line => line.reserved),
      )
    }
  }

  /** Sums that hold after every history. */
  async function checkLedgers() {
    const wrong = await sql`
      select 'stock' as what, id from stock_items where quantity <>
        (select coalesce(sum(quantity), 0) from stock_movements where stock_id = stock_items.id)
      union all select 'paid', id from orders where paid <>
        (select coalesce(sum(amount), 0) from payments where order_id = orders.id and state = 'settled')
      union all select 'refunded', id from orders where refunded <>
        (select coalesce(sum(net + tax), 0) from refund_lines where order_id = orders.id)
      union all select 'line', id from order_lines where
        net < (select coalesce(sum(net), 0) from refund_lines where line_id = order_lines.id)
        or tax < (select coalesce(sum(tax), 0) from refund_lines where line_id = order_lines.id)
      union all select 'items', id from order_lines where quantity <
        (select coalesce(sum(quantity), 0) from refund_lines where line_id = order_lines.id)
      union all select 'balance', id from gift_cards where balance < 0 or balance <>
        (select coalesce(sum(amount), 0) from gift_card_entries where card_id = gift_cards.id)
      union all select 'from cards', id from orders where
        (select coalesce(sum(amount), 0) from gift_card_entries where order_id = orders.id) <>
        (select coalesce(sum(card_amount), 0) from refunds where order_id = orders.id) -
        (select coalesce(sum(amount), 0) from payments where order_id = orders.id
          and state = 'settled' and method = 'gift-card' and reference is not null)
      union all select 'too much', id from orders where refunded > paid
      union all select 'total', id from orders where total <>
        (select sum(net + tax) from order_lines where order_id = orders.id)`.execute(checkout.db)
    expect(wrong.rows).toEqual([])
  }

  test('SH-4 random histories of buyers, staff, payments and crashes end as in the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), steps =>
        play([
          { kind: 'issue', amount: 3000, isCredit: false },
          { kind: 'buy', quantities: [2, 1], method: 'bacs', cards: [] },
          { kind: 'buy', quantities: [1, 0], method: 'bacs', cards: [0] },
          { kind: 'buy', quantities: [0, 1], method: 'bacs', cards: [0] },
          ...steps,
        ]),
      ),
      { numRuns: RUNS },
    )
    await checkLedgers()
  })

  test('SH-4 staff, buyers and payments at once end in ledgers that add up', async () => {
    const { db, clock } = checkout
    const stock = { ...defaultShopSettings.stock, holdMinutes: 60 }
    checkout.configure({ stock })
    const orders: { id: string; lineId: string; reference: string }[] = []
    for (let index = 0; index < 4; index++) {
      const { id } = await checkout.buy(2, { payment_method: 'bacs' })
      await checkout.shop.orders.setStatus({ orderId: id, status: 'pending', author: 'Ute' })
      const reference = crypto.randomUUID()
      await checkout.shop.payments.start({ orderId: id, method: 'card', reference })
      const lineId = (await checkout.shop.orders.load({ id }))?.lines[0]?.id ?? ''
      orders.push({ id, lineId, reference })
    }
    const carts: string[] = []
    for (let index = 0; index < 4; index++) carts.push(await checkout.cartWith(1))
    clock.advance(120 * MINUTE)
    const { shop } = checkout
    const author = 'Ute'
    const task = shop.tasks.find(each => each.name === 'shop: unpaid orders')
    const acts = orders.flatMap(({ id: orderId, lineId, reference }, index) => {
      const report = { provider: 'card', reference, amount: 3632, currency: 'EUR' }
      const settle = (eventId: string) =>
        shop.payments.settle({ ...report, outcome: 'settled', eventId: eventId + reference })
      const set = (status: Status) => shop.orders.setStatus({ orderId, status, author })
      const refund = (refundedBefore: number) =>
        shop.orders.refund({
          ...{ orderId, refundedBefore, reason: '', author },
          lines: [{ lineId, quantity: 1, restock: true }],
        })
      return [
        ...[() => settle('a'), () => settle('a'), () => settle('b'), () => set('cancelled')],
        ...[() => set('processing'), () => set('failed'), () => refund(0), () => refund(0)],
        ...[() => refund(1816), () => set('refunded'), () => checkout.place(carts[index])],
        () => task?.run(AbortSignal.any([])),
      ]
    })
    const seed = testSeed()
    const random = createRandom(seed)
    const shuffled = acts.map(act => ({ act, at: random() })).sort((a, b) => a.at - b.at)
    await Promise.all(shuffled.map(({ act }) => act()))
    await checkLedgers()
    const { reserved } = await db
      .selectFrom('order_lines')
      .select(eb => eb.fn.sum<number>('stock_reserved').as('reserved'))
      .where('stock_id', '=', checkout.bowl.id)
      .executeTakeFirstOrThrow()
    expect((await checkout.stockLeft()) + Number(reserved), `TEST_SEED=${seed}`).toBe(10)
    for (const { id } of orders) {
      const events = (await shop.orders.detail(id))?.events ?? []
      const steps = events.filter(event => event.kind === 'status')
      expect(steps.slice(1).map(step => step.from)).toEqual(steps.slice(0, -1).map(step => step.to))
      expect(events.filter(event => event.kind === 'payment')).toHaveLength(1)
    }
  })
})

const toLine = (product: string, quantity: number, amount: number): ModelLine => ({
  ...{ product, quantity, amount, refundedQuantity: 0, refundedAmount: 0, reserved: 0, shipped: 0 },
})

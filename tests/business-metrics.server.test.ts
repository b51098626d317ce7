import { expect, it } from 'vitest'
import { snapshotInstruments } from '#base/instruments'
import { afterCommit, inTransaction } from '#db'
import { prepareCheckout } from './support/checkout.ts'
import { describeDatabases } from './support/databases.ts'

/** Values of a metric by its labels. */
function figureOf(sample: string): number {
  for (const { samples } of snapshotInstruments()) {
    if (samples[sample] !== undefined) return samples[sample]
  }
  return 0
}

describeDatabases('work after a commit', openDatabase => {
  it('runs once after the commit, and never after a rollback', async () => {
    const { db } = await openDatabase()
    const done: string[] = []
    const answer = await inTransaction({ db }, async tx => {
      afterCommit(tx, () => done.push('outer'))
      await inTransaction({ db: tx }, async nested => {
        afterCommit(nested, () => done.push('refused'))
        return { ok: false }
      })
      await inTransaction({ db: tx }, async nested => {
        afterCommit(nested, () => done.push('nested'))
        return { ok: true }
      })
      expect(done).toEqual([])
      return { ok: true }
    })
    expect(answer).toEqual({ ok: true })
    expect(done).toEqual(['outer', 'nested'])
    await inTransaction({ db }, async tx => {
      afterCommit(tx, () => done.push('rolled back'))
      return { ok: false }
    })
    const failed = inTransaction({ db }, async tx => {
      afterCommit(tx, () => done.push('failed'))
      throw new Error('failed')
    })
    await expect(failed).rejects.toThrow('failed')
    expect(done).toEqual(['outer', 'nested'])
  })
})

describeDatabases('business figures', open => {
  const checkout = prepareCheckout(open)
  const sold = () => ({
    orders: figureOf('vitrine_orders_placed_total{currency="EUR"}'),
    carts: figureOf('vitrine_carts_created_total'),
    payments: figureOf('vitrine_payments_total{currency="EUR"}'),
    revenue: figureOf('vitrine_revenue_minor_units_total{currency="EUR"}'),
  })

  it('counts orders, carts and money once, and neither refusals nor repeats', async () => {
    const before = sold()
    const order = await checkout.buy(2, { payment_method: 'bacs' })
    await checkout.shop.orders.setStatus({ orderId: order.id, status: 'pending', author: 'test' })
    await checkout.shop.payments.start({ orderId: order.id, method: 'card', reference: 'one' })
    const report = { provider: 'card', reference: 'one', amount: order.total, currency: 'EUR' }
    for (const eventId of ['webhook', 'webhook', 'return']) {
      await checkout.shop.payments.settle({ ...report, outcome: 'settled', eventId })
    }
    const byHand = await checkout.buy(1, { payment_method: 'bacs' })
    const paid = await checkout.shop.orders.setStatus({
      orderId: byHand.id,
      status: 'processing',
      author: 'test',
    })
    expect(paid.ok).toBe(true)
    const after = sold()
    expect({
      orders: after.orders - before.orders,
      carts: after.carts - before.carts,
      payments: after.payments - before.payments,
      revenue: after.revenue - before.revenue,
    }).toEqual({ orders: 2, carts: 2, payments: 2, revenue: order.total + byHand.total })
  })
})

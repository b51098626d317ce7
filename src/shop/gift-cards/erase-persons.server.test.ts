import { expect, test } from 'vitest'
import { DAY } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const author = 'Ute'
const FOR_EVER = {
  ...{ pending: undefined, failed: undefined, cancelled: undefined, completed: undefined },
}

describeDatabases('persons of gift cards', open => {
  const checkout = prepareCheckout(open)

  /** An erased order, a part of which was refunded as store credit. */
  async function eraseWithCredit() {
    checkout.configure({ giftCards: { validMonths: 12 } })
    const { id: orderId } = await checkout.buy(2, { payment_method: 'bacs' })
    await checkout.shop.orders.recordPayment({ orderId, author })
    await checkout.shop.orders.setStatus({ orderId, status: 'completed', author })
    const [line] = (await checkout.shop.orders.detail(orderId))?.lines ?? []
    const lines = [{ lineId: line?.id ?? '', quantity: 0, amount: 700 }]
    const refund = { orderId, lines, refundedBefore: 0, reason: '', author, asCredit: true }
    expect(await checkout.shop.orders.refund(refund)).toMatchObject({ ok: true })
    const { card_id: id } = await checkout.db
      .selectFrom('gift_card_entries')
      .select('card_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return { id, erase: () => checkout.shop.orders.erase({ orderId, author }) }
  }
  const readCredit = (id: string) =>
    checkout.db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const applyRetention = () => checkout.shop.orders.applyRetention(FOR_EVER)
  const use = (id: string) =>
    checkout.shop.giftCards.adjust({ id, amount: -700, note: 'used', author })
  const ADDRESS = {
    ...{ holder_email: 'ida@example.com', recipient_email: 'ida@example.com' },
  }

  test('SH-4 erasing an order erases used store credit for its refunds', async () => {
    const { id, erase } = await eraseWithCredit()
    await checkout.shop.giftCards.change(id, { note: 'Ida called' })
    await use(id)
    await erase()
    expect(JSON.stringify(await readCredit(id))).not.toMatch(/ida|berg\b/i)
  })

  test('SH-4 store credit with money keeps the address that using it needs', async () => {
    const { id, erase } = await eraseWithCredit()
    await erase()
    await applyRetention()
    expect(await readCredit(id)).toMatchObject({ ...ADDRESS, recipient_name: '', balance: 700 })
    await use(id)
    expect(await readCredit(id)).toMatchObject(ADDRESS)
    await applyRetention()
    expect(JSON.stringify(await readCredit(id))).not.toMatch(/ida|berg\b/i)
  })

  test('SH-4 expired store credit of an erased order has no address', async () => {
    const { id, erase } = await eraseWithCredit()
    await erase()
    checkout.clock.advance(367 * DAY)
    await applyRetention()
    expect(await readCredit(id)).toMatchObject({ holder_email: '', recipient_email: '' })
  })

  test('SH-4 store credit of orders that were not erased keeps its holder', async () => {
    const { id } = await eraseWithCredit()
    await use(id)
    await applyRetention()
    expect(await readCredit(id)).toMatchObject({ ...ADDRESS, recipient_name: 'Ida Berg' })
  })
})

import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up as tellDisabledCards } from '../src/db/migrations/0430-cards-disabled-with-order.ts'
import { up as eraseUsedCards } from '../src/db/migrations/0431-erase-used-cards.ts'
import { up as reopenWithdrawals } from '../src/db/migrations/0432-withdrawals-of-cancelled-orders.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const author = 'Ute'

describeDatabases('gift cards and withdrawals of earlier versions', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    // biome-ignore lint/suspicious/noExplicitAny: the schema before the migrations
    const old = desk.services.db as Kysely<any>
    async function migrate() {
      await old.schema.dropIndex('gift_cards_to_erase').execute()
      await old.schema.dropIndex('gift_card_entries_of_order').execute()
      for (const column of ['disabled_with_order', 'erase_when_used']) {
        await old.schema.alterTable('gift_cards').dropColumn(column).execute()
      }
      for (const up of [tellDisabledCards, eraseUsedCards, reopenWithdrawals]) await up(old)
    }
    const pay = async (quantity?: number) => {
      const { id } = await desk.buy({}, quantity)
      await desk.services.shop.orders.recordPayment({ orderId: id, author })
      return id
    }
    const set = (orderId: string, status: 'failed' | 'completed' | 'cancelled') =>
      desk.services.shop.orders.setStatus({ orderId, status, author })
    return { ...desk, db: desk.services.db, shop: desk.services.shop, migrate, pay, set }
  }

  it('SH-4 separates cards that were disabled with their order from those that staff disabled', async () => {
    const { shop, db, bowlId, clock, migrate, pay, set } = await open()
    await shop.products.change(bowlId, { giftCard: true })
    const orderId = await pay(2)
    const read = () => db.selectFrom('gift_cards').selectAll().orderBy('number_in_line').execute()
    const [first] = await read()
    await shop.giftCards.change(first?.id ?? '', { disabled: true })
    clock.advance(1000)
    await set(orderId, 'failed')
    await migrate()
    expect((await read()).map(card => card.disabled_with_order)).toEqual([0, 1])
  })

  it('SH-4 store credit of erased orders loses its name, and is erased once it is used', async () => {
    const { shop, db, migrate, pay, set } = await open()
    const ids = [await pay(), await pay()]
    for (const orderId of ids) {
      await set(orderId, 'completed')
      const [line] = (await shop.orders.detail(orderId))?.lines ?? []
      const lines = [{ lineId: line?.id ?? '', quantity: 0, amount: 700 }]
      const refund = { orderId, lines, refundedBefore: 0, reason: '', author, asCredit: true }
      expect(await shop.orders.refund(refund)).toMatchObject({ ok: true })
    }
    await db
      .updateTable('orders')
      .set({ erased_at: 1 })
      .where('id', '=', ids[0] ?? '')
      .execute()
    await migrate()
    const cards = await db.selectFrom('gift_cards').selectAll().orderBy('id').execute()
    expect(cards.map(card => [card.erase_when_used, card.recipient_name === ''])).toEqual([
      [1, true],
      [0, false],
    ])
  })

  it('SH-4 reopens withdrawals of cancelled orders whose money was not refunded', async () => {
    const { db, buy, migrate, pay, set } = await open()
    const orders = [await pay(), (await buy()).id]
    for (const [index, orderId] of orders.entries()) {
      await set(orderId, 'cancelled')
      for (const [position, kind] of ['withdrawal', 'return'].entries()) {
        await db
          .insertInto('order_returns')
          .values({
            ...{ id: `${index}-${kind}`, order_id: orderId, kind, position, state: 'closed' },
            ...{ reason: '', answer: '', created_at: 1, updated_at: 1 },
          })
          .execute()
      }
    }
    await migrate()
    const returns = await db.selectFrom('order_returns').select(['id', 'state']).execute()
    const reopened = returns.filter(row => row.state === 'requested').map(row => row.id)
    expect(reopened).toEqual(['0-withdrawal'])
  })
})

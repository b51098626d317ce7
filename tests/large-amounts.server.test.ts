import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backupSite } from '../src/server/backup/backup.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { checkoutFields } from './support/test-shop.ts'

/** More than 2^53 minor units, as accepted by an older version. */
const TOO_MUCH = 99_980_000_000_000_000
/** The sum of two exceeds a 64-bit integer. */
const ALMOST_INT64 = 9_200_000_000_000_000_000

describeDatabases('amounts that are too large', openDatabase => {
  it('are refused by the cart and the checkout', async () => {
    const { services, bowlId } = await openShopDesk(openDatabase)
    const { cart, checkout, catalog } = services.shop
    const [dear = ''] = await catalog.save([
      { type: 'simple', name: 'Dear', sku: 'dear', variant: { regularPrice: 999_999_999_999 } },
    ])
    const refused = await cart.add({ key: undefined, items: [{ productId: dear, quantity: 9999 }] })
    expect(refused).toMatchObject({ ok: false, message: { key: 'tooMuch' } })

    const added = await cart.add({ key: undefined, items: [{ productId: dear, quantity: 90 }] })
    if (!added.ok) throw new Error(added.reason)
    const line = await services.db.selectFrom('cart_lines').select('id').executeTakeFirstOrThrow()
    const more = await cart.setQuantities({ key: added.key, quantities: { [line.id]: 101 } })
    expect(more).toMatchObject({ ok: false, errors: [{ message: { key: 'tooMuch' } }] })
    const second = await cart.add({ key: added.key, items: [{ productId: dear, quantity: 11 }] })
    expect(second).toMatchObject({ ok: false, message: { key: 'tooMuch' } })
    expect(
      await cart.add({ key: added.key, items: [{ productId: bowlId, quantity: 1 }] }),
    ).toMatchObject({ ok: true })

    // The price rises while it is in the cart.
    await services.db
      .updateTable('variants')
      .set({ regular_price: 9e12 })
      .where('product_id', '=', dear)
      .execute()
    const fields = checkoutFields({ payment_method: 'bacs' })
    const placed = await checkout.place({ key: added.key, fields })
    expect(placed).toMatchObject({ ok: false, errors: [{ message: { key: 'tooMuch' } }] })
    expect(await services.db.selectFrom('orders').select('id').execute()).toEqual([])
  })

  it('of older orders can be listed, found, backed up and erased', async () => {
    const { services, buy, manager, as } = await openShopDesk(openDatabase)
    const orders = [await buy(), await buy(), await buy()]
    const { db } = services
    for (const { id } of orders.slice(0, 2)) {
      await db.updateTable('orders').set({ total: TOO_MUCH }).where('id', '=', id).execute()
      await db
        .updateTable('order_lines')
        .set({ net_before: TOO_MUCH, net: TOO_MUCH })
        .where('order_id', '=', id)
        .execute()
    }
    for (const { id } of [await buy(), await buy()]) {
      await db.updateTable('orders').set({ total: ALMOST_INT64 }).where('id', '=', id).execute()
    }
    const owner = await as('owner')
    const number = orders[0]?.number
    for (const path of [
      '/orders',
      '/dashboard',
      `/search?q=${number}`,
      `/orders/${orders[0]?.id}`,
    ]) {
      const answer = await owner.call('GET', path)
      expect(answer.status, path).toBe(200)
    }
    const list = await manager.call('GET', '/orders')
    expect(list.body.total).toBe(5)
    expect(list.body.items.map((one: { total: number }) => one.total)).toContain(TOO_MUCH)
    const folder = join(services.env.dataDir, 'backup')
    expect(await backupSite(services as never, services.env, folder)).toMatchObject({ ok: true })
    const cancelled = await manager.call('POST', `/orders/${orders[0]?.id}/status`, {
      status: 'cancelled',
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBeLessThan(300)
    const erased = await manager.call('POST', `/orders/${orders[0]?.id}/erase`)
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300)
    const changed = await db
      .updateTable('orders')
      .set({ payment_title: 'Bank' })
      .where('id', '=', orders[1]?.id ?? '')
      .returning('total')
      .execute()
    expect(changed).toEqual([{ total: TOO_MUCH }])
  })
})

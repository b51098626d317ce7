import { expect, it } from 'vitest'
import { newDiscount } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const coupon = { ...newDiscount, code: 'Spring', type: 'fixed_cart', amount: 500 }

describeDatabases('discounts in the admin', openDatabase => {
  it('SH-4: a coupon is added, found, changed, used and deleted', async () => {
    const desk = await openShopDesk(openDatabase)
    const { manager } = desk
    const added = await manager.call('POST', '/discounts', coupon)
    expect(added).toMatchObject({ status: 200, body: { code: 'Spring', usageCount: 0 } })
    const path = `/discounts/${added.body.id}`
    const twice = await manager.call('POST', '/discounts', { ...coupon, code: ' SPRING ' })
    expect(twice).toMatchObject({ status: 409, body: { error: 'taken' } })
    const cart = await desk.services.shop.cart.add({
      key: undefined,
      items: [{ productId: desk.bowlId, quantity: 1 }],
    })
    if (!cart.ok) throw new Error(cart.reason)
    const { shop } = desk.services
    await shop.cart.applyCoupon({ key: cart.key, code: 'spring' })
    const order = await desk.buyCart(cart.key)
    expect(order.total).toBe(1316)
    const list = await manager.call('GET', '/discounts?q=spr&status=active&type=fixed_cart')
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ name: 'Spring', status: 'active', usageCount: 1, usageLimit: null }],
    })
    const orders = await manager.call('GET', `${path}/orders`)
    expect(orders.body).toMatchObject({
      total: 1,
      items: [{ number: order.number, code: 'Spring', total: 1316, isCounted: true }],
    })
    const changed = await manager.call('PATCH', path, { usageLimit: 1 })
    expect(changed.body).toMatchObject({ usageLimit: 1, amount: 500 })
    expect((await manager.call('GET', '/discounts?status=used-up')).body.total).toBe(1)
    expect((await manager.call('GET', '/discounts?status=active')).body.total).toBe(0)
    expect((await manager.call('DELETE', path)).status).toBe(204)
    expect((await manager.call('GET', path)).status).toBe(404)
    expect((await shop.orders.load({ id: order.id }))?.totals.discounts).toMatchObject([
      { label: 'Coupon: Spring', amount: 500 },
    ])
  })

  it.each([
    ['an amount of zero', { amount: 0 }, 'discount-amount'],
    ['a negative amount', { amount: -1 }, 'invalid'],
    ['a fraction', { amount: 1.5 }, 'invalid'],
    ['an amount above the limit', { amount: 1e13 }, 'invalid'],
    ['more than 100 %', { type: 'percent', percent: 10_001 }, 'invalid'],
    ['0 %', { type: 'percent', percent: 0 }, 'discount-amount'],
    ['an end before the start', { startsAt: 2, expiresAt: 2 }, 'discount-dates'],
    ['a maximum below the minimum', { minimumAmount: 2, maximumAmount: 1 }, 'discount-spend'],
    ['tiers without one', { type: 'tiers' }, 'discount-tiers'],
    ['a bundle without products', { type: 'bundle' }, 'discount-bundle'],
    ['a limit of zero', { usageLimit: 0 }, 'invalid'],
    ['an unknown type', { type: 'magic' }, 'invalid'],
    ['a long list', { productIds: Array.from({ length: 501 }, (_, i) => `p${i}`) }, 'invalid'],
    ['an unknown field', { other: 1 }, 'invalid'],
  ])('SH-4: %s is refused', async (_, changes, error) => {
    const { manager } = await openShopDesk(openDatabase)
    const answer = await manager.call('POST', '/discounts', { ...coupon, ...changes })
    expect(answer).toMatchObject({ status: 422, body: { error } })
  })

  it('SH-4: codes are generated in bulk, exported, and disabled with their coupon', async () => {
    const { manager, services, bowlId } = await openShopDesk(openDatabase)
    const { body } = await manager.call('POST', '/discounts', coupon)
    const path = `/discounts/${body.id}`
    const prefix = '=X-'
    const generated = await manager.call('POST', `${path}/codes`, { prefix, count: 1100 })
    expect(generated).toMatchObject({ status: 200, body: { count: 1100 } })
    expect((await manager.call('GET', '/discounts')).body.total).toBe(1)
    const batch = await manager.call('GET', `/discounts?batch=${body.id}`)
    expect(batch.body.total).toBe(1100)
    expect(batch.body.items[0]).toMatchObject({ usageLimit: 1, amount: 500 })
    let csv = ''
    for await (const chunk of services.shop.discounts.exportCodes(body.id)) csv += chunk
    const rows = csv.trimEnd().split('\r\n')
    expect(rows).toHaveLength(1101)
    expect(new Set(rows).size).toBe(1101)
    expect(rows[1]).toMatch(/^"'=X-[A-Z2-9]{8}",0,1$/)
    const code = batch.body.items[0].code
    const items = [{ productId: bowlId, quantity: 1 }]
    const cart = await services.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    await manager.call('PATCH', path, { enabled: false })
    expect(await services.shop.cart.applyCoupon({ key: cart.key, code })).toMatchObject({
      message: { key: 'coupon.invalid' },
    })
    await manager.call('PATCH', path, { enabled: true })
    expect(await services.shop.cart.applyCoupon({ key: cart.key, code })).toMatchObject({
      ok: true,
    })
    const tooMany = await manager.call('POST', `${path}/codes`, { prefix: '', count: 10_001 })
    expect(tooMany.status).toBe(422)
  })

  it('SH-4: an automatic discount applies to carts as soon as it is saved', async () => {
    const { manager, services, bowlId } = await openShopDesk(openDatabase)
    const items = [{ productId: bowlId, quantity: 1 }]
    const cart = await services.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    const total = async () => (await services.shop.cart.view({ key: cart.key })).totals.total
    expect(await total()).toBe(1816)
    const automatic = { ...newDiscount, label: 'Summer', percent: 5000 }
    const { body } = await manager.call('POST', '/discounts', automatic)
    expect(await total()).toBe(908)
    await manager.call('PATCH', `/discounts/${body.id}`, { enabled: false })
    expect(await total()).toBe(1816)
  })

  it('SH-4: only roles that manage products see discounts', async () => {
    const desk = await openShopDesk(openDatabase)
    for (const role of ['editor', 'author'] as const) {
      const staff = await desk.as(role)
      expect((await staff.call('GET', '/discounts')).status).toBe(403)
      expect((await staff.call('POST', '/discounts', coupon)).status).toBe(403)
    }
  })
})

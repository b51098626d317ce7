import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('customers in the admin', openDatabase => {
  let desk: Awaited<ReturnType<typeof openShopDesk>>
  let id: string

  beforeAll(async () => {
    desk = await openShopDesk(openDatabase)
    await desk.buy({ billing_email: 'guest@example.com' })
    const task = desk.services.shop.tasks.find(one => one.name === 'shop: customers')
    await task?.run(new AbortController().signal)
    const { body } = await desk.manager.call('GET', '/customers?sort=spent&order=desc')
    id = body.items[0].id
  })

  it('SH-4 lists guests with their orders, and changes note and tags', async () => {
    const { manager } = desk
    expect((await manager.call('GET', '/customers?q=guest&status=guest')).body).toMatchObject({
      total: 1,
      items: [{ id, email: 'guest@example.com', orderCount: 1 }],
    })
    const changes = { note: 'Call first', tags: ['press'], disabled: false }
    const changed = await manager.call('PATCH', `/customers/${id}`, changes)
    expect(changed).toMatchObject({ status: 200, body: { tags: ['press'], note: 'Call first' } })
    const csv = await manager.get('/api/admin/customers/export?tag=press')
    expect(csv.body).toContain('guest@example.com')
  })

  it.each([
    ['an email address', { email: 'other@example.com' }],
    ['an empty tag', { tags: [' '] }],
    ['too many tags', { tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }],
    ['a note of a megabyte', { note: 'x'.repeat(1e6) }],
  ])('SH-4 refuses %s', async (_name, changes) => {
    const { status } = await desk.manager.call('PATCH', `/customers/${id}`, changes)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('SH-4 only roles for orders see customers', async () => {
    for (const role of ['editor', 'author'] as const) {
      const browser = await desk.as(role)
      expect((await browser.call('GET', '/customers')).status).toBe(403)
      expect((await browser.call('GET', `/customers/${id}`)).status).toBe(403)
      expect((await browser.get('/api/admin/customers/export')).statusCode).toBe(403)
      expect((await browser.call('DELETE', `/customers/${id}`)).status).toBe(403)
    }
  })

  it('SH-4 deletes a customer; the orders stay', async () => {
    const { manager } = desk
    expect((await manager.call('POST', `/customers/${id}/merge`, { into: id })).status).toBe(422)
    expect((await manager.call('POST', `/customers/${id}/merge`, { into: 'no' })).status).toBe(404)
    const { body } = await manager.call('GET', `/customers/${id}`)
    expect(body.orders).toHaveLength(1)
    expect((await manager.call('DELETE', `/customers/${id}`)).status).toBeLessThan(300)
    expect((await manager.call('GET', `/customers/${id}`)).status).toBe(404)
    expect((await manager.call('GET', `/orders/${body.orders[0].id}`)).status).toBe(200)
  })
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MINUTE } from '#base'
import { createBackground } from '../src/server/background.ts'
import { readSignature, startReceiver } from './doubles/webhook-receiver.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { signInAs } from './support/staff-browser.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
beforeEach(() => {
  receiver.behave('works')
  receiver.calls.length = 0
})
afterAll(() => receiver.stop())

describeDatabases('webhooks', openDatabase => {
  async function open(topics: string[]) {
    const desk = await openShopDesk(openDatabase, { ALLOW_PRIVATE_ADDRESSES: '1' })
    const owner = await signInAs(desk, 'owner')
    const added = await owner.call('POST', '/webhooks', {
      ...{ name: 'Stock program', url: receiver.url, topics },
    })
    const hook = added.body as { id: string; secret: string }
    const drain = async () => {
      await desk.services.webhooks.queueChanges()
      await createBackground(desk.services, () => {}).drain()
    }
    const told = () =>
      receiver.calls.map(({ body }) => [body.type, (body.data as { id: string }).id])
    return { ...desk, owner, hook, drain, told }
  }

  it('an order is told once per change, signed, with its current state and without keys', async () => {
    const { buy, hook, drain, told, manager } = await open(['order.created', 'order.changed'])
    const order = await buy()
    await drain()
    expect(told()).toEqual([['order.created', order.id]])
    const [call] = receiver.calls
    if (!call) throw new Error('nothing was sent')
    expect(readSignature(call, hook.secret).isSigned).toBe(true)
    expect(call.body.data).toMatchObject({ number: order.number, status: 'on-hold' })
    expect(call.text).not.toContain(order.key)
    await manager.call('PATCH', `/orders/${order.id}`, { status: 'processing' })
    await manager.call('POST', `/orders/${order.id}/notes`, { message: 'Seen' })
    await drain()
    expect(told().slice(1)).toEqual([['order.changed', order.id]])
  })

  it('products are told of when added, when sold, and when deleted', async () => {
    const { buy, drain, told, manager, bowlId } = await open([
      'product.created',
      'product.changed',
      'product.deleted',
    ])
    const { body } = await manager.call('POST', '/products', { name: 'Cup', status: 'published' })
    await drain()
    expect(told()).toEqual([['product.created', body.id]])
    await buy()
    await drain()
    expect(told().slice(1)).toEqual([['product.changed', bowlId]])
    await manager.call('DELETE', `/products/${body.id}`)
    await manager.call('DELETE', `/products/${body.id}`)
    await manager.call('DELETE', `/products/${body.id}/forever`)
    await drain()
    expect(told().slice(2)).toEqual([['product.deleted', body.id]])
  })

  it('a receiver that is down gets it later; other topics and deleted webhooks nothing', async () => {
    const { buy, hook, drain, told, clock, owner } = await open(['order.created'])
    receiver.behave('broken')
    const order = await buy()
    await drain()
    expect(receiver.calls).toHaveLength(1)
    receiver.behave('works')
    clock.advance(MINUTE)
    await drain()
    expect(told().slice(1)).toEqual([['order.created', order.id]])
    await buy()
    await owner.call('DELETE', `/webhooks/${hook.id}`)
    await drain()
    expect(receiver.calls).toHaveLength(2)
  })

  it('without webhooks nothing is noted', async () => {
    const { buy, hook, owner, services } = await open(['order.created'])
    await owner.call('PATCH', `/webhooks/${hook.id}`, { enabled: false })
    await buy()
    const noted = await services.db.selectFrom('webhook_changes').selectAll().execute()
    expect(noted).toEqual([])
  })

  it('a test is delivered, and a replaced secret signs the next one', async () => {
    const { hook, owner, drain, told } = await open(['order.created'])
    const replaced = await owner.call('POST', `/webhooks/${hook.id}/secret`)
    expect(replaced.body.secret).not.toBe(hook.secret)
    await owner.call('POST', `/webhooks/${hook.id}/test`)
    await drain()
    expect(told()).toEqual([['test', '']])
    const [call] = receiver.calls
    expect(call && readSignature(call, replaced.body.secret).isSigned).toBe(true)
    const wrong = { name: 'x', url: 'ftp://example.com', topics: ['order.created'] }
    expect((await owner.call('POST', '/webhooks', wrong)).status).toBe(422)
  })
})

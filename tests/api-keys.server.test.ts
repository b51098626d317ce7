import { expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('API keys', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const owner = await signInAs(desk, 'owner')
    const create = async (permissions: string[], more: object = {}) => {
      const body = { name: 'Stock program', permissions, ...more }
      const created = await owner.call('POST', '/api-keys', body)
      return created.body as { id: string; token: string; hint: string }
    }
    const call = async (
      token: string,
      method: 'GET' | 'POST' | 'PATCH',
      path: string,
      body = {},
    ) => {
      const answer = await desk.app.inject({
        method,
        url: `/api/admin${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { payload: JSON.stringify(body) }),
      })
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
    }
    return { ...desk, owner, create, call }
  }

  it('a key does what its permissions allow, and nothing else', async () => {
    const { owner, create, call, bowlId } = await open()
    const { token, id, hint } = await create(['products.read', 'products.write'])
    expect(token.endsWith(hint)).toBe(true)
    expect((await call(token, 'GET', '/products')).body.total).toBe(1)
    const changed = await call(token, 'PATCH', `/products/${bowlId}`, { name: 'Large bowl' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Large bowl' } })
    expect(await call(token, 'GET', '/orders')).toMatchObject({ status: 403 })
    expect(await call(token, 'POST', '/api-keys', {})).toMatchObject({ status: 403 })
    // Routes of one's own account need no permission.
    expect(await call(token, 'GET', '/me')).toMatchObject({ status: 403 })
    const log = await owner.call('GET', '/audit?q=product.changed')
    expect(log.body.items[0]).toMatchObject({ userName: 'Stock program' })
    const list = await owner.call('GET', '/api-keys')
    expect(list.body.items).toMatchObject([{ id, hint, lastUsedAt: expect.any(Number) }])
    expect(JSON.stringify(list.body)).not.toContain(token)
  })

  it('deleted, expired and unknown keys are refused, also with a signed-in cookie', async () => {
    const { owner, create, call, clock } = await open()
    const first = await create(['products.read'])
    expect((await owner.call('DELETE', `/api-keys/${first.id}`)).status).toBe(204)
    expect((await call(first.token, 'GET', '/products')).status).toBe(401)
    const second = await create(['products.read'], { expiresAt: clock.now() + DAY })
    expect((await call(second.token, 'GET', '/products')).status).toBe(200)
    clock.advance(DAY)
    expect((await call(second.token, 'GET', '/products')).status).toBe(401)
    expect((await call('vt_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'GET', '/products')).status).toBe(401)
    const headers = { authorization: 'Bearer nonsense' }
    expect((await owner.call('GET', '/products', undefined, headers)).status).toBe(401)
  })

  it('unknown permissions and those of owners are refused', async () => {
    const { owner } = await open()
    for (const permissions of [[], ['users.write'], ['settings.write'], ['anything']]) {
      const created = await owner.call('POST', '/api-keys', { name: 'Key', permissions })
      expect(created.status).toBe(422)
    }
  })

  it('only owners see and create keys', async () => {
    const { manager } = await open()
    expect((await manager.call('GET', '/api-keys')).status).toBe(403)
  })
})

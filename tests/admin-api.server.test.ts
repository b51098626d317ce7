import { expect, it } from 'vitest'
import { PERMISSIONS, permissionsOf, ROLES } from '#auth/schema'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { StaffBrowser, signInAs } from './support/staff-browser.ts'

interface Operation {
  summary: string
  'x-allow': string | string[]
}
interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

describeDatabases('admin API', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    return { services, app: await buildTestApp(services) }
  }

  it('refuses every route to signed-out users and to roles without permission', async () => {
    const site = await open()
    const owner = await signInAs(site, 'owner')
    const document = (await owner.get('/api/docs/openapi.json')).json() as OpenApi
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase() as 'GET',
        path: path.replace('/api/admin', '').replace(/\{\w+\}/g, 'none'),
        allow: [operation['x-allow']].flat(),
      })),
    )
    expect(operations.length).toBeGreaterThan(5)
    const stranger = new StaffBrowser(site.app)
    for (const { method, path, allow } of operations) {
      expect(['signed-in', ...PERMISSIONS], path).toEqual(expect.arrayContaining(allow))
      expect((await stranger.call(method, path)).status, `${method} ${path}`).toBe(401)
    }
    for (const role of ROLES) {
      const browser = await signInAs(site, role)
      const granted: string[] = ['signed-in', ...permissionsOf(role)]
      for (const { method, path, allow } of operations) {
        if (allow.some(one => granted.includes(one))) continue
        const { status, body } = await browser.call(method, path)
        expect(status, `${role}: ${method} ${path}`).toBe(403)
        expect(body.error).toBe('forbidden')
      }
    }
  })

  it('refuses changes from pages of other sites', async () => {
    const site = await open()
    const owner = await signInAs(site, 'owner')
    const redirect = { from: '/old', to: '/new' }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const { status } = await owner.call('POST', '/redirects', redirect, headers)
      expect(status, JSON.stringify(headers)).toBe(403)
    }
    expect((await owner.call('GET', '/redirects')).body.total).toBe(0)
    const own = { 'sec-fetch-site': 'same-origin' }
    expect((await owner.call('POST', '/redirects', redirect, own)).status).toBe(200)
  })

  it('refuses a body that is not JSON with an explanation', async () => {
    const site = await open()
    const owner = await signInAs(site, 'owner')
    for (const type of ['text/csv', 'application/octet-stream', 'text/plain']) {
      const { status, body } = await owner.send('POST', '/redirects', 'a,b', type)
      expect([status, body.error]).toEqual([422, 'invalid'])
    }
    const nodes = [{ type: 'heading', props: { id: 'a' } }]
    const page = { id: 'a', path: 'nowhere' }
    expect((await owner.call('POST', '/builder/data', { page, nodes })).body.error).toBe('bad-path')
    const odd = { id: 'a', path: '//' }
    expect((await owner.call('POST', '/builder/data', { page: odd, nodes })).status).toBe(200)
  })

  it('leads on to addresses in any script, and never to another site by way of a slash', async () => {
    const site = await open()
    const editor = await signInAs(site, 'editor')
    const lead = async (from: string, to: string) => {
      const { status } = await editor.call('POST', '/redirects', { from, to })
      const answer = await site.app.inject(from)
      return { status, location: answer.headers.location }
    }
    expect((await lead('/a', '/über?x=1#y')).location).toBe('/%C3%BCber?x=1#y')
    expect((await lead('/b', '/日本')).location).toBe('/%E6%97%A5%E6%9C%AC')
    const elsewhere = 'https://example.com/caf%C3%A9'
    expect((await lead('/c', elsewhere)).location).toBe(elsewhere)
    expect((await lead('/d', '/\\evil.example')).status).toBe(422)
    expect((await lead('/e', '/a\r\nx: y')).status).toBe(422)
  })

  it('describes itself to staff only', async () => {
    const site = await open()
    const stranger = await new StaffBrowser(site.app).get('/api/docs')
    expect(stranger.headers.location).toBe('/admin/sign-in?next=/api/docs')
    const author = await signInAs(site, 'author')
    expect((await author.get('/api/docs')).body).toContain('swagger-ui')
    expect((await author.get('/api/docs/files/swagger-ui.css')).statusCode).toBe(200)
    const { openapi, components } = (await author.get('/api/docs/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect(components.securitySchemes.session.name).toBe('vt.session_token')
  })

  it('creates, lists, changes and deletes redirects with audit entries', async () => {
    const site = await open()
    const editor = await signInAs(site, 'editor')
    const added = await editor.call('POST', '/redirects', { from: '/old', to: '/about' })
    expect(added.body).toMatchObject({ id: '/old', status: 301 })
    expect((await editor.call('POST', '/redirects', { from: '/old', to: '/x' })).body.error).toBe(
      'taken',
    )
    const circle = await editor.call('POST', '/redirects', { from: '/about', to: '/old' })
    expect([circle.status, circle.body.error]).toEqual([422, 'circle'])
    const wrong = await editor.call('POST', '/redirects', { from: 7 })
    expect(wrong.status).toBe(422)
    expect(wrong.body.problems).toContainEqual({
      path: '/to',
      message: 'must have required properties to',
      reason: 'value-missing',
    })

    const moved = await editor.call('PATCH', '/redirects/%2Fold', { from: '/older' })
    expect(moved.body).toMatchObject({ id: '/older', to: '/about' })
    const list = await editor.call('GET', '/redirects?q=OLD&sort=to&order=desc')
    expect(list.body).toMatchObject({ total: 1, items: [{ from: '/older' }] })
    expect((await site.app.inject('/older')).headers.location).toBe('/about')
    expect((await editor.call('DELETE', '/redirects/%2Folder')).status).toBe(204)
    expect((await editor.call('GET', '/redirects/%2Folder')).status).toBe(404)

    const log = await site.services.db
      .selectFrom('audit_log')
      .select(['action', 'target_id', 'user_name'])
      .where('action', 'like', 'redirect.%')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { action: 'redirect.created', target_id: '/old', user_name: 'The editor' },
      { action: 'redirect.changed', target_id: '/older', user_name: 'The editor' },
      { action: 'redirect.deleted', target_id: '/older', user_name: 'The editor' },
    ])
  })
})

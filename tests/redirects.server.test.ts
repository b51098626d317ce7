import { expect, it } from 'vitest'
import type { PageDocument } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

function page(text: string, extra: Record<string, unknown> = {}): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Test page' } },
    content: [{ type: 'heading', props: { id: 'title', text, level: 'h1', ...extra } }],
  }
}

describeDatabases('redirects', openDatabase => {
  it('leads old addresses to new ones and refuses circles', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    await services.pages.save({ path: '/new', document: page('x'), author: 'test', publish: true })
    await services.pages.redirects.set('/old', '/new')
    expect((await app.inject('/old')).headers.location).toBe('/new')
    expect(await services.pages.redirects.set('/new', '/old')).toMatchObject({ reason: 'circle' })
    expect(await services.pages.redirects.set('/x', 'javascript:alert(1)')).toMatchObject({
      reason: 'bad-path',
    })
    expect((await app.inject('/new/')).headers.location).toBe('/new')
    await app.close()
  })

  it('moves a redirect all or not at all', async () => {
    const services = await openTestServices(openDatabase)
    const { redirects } = services.pages
    await redirects.set('/a', '/b', 302)
    await redirects.set('/c', '/d')
    expect(await redirects.change('/none', { to: '/x' })).toMatchObject({ reason: 'not-found' })
    expect(await redirects.change('/a', { from: '/c' })).toMatchObject({ reason: 'taken' })
    expect(await redirects.change('/a', { from: '/d', to: '/c' })).toMatchObject({
      reason: 'circle',
    })
    expect(await redirects.change('/a', { to: '//x' })).toMatchObject({ reason: 'bad-path' })
    expect(await redirects.find('/a')).toMatchObject({ to: '/b', status: 302 })
    // Its own old path is not a loop; one of two concurrent moves is refused.
    expect(await redirects.change('/a', { from: '/b', to: '/a' })).toMatchObject({ ok: true })
    const moved = await Promise.all(['/b', '/c'].map(old => redirects.change(old, { from: '/e' })))
    expect(moved.map(one => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['ok', 'taken'])
    const left = await services.db.selectFrom('redirects').select('from_path').execute()
    expect(left).toHaveLength(2)
  })

  it('leads on everything below an address, to this site only, and its own redirects first', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const { redirects } = services.pages
    await redirects.set('/old/*', '/new/*')
    await redirects.set('/old/deep/*', '/one-page')
    await redirects.set('/old/one', '/other')
    await redirects.set('/top/*', '/*')
    const to = async (url: string) => (await app.inject(url)).headers.location
    expect(await to('/old/a/b')).toBe('/new/a/b')
    expect(await to('/old/one')).toBe('/other')
    expect(await to('/old/deep/down')).toBe('/one-page')
    expect(await to('/old')).toBeUndefined()
    expect(await to('/top/a')).toBe('/a')
    for (const path of [
      '/top//evil.test',
      '/top/%2Fevil.test',
      '/top/%5Cevil.test',
      '/top/.//evil.test',
    ]) {
      expect((await to(path)) ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
    await redirects.set('/other-new/*', '/old/*')
    expect(await redirects.set('/new/*', '/other-new/*')).toMatchObject({ reason: 'circle' })
    expect(await redirects.set('/grows/*', '/grows/more/*')).toMatchObject({ reason: 'circle' })
    await app.close()
  })

  it('are imported from exports of other programs after a look at them', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const owner = await signInAs({ services, app }, 'owner')
    await services.pages.save({ path: '/new', document: page('x'), author: 'test', publish: true })
    await services.pages.redirects.set('/known', '/new')
    const file = [
      'source,target,regex,code',
      'https://old.example/shop/,/new,0,301',
      '/caf%C3%A9,new,0,302',
      '/known,/new,0,301',
      '/new,/old,0,301',
      '^/x/(.*),/y/$1,1,301',
      '/bad,javascript:alert(1),0,301',
      '/new/../z,//evil.example,0,301',
    ].join('\r\n')
    const send = (query: string) =>
      owner.send('POST', `/redirects/import${query}`, file, 'text/csv')
    const counts = { rows: 7, added: 2, unchanged: 1, invalid: 4 }
    expect((await send('?preview=true')).body).toMatchObject(counts)
    expect(await services.pages.redirects.find('/shop')).toBeUndefined()
    const { body } = await send('')
    expect(body).toMatchObject(counts)
    expect(body.problems.map((one: { reason: string }) => one.reason)).toEqual([
      'page',
      'pattern',
      'bad-path',
      'bad-path',
    ])
    expect((await app.inject('/shop')).headers.location).toBe('/new')
    expect((await app.inject('/caf%C3%A9')).headers.location).toBe('/new')
    const later = [
      'id,source,matching,destination,type,status',
      '1,https://old.example/index.php?page=1,exact,/new,301,active',
      '2,/index.php?page=2,exact,/other,301,active',
      '3,/off,exact,/new,301,inactive',
      '4,/part,contains,/new,301,active',
      '5,/temporary,exact,/new,302,active',
    ].join('\n')
    const rankMath = await owner.send('POST', '/redirects/import', later, 'text/csv')
    expect(rankMath.body.problems.map((one: { reason: string }) => one.reason)).toEqual([
      'query',
      'query',
      'disabled',
      'pattern',
    ])
    expect(await services.pages.redirects.find('/temporary')).toMatchObject({ status: 302 })
    const plain = await owner.send('POST', '/redirects/import', '/a;/b\n/c;/d\n', 'text/csv')
    expect(plain.body).toMatchObject({ rows: 2, added: 2, format: { delimiter: ';' } })
    const other = await owner.send('POST', '/redirects/import', 'a,b\n1,2\n', 'text/csv')
    expect(other.body.error).toBe('no-redirect-columns')
  })
})

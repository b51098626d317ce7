import { describe, expect, it, onTestFinished } from 'vitest'
import { isLikeAPage } from '#pages'
import { up as redirectHits } from '../src/db/migrations/0130-redirect-hits.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const DAY = 86_400_000

describe('missing paths', () => {
  it.each([...['/old-shop', '/über-uns', '/a/b/c', '/about.html', '/المتجر', '/New Page']])(
    '%s may have been meant',
    path => {
      expect(isLikeAPage(path)).toBe(true)
    },
  )

  it.each([
    ...['/wp-login.php', '/wp-admin', '/blog/wp-content', '/.env', '/.git/config', '/robots.txt'],
    ...['/picture.jpg', '/index.php', '/phpmyadmin', '/cgi-bin/x', '/api/none', '//host', '/'],
  ])('%s is nobody’s page', path => {
    expect(isLikeAPage(path)).toBe(false)
  })
})

describeDatabases('addresses that lead nowhere, and on', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { services, app } = desk
    onTestFinished(() => app.close())
    const owner = await desk.as('owner')
    const get = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', ...headers } })
    const wanted = { page: 1, perPage: 100, order: 'desc' } as const
    const list = (q?: string) => services.pages.missingPaths.list({ ...wanted, sort: 'times', q })
    return { ...desk, services, app, owner, get, list }
  }

  it('are counted in the background with their referrer', async () => {
    const { app, get, list, services } = await open()
    for (const referer of ['https://other.example/a?q=secret', 'http://127.0.0.1:3000/team?x=1']) {
      expect((await get('/gone', { referer })).statusCode).toBe(404)
    }
    await get('/once')
    await get('/wp-login.php')
    await get('/picture.jpg')
    await get('/by-a-program', { accept: '*/*' })
    expect((await list()).total).toBe(0)
    // Pending counts are written on shutdown.
    await app.close()
    expect((await list()).items).toMatchObject([
      { id: '/gone', name: '/gone', times: 2, referrer: '/team' },
      { id: '/once', times: 1, referrer: '' },
    ])
    // A redirect removes the path from the list, also by prefix.
    await services.pages.redirects.set('/gone', '/')
    expect((await list()).items.map(({ id }) => id)).toEqual(['/once'])
    await services.pages.redirects.set('/on*', '/x')
    expect((await list()).total).toBe(1)
    await services.pages.redirects.set('/*', '/x/y')
    expect((await list()).total).toBe(0)
  })

  it('are 500 at most and forgotten after 90 days; staff deletes them', async () => {
    const { services, owner, list, as } = await open()
    const { missingPaths } = services.pages
    const many = (count: number, times: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ id: `/p${index}-${times}`, note: '', times, at: services.clock.now() },
      }))
    await missingPaths.add(many(700, 1))
    // The table is limited without the daily task.
    await missingPaths.add(many(450, 2))
    expect((await list()).total).toBeLessThanOrEqual(1000)
    await missingPaths.prune()
    expect((await list()).total).toBe(500)
    expect((await list()).items[99]?.times).toBe(2)
    expect((await owner.call('GET', '/missing-paths?sort=name&order=asc')).body).toMatchObject({
      total: 500,
      items: expect.arrayContaining([expect.objectContaining({ name: '/p0-2' })]),
    })
    const first = encodeURIComponent('/p0-2')
    expect((await owner.call('DELETE', `/missing-paths/${first}`)).status).toBe(204)
    expect((await owner.call('DELETE', `/missing-paths/${first}`)).status).toBe(404)
    const author = await as('author')
    expect((await author.call('GET', '/missing-paths')).status).toBe(403)
    await missingPaths.add([
      { id: '/old', note: '', times: 9, at: services.clock.now() - 91 * DAY },
    ])
    await missingPaths.prune()
    expect((await list('/old')).total).toBe(0)
  })

  it('a redirect says how often it was followed, and keeps that when it changes', async () => {
    const { app, services, get } = await open()
    const { redirects } = services.pages
    await redirects.set('/old/*', '/new/*')
    await redirects.set('/never', '/new')
    for (const path of ['/old/a', '/old/b?x=1']) expect((await get(path)).statusCode).toBe(301)
    await app.close()
    expect((await redirects.find('/old/*'))?.hits).toBe(2)
    expect((await redirects.find('/old/*'))?.lastHitAt).toBeGreaterThan(0)
    await redirects.change('/old/*', { to: '/newer/*' })
    for (const [sort, order, first] of [
      ['hits', 'desc', '/old/*'],
      ['hits', 'asc', '/never'],
      ['lastHitAt', 'asc', '/old/*'],
    ] as const) {
      const { items } = await redirects.list({ page: 1, perPage: 5, sort, order })
      expect(items[0]?.from).toBe(first)
    }
    expect(await redirects.find('/old/*')).toMatchObject({ hits: 2, to: '/newer/*' })
  })

  it('redirects of before have not been followed', async () => {
    const { services } = await open()
    const { db, pages } = services
    await pages.redirects.set('/a', '/b')
    await db.schema.dropTable('missing_paths').execute()
    for (const column of ['hits', 'last_hit_at']) {
      await db.schema.alterTable('redirects').dropColumn(column).execute()
    }
    await redirectHits(db as never)
    expect(await pages.redirects.find('/a')).toMatchObject({ hits: 0, lastHitAt: null })
  })
})

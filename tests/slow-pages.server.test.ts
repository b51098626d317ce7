import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { addSlowPages, listSlowPages, pruneSlowPages, type SlowPage } from '#db'
import { createRenderRecorder } from '../src/server/site/page/record-renders.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const START = Date.parse('2027-01-04T09:10:00Z')
const renders = (page: string, count: number, meanMs: number, more: Partial<SlowPage> = {}) => ({
  ...{ page, count, totalMs: count * meanMs, maxMs: meanMs, path: page },
  ...{ module: null, moduleMs: null, ...more },
})

describeDatabases('slow pages', openDatabase => {
  const open = async () => {
    const clock = createManualClock(START)
    const services = await openTestServices(openDatabase, {}, clock)
    return { services, clock, db: services.db }
  }
  const all = { sinceMs: 0, limit: 100 }

  it('are added up for all copies and hours, with the slowest render', async () => {
    const { db } = await open()
    const slow = { maxMs: 900, path: '/products/vase', module: 'product', moduleMs: 700 }
    await addSlowPages(db, [renders('/products/*', 2, 300), renders('/', 5, 40)], START)
    await Promise.all([
      addSlowPages(db, [renders('/products/*', 1, 900, slow), renders('/', 1, 10)], START),
      addSlowPages(db, [renders('/', 1, 10), renders('/products/*', 1, 100)], START + HOUR),
    ])
    expect(await listSlowPages(db, all)).toEqual([
      { page: '/products/*', count: 4, totalMs: 1600, ...slow },
      renders('/', 7, 0, { totalMs: 220, maxMs: 40 }),
    ])
    expect(await listSlowPages(db, { ...all, sinceMs: START })).toMatchObject([
      { page: '/products/*', count: 1 },
      { page: '/', count: 1 },
    ])
    expect(await listSlowPages(db, { ...all, minCount: 5 })).toMatchObject([{ page: '/' }])
  })

  it('are deleted when they are old, and the fastest of too many', async () => {
    const { db } = await open()
    await addSlowPages(db, [renders('/old', 1, 9999)], START - 3 * DAY)
    for (let batch = 0; batch < 21; batch++) {
      const rows = Array.from({ length: 100 }, (_, index) => {
        const ms = batch * 100 + index
        return renders(`/p${ms}`, 1, ms)
      })
      await addSlowPages(db, rows, START)
    }
    await pruneSlowPages(db, START - DAY)
    const left = await listSlowPages(db, { ...all, limit: 5000 })
    expect(left).toHaveLength(2000)
    expect(left[0]?.page).toBe('/p2099')
  })

  it('are collected in a process and stored together, products under one name', async () => {
    const { db, clock } = await open()
    const recorder = createRenderRecorder({ db, clock })
    const facts = { id: 'x', title: '', kind: 'product' as const }
    await recorder.measure({ ...facts, path: '/products/bowl' }, async () => 'fast')
    await recorder.measure({ ...facts, path: '/products/vase' }, () => wait(30, 'slow'))
    const failing = recorder.measure({ ...facts, kind: 'page', path: '/about' }, async () => {
      throw new Error('no data')
    })
    await expect(failing).rejects.toThrow('no data')
    await recorder.flush()
    const stored = await listSlowPages(db, all)
    expect(stored.map(({ page, count, path }) => ({ page, count, path }))).toEqual([
      { page: '/products/*', count: 2, path: '/products/vase' },
      { page: '/about', count: 1, path: '/about' },
    ])
    await recorder.flush()
    expect((await listSlowPages(db, all))[0]?.count).toBe(2)
  })

  it('count renders of visitors, not cached answers, without parameters of the URL', async () => {
    const { services, db } = await open()
    const app = await buildTestApp(services)
    const document = {
      ...{ schema: 1, upgrades: {}, root: { props: { title: 'About' } } },
      content: [{ type: 'post-list', props: { id: 'posts' } }],
    } as const
    await services.pages.save({ path: '/about', document, author: 'test', publish: true } as never)
    let rendered = 0
    const visits = [...Array(20).fill('/about'), '/about?utm_source=ada@example.com']
    for (const url of visits) {
      if ((await app.inject(url)).headers['server-timing']) rendered++
    }
    await app.inject('/no-such-page')
    await app.close()
    const [row, ...others] = await listSlowPages(db, all)
    expect(others).toEqual([])
    expect(rendered).toBeLessThan(visits.length / 2)
    expect(row).toMatchObject({ page: '/about', count: rendered, path: '/about' })
  })

  it('are shown to owners with what to do', async () => {
    const { services, db, clock } = await open()
    const app = await buildTestApp(services)
    const owner = await signInAs({ services, app }, 'owner')
    const check = async () => {
      services.health.forget()
      const { body } = await owner.call('GET', '/health?lang=de')
      return body.items.find(({ id }: { id: string }) => id === 'pages')
    }
    expect(await check()).toMatchObject({ state: 'ok' })
    // Too few renders to say anything.
    await addSlowPages(db, [renders('/start', 1, 5000)], clock.now())
    expect(await check()).toMatchObject({ state: 'ok' })
    const module = { module: 'post-list', moduleMs: 800 }
    await addSlowPages(db, [renders('/news', 6, 1000, module)], clock.now())
    expect(await check()).toMatchObject({ state: 'note' })
    await addSlowPages(db, [renders('/search', 6, 2500)], clock.now())
    expect(await check()).toMatchObject({
      state: 'warning',
      findings: [{ text: expect.stringContaining('2 Seiten'), todo: expect.any(String) }],
    })
    const { body } = await owner.call('GET', '/health/slow-pages')
    expect(body.items).toMatchObject([
      { page: '/start', meanMs: 5000 },
      { page: '/search', meanMs: 2500, count: 6, module: null },
      { page: '/news', meanMs: 1000, module: 'Post list', moduleMs: 800 },
    ])
    const german = await owner.call('GET', '/health/slow-pages?lang=de')
    expect(german.body.items[2]).toMatchObject({ module: 'Beitragsliste' })
    clock.advance(DAY + HOUR)
    expect(await check()).toMatchObject({ state: 'ok' })
    const editor = await signInAs({ services, app }, 'editor')
    expect((await editor.call('GET', '/health/slow-pages')).status).toBe(403)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { publishText, readPage } from './support/pages.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'

/** More than a page needs to count as popular. */
const POPULAR_HITS = 20
/** Generous timeout for busy machines. */
const PATIENCE = { timeout: 15_000, interval: 20 }

describeDatabases('popular pages of several processes', openDatabase => {
  async function open() {
    const shared = { WORKERS: '2' }
    const services = await openTestServices(openDatabase, shared)
    const others = await openOther(services, undefined, shared)
    const apps = [await buildTestApp(services), await buildTestApp(others)] as const
    const renders = apps.map(app => vi.spyOn(app.renderer, 'render'))
    const counts = () => renders.map(({ mock }) => mock.calls.length)
    const put = (text: string) => publishText(services, '/a', text)
    const get = (app: number) => readPage(apps[app === 0 ? 0 : 1], '/a')
    /** Requests the page often in both processes, and changes it when both have it cached. */
    const makePopular = async (change: () => Promise<unknown>) => {
      // Earlier changes have been dropped.
      await wait(700)
      for (const [index, app] of apps.entries()) {
        while ((app.cache.get('/a')?.hits ?? 0) < POPULAR_HITS) await get(index)
      }
      await change()
      for (const app of apps) {
        await expect.poll(() => app.cache.get('/a'), PATIENCE).toBe(undefined)
      }
      for (const render of renders) render.mockClear()
    }
    await put('Before')
    return { services, apps, counts, put, get, makePopular, renders }
  }

  it('are rendered once after a change, however many ask for them', async () => {
    const { counts, put, get, makePopular } = await open()
    await makePopular(() => put('Changed'))
    const bodies = await Promise.all(Array.from({ length: 200 }, (_, index) => get(index % 2)))
    expect(bodies.filter(body => body.includes('Changed'))).toHaveLength(200)
    expect(counts().sort()).toEqual([0, 1])
    // Both cache it.
    await Promise.all([get(0), get(1)])
    expect(counts().sort()).toEqual([0, 1])
  })

  it('are rendered again if they changed between the render and its use', async () => {
    const { apps, counts, put, get, makePopular } = await open()
    await makePopular(() => put('First change'))
    expect(await get(0)).toContain('First change')
    expect(counts()).toEqual([1, 0])
    await put('Second change')
    // Its own copy was dropped at the first change, and it has not polled since the second one.
    expect(await get(1)).toContain('Second change')
    expect(counts()).toEqual([1, 1])
    await expect.poll(() => apps[0].cache.get('/a'), PATIENCE).toBe(undefined)
    expect(await get(0)).toContain('Second change')
  })

  it('are not shared if they change during the render', async () => {
    const { services, apps, put, get, makePopular, renders } = await open()
    await makePopular(() => put('First change'))
    const [own] = renders
    let isFirst = true
    own?.mockRestore()
    const original = apps[0].renderer.render
    vi.spyOn(apps[0].renderer, 'render').mockImplementation(async (...call) => {
      const rendered = await original(...call)
      // The change is seen before the render ends.
      if (isFirst) {
        isFirst = false
        await put('Second change')
        await wait(600)
      }
      return rendered
    })
    expect(await get(0)).toContain('First change')
    const stored = services.db.selectFrom('shared_pages').select('page')
    expect(await stored.execute()).toEqual([{ page: null }])
    expect(await get(1)).toContain('Second change')
  })

  it('are rendered by each process while the database does not answer', async () => {
    const { services, counts, put, get, makePopular } = await open()
    await makePopular(() => put('Changed'))
    await services.db.schema.dropTable('shared_pages').execute()
    expect(await get(0)).toContain('Changed')
    expect(await get(1)).toContain('Changed')
    expect(counts()).toEqual([1, 1])
  })

  it('do not use the database unless they are popular', async () => {
    const { services, put, get } = await open()
    await get(0)
    await put('Changed')
    await expect.poll(() => get(0), PATIENCE).toContain('Changed')
    expect(await services.db.selectFrom('shared_pages').selectAll().execute()).toEqual([])
  })
})

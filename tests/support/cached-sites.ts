import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { isRecord } from '#base'
import type { PageNode } from '#module-contract'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { START } from './pages.ts'
import { buildTestApp, openOther, openTestServices } from './services.ts'

/** A ceiling. `tests/invalidation.server.test.ts` compares the poll interval with the promised second. */
export const WITHIN_MS = 15_000

export const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
export const words = (id: string, text: string) => node('heading', id, { text, level: 'h2' })
export const author = { id: null, name: 'test' }

/** Opens two processes on one database, each with a page cache. */
export async function openCachedSites(openDatabase: OpenDatabase) {
  const clock = createManualClock(START)
  const environment = { ALLOW_PRIVATE_ADDRESSES: '1' }
  const services = await openTestServices(openDatabase, environment, clock)
  const others = await openOther(services, clock)
  const apps = [await buildTestApp(services), await buildTestApp(others)]
  const { pages } = services
  let isSettled = false
  async function put(path: string, content: PageNode[], more: object = {}) {
    isSettled = false
    const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
    const saved = await pages.save({ path, document, author: 'test', publish: true, ...more })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return saved.id
  }
  const draft = (path: string, content: PageNode[], more: object = {}) =>
    put(path, content, { publish: false, ...more })
  const get = (path: string) =>
    Promise.all(apps.map(app => app.inject({ url: path, headers: { accept: 'text/html' } })))
  const isCached = async (path: string) =>
    (await get(path)).every(answer => !('server-timing' in answer.headers))
  /** Fills both caches, after what earlier changes made stale has been dropped. */
  const cache = async (...paths: string[]) => {
    if (!isSettled) await wait(700)
    isSettled = true
    for (const path of paths) {
      await expect.poll(() => isCached(path), { timeout: 10_000, interval: 20 }).toBe(true)
    }
  }
  await put('/unrelated', [words('title', 'Unrelated')])

  /**
   * Makes the change and waits until both processes show, or no longer show, `text` at `path`.
   * Unrelated pages stay cached unless the change affects the whole site.
   */
  async function shows(
    path: string,
    text: string | RegExp,
    change: () => Promise<unknown>,
    { gone = false, wholeSite = false } = {},
  ) {
    await cache(path, '/unrelated')
    const isThere = (body: string) =>
      typeof text === 'string' ? body.includes(text) : text.test(body)
    for (const { body } of await get(path)) expect(isThere(body), `${text} before`).toBe(gone)
    const changed = await change()
    if (isRecord(changed) && 'ok' in changed)
      expect(changed, String(text)).toMatchObject({ ok: true })
    await expect
      .poll(async () => (await get(path)).map(({ body }) => isThere(body)), {
        timeout: WITHIN_MS,
        interval: 50,
        message: `${path}: ${text} ${gone ? 'gone' : 'there'}`,
      })
      .toEqual([!gone, !gone])
    isSettled = true
    if (!wholeSite) expect(await isCached('/unrelated'), `${text} drops other pages`).toBe(true)
  }
  const hides = (
    path: string,
    text: string | RegExp,
    change: () => Promise<unknown>,
    more: { wholeSite?: boolean } = {},
  ) => shows(path, text, change, { ...more, gone: true })

  /** Publishes, changes, unpublishes, schedules, trashes and restores an entity with a document. */
  async function goesThrough(
    path: string,
    id: string,
    own: string,
    contentOf: (text: string) => PageNode[],
    kind: string,
    { wholeSiteWhenReturned = false } = {},
  ) {
    const { editing } = pages
    const returned = { wholeSite: wholeSiteWhenReturned }
    await shows(path, `${kind} one`, () => editing.publish(id, author), returned)
    await shows(path, `${kind} two`, () => put(own, contentOf(`${kind} two`), { kind }))
    await hides(path, `${kind} two`, () => editing.unpublish(id))
    await editing.publish(id, author, { at: clock.now() + 60_000 })
    clock.advance(61_000)
    await shows(path, `${kind} two`, () => pages.publishDue(), returned)
    await hides(path, `${kind} two`, () => editing.trash(id))
    await shows(path, `${kind} two`, () => editing.restore(id), returned)
  }
  return { services, pages, clock, put, draft, get, cache, shows, hides, goesThrough }
}

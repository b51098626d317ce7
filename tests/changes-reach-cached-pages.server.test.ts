import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { HOUR, isRecord } from '#base'
import type { PageNode } from '#module-kit'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { startFeedSite } from './doubles/feed-site.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { START } from './support/pages.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'
import { headline } from './support/split-tests.ts'

/** A second is promised; twice that is allowed for a busy machine. */
const WITHIN_MS = 2000

const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const words = (id: string, text: string) => node('heading', id, { text, level: 'h2' })
const author = { id: null, name: 'test' }
const onlyOn = (id: string) => ({
  include: [{ kind: 'item' as const, of: 'page' as const, id }],
  exclude: [],
})

describeDatabases('a change reaches cached pages', openDatabase => {
  /** Two processes on one database, and pages in the caches of both. */
  async function open() {
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
     * Makes the change and waits until both processes show, or no longer show, `text` at `path`. Unrelated pages keep
     * their cached copies unless the change is one of the whole site.
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

    /** Publish, change, unpublish, schedule, trash and restore of what has a document of its own. */
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
    return { services, pages, clock, put, draft, shows, hides, goesThrough }
  }

  it('of popups, global blocks and templates', async () => {
    const { pages, put, draft, goesThrough, shows, hides } = await open()
    const id = await put('/shows', [
      words('title', 'Shows'),
      node('layout-block', 'here', { block: 'later' }),
    ])
    const popupOf = (text: string) => [
      node('popup', 'frame', { name: 'offer', content: [words('t', text)] }),
    ]
    const popup = await draft('/b/popup', popupOf('block one'), { kind: 'block' })
    await pages.popups.set(popup, { isOn: true, conditions: onlyOn(id) })
    await goesThrough('/shows', popup, '/b/popup', popupOf, 'block')
    const off = { isOn: false, conditions: onlyOn(id) }
    await hides('/shows', 'block two', () => pages.popups.set(popup, off), { wholeSite: true })
    const on = { isOn: true, conditions: onlyOn(id) }
    await shows('/shows', 'block two', () => pages.popups.set(popup, on), { wholeSite: true })

    const blockOf = (text: string) => [words('t', text)]
    const block = await draft('/b/block', blockOf('block one'), { kind: 'block' })
    await put('/holds', [node('layout-block', 'here', { block })])
    await goesThrough('/holds', block, '/b/block', blockOf, 'block')

    const template = { part: 'footer' as const, conditions: onlyOn(id) }
    const footer = await draft('/t/footer', blockOf('template one'), { kind: 'template', template })
    await goesThrough('/shows', footer, '/t/footer', blockOf, 'template', {
      wholeSiteWhenReturned: true,
    })
    const nowhere = { part: 'footer' as const, conditions: { include: [], exclude: [] } }
    await hides('/shows', 'template two', () => pages.templates.set(footer, nowhere), {
      wholeSite: true,
    })
  })

  it('of menus, settings and variables', async () => {
    const { services, pages, put, draft, shows, hides } = await open()
    const wholeSite = { wholeSite: true }
    await put('/shows', [
      words('title', 'Shows'),
      node('button', 'call', { label: 'var:phone', link: { url: '/x' } }),
    ])
    const target = await draft('/target', [words('title', 'Target')])
    const menu = (label: string) =>
      pages.menus.save({
        id: 'main',
        name: 'Main',
        location: 'header',
        items: [{ label, href: '/target' }] as never,
      })
    await menu('Entry one')
    await shows('/shows', 'Entry one', () => pages.editing.publish(target, author), wholeSite)
    await shows('/shows', 'Entry two', () => menu('Entry two'), wholeSite)
    await hides('/shows', 'Entry two', () => pages.editing.trash(target), wholeSite)
    const named = (siteName: string) => async () => {
      await pages.settings.set({ siteName })
    }
    await shows('/shows', 'Kiln and Co', named('Kiln and Co'), wholeSite)
    await hides('/shows', 'Kiln and Co', named('Clay'), wholeSite)
    const { variables } = services.designLibrary
    const phone = (text: string) => ({
      id: 'phone',
      name: 'Phone',
      value: { kind: 'text', text } as never,
    })
    await shows('/shows', '+49 30 1', () => variables.add(phone('+49 30 1')), wholeSite)
    await shows('/shows', '+49 30 2', () => variables.set(phone('+49 30 2')), wholeSite)
  })

  it('of authors, terms, posts, products, media, comments, feeds and split tests', async () => {
    const { services, pages, put, shows, hides, clock } = await open()
    const feed = await startFeedSite()
    onTestFinished(() => feed.stop())

    const profile = (bio: string) => ({ name: 'Aino', role: '', bio, portrait: null, links: [] })
    const aino = await pages.authors.save(profile('Bio one'))
    if (!aino.ok) throw new Error(aino.reason)
    const post = await put('/journal/one', [words('t', 'Post one'), node('author-box', 'by')], {
      kind: 'post',
      summary: { author: 'Aino' },
      categories: ['Clay'],
    })
    await put('/list', [node('post-list', 'posts')])
    await shows('/journal/one', 'Bio two', () => pages.authors.save(profile('Bio two'), aino.id))
    const { items } = await pages.terms.list({ kind: 'post', page: 1, perPage: 10, q: '' } as never)
    const clay = items.find(one => one.name === 'Clay')
    if (!clay) throw new Error('no category')
    await shows('/list', 'Porcelain', () =>
      pages.terms.save({ ...clay, name: 'Porcelain' }, clay.id),
    )
    await hides('/list', '/journal/one', () => pages.editing.unpublish(post))
    await shows('/list', '/journal/one', () => pages.editing.publish(post, author))
    await hides('/list', '/journal/one', () => pages.editing.trash(post))
    await shows('/list', '/journal/one', () => pages.editing.restore(post))

    // The first and the last product change every page: they open and close the shop.
    await services.shop.catalog.save([
      { type: 'simple', name: 'Plate', sku: 'plate', variant: { regularPrice: 1000 } },
    ])
    await put('/grid', [node('product-grid', 'grid')])
    const product = (name: string) => () =>
      services.shop.catalog.save([
        { type: 'simple', name, sku: 'bowl', variant: { regularPrice: 1000 } },
      ])
    await shows('/grid', 'Bowl one', async () => {
      await product('Bowl one')()
    })
    const row = await services.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Bowl one')
      .executeTakeFirstOrThrow()
    await hides('/grid', 'Bowl one', () => services.shop.products.trash(row.id))

    await ensurePlaceholders(pages)
    await put('/picture', [node('image', 'picture', { image: { media: 'placeholder' } })])
    await shows('/picture', 'Other words', async () => {
      await pages.media.setAlt('placeholder', 'Other words')
    })

    await pages.settings.set({
      comments: { ...(await pages.settings.get()).comments, moderation: 'all' },
    } as never)
    const discussed = await put('/talk', [node('comments', 'comments')])
    const page = await services.comments.findPage(discussed)
    if (!page) throw new Error('no page')
    const comment = await services.comments.add(page, {
      name: 'Ida',
      email: 'ida@example.com',
      website: '',
      body: 'Well said',
      parentId: '',
      wantsReplies: false,
      uniqueKey: 'one',
    })
    if (!comment.ok) throw new Error(comment.reason)
    const { moderation } = services.comments
    await shows('/talk', 'Well said', () => moderation.setStatus(comment.id, 'published'))
    await hides('/talk', 'Well said', () => moderation.trash(comment.id))

    feed.says.titles = ['First']
    await put('/feed', [node('feed', 'feed', { url: `${feed.url}/feed` })])
    await shows('/feed', 'Second entry', async () => {
      feed.says.titles = ['Second entry']
      clock.advance(HOUR)
      await services.feedReader.refreshDue()
    })

    await put('/test', [
      node('split-test', 'test', {
        test: 'headline0001',
        subjects: [
          { key: 'a', name: 'A', content: [words('one', 'Subject')] },
          { key: 'b', name: 'B', content: [words('two', 'Subject')] },
        ],
      }),
    ])
    const testPage = await pages.published('/test')
    const { splitTests } = services
    const sent = 'vt-split-tests'
    await shows('/test', sent, () => splitTests.start('headline0001', testPage?.id ?? '', headline))
    await hides('/test', sent, () => splitTests.pause('headline0001', 'staff'))
    await shows('/test', sent, () => splitTests.resume('headline0001'))
    await hides('/test', sent, () => splitTests.end('headline0001', 'a'))
  })
})

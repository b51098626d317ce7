import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { DAY, MINUTE } from '#base'
import { parseFeed } from '../src/feed-reader/parse-feed.ts'
import { type FeedBehaviour, startFeedSite } from './doubles/feed-site.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite, START } from './support/pages.ts'
import { until } from './support/production.ts'
import { openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('feeds of other sites', openDatabase => {
  async function open({ mayCallOwn = true } = {}) {
    const feed = await startFeedSite()
    onTestFinished(() => feed.stop())
    const site = await openSite(openDatabase, mayCallOwn ? { ALLOW_PRIVATE_ADDRESSES: '1' } : {})
    const put = async (path: string, url = `${feed.url}/feed`, props: object = {}) => {
      const node = { type: 'feed', props: { id: 'feed', url, ...props } }
      const document = documentOf('Elsewhere', [node])
      const saved = await site.services.pages.save({ path, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    /** HTML of the module. */
    const read = async (path: string) => {
      const { body } = await site.read(path)
      return /<div id="feed"[\s\S]*?<\/div>/.exec(body)?.[0] ?? ''
    }
    const titles = async (path: string) =>
      [...(await read(path)).matchAll(/rel="external">([^<]*)<\/a><\/h3>/g)].map(([, one]) => one)
    const background = async (afterMs: number) => {
      site.clock.advance(afterMs)
      await site.services.feedReader.refreshDue()
    }
    return { ...site, feed, put, get: site.read, read, titles, background }
  }

  it('are plain HTML, requested once for all visitors', async () => {
    const { feed, put, read, titles } = await open()
    feed.says.titles = ['One', 'Two', 'Three']
    await put('/one', undefined, { count: 2 })
    await put('/two')
    const html = await read('/one')
    expect(await titles('/one')).toEqual(['One', 'Two'])
    expect(html).toContain('href="https://other.example/One"')
    expect(html).toContain('About Two')
    expect(html).toContain('The other site')
    expect(html).not.toContain(feed.url)
    expect(await titles('/two')).toHaveLength(3)
    expect(feed.asked).toHaveLength(1)
    expect(feed.asked[0]?.headers.accept).toContain('application/rss+xml')
  })

  it('are read again after half an hour, and pages change when they do', async () => {
    const { feed, put, titles, background, get } = await open()
    await put('/')
    expect(await titles('/')).toEqual(['First'])
    // Invalidations of the save are processed by then.
    await wait(700)
    await titles('/')
    await background(29 * MINUTE)
    expect(feed.asked).toHaveLength(1)
    await background(2 * MINUTE)
    expect(feed.asked.map(one => one.status)).toEqual([200, 304])
    const { headers } = await get('/')
    expect(headers['server-timing'], 'nothing has changed').toBeUndefined()
    feed.says.titles = ['Second', 'First']
    await background(31 * MINUTE)
    await until('the page has changed', async () => (await titles('/'))[0] === 'Second', 30_000)
    expect(feed.asked.map(one => one.status)).toEqual([200, 304, 200])
  })

  it('stay as they were while their server fails, which is asked less and less', async () => {
    const { feed, put, titles, background } = await open()
    await put('/')
    await titles('/')
    feed.says.behaviour = 'broken'
    const asks: number[] = []
    for (const minutes of [31, 4, 2, 5, 6, 10, 11]) {
      await background(minutes * MINUTE)
      asks.push(feed.asked.length)
    }
    expect(asks).toEqual([2, 2, 3, 3, 4, 4, 5])
    expect(await titles('/')).toEqual(['First'])
    feed.says.behaviour = 'works'
    feed.says.titles = ['Again']
    await background(41 * MINUTE)
    await until('the page has changed', async () => (await titles('/'))[0] === 'Again', 30_000)
    await background(29 * MINUTE)
    expect(feed.asked).toHaveLength(6)
  })

  it('that cannot be read show a message with a link, and the reason to staff', async () => {
    const { feed, put, read, app, services } = await open()
    const author = await signInAs({ services, app }, 'author')
    const reasons: Partial<Record<FeedBehaviour, string>> = {
      'not-found': 'feed-not-found',
      busy: 'feed-busy',
      broken: 'feed-failed',
      page: 'feed-not-a-feed',
      huge: 'feed-too-large',
      nothing: 'feed-unreachable',
    }
    for (const [behaviour, reason] of Object.entries(reasons)) {
      feed.says.behaviour = behaviour as FeedBehaviour
      const url = `${feed.url}/${behaviour}`
      await put(`/${behaviour}`, url)
      expect(await read(`/${behaviour}`), behaviour).toMatch(
        /not available at the moment\..*<a href="http:\/\/127\.0\.0\.1:\d+\/" rel="external">Visit/s,
      )
      const { body } = await author.call('POST', '/builder/feed', { url })
      expect(body.error, behaviour).toBe(reason)
    }
    const before = feed.asked.length
    for (const [url, reason] of [
      ['no address', 'feed-no-address'],
      ['ftp://other.example/feed', 'feed-no-address'],
      ['http://127.0.0.1:3000/feed.xml', 'feed-of-this-site'],
      [`https://127.0.0.1:3000/feed.xml`, 'feed-of-this-site'],
    ]) {
      expect((await author.call('POST', '/builder/feed', { url })).body.error).toBe(reason)
    }
    expect(feed.asked).toHaveLength(before)
    feed.says.behaviour = 'redirect'
    const { body } = await author.call('POST', '/builder/feed', { url: `${feed.url}/old` })
    expect(body).toMatchObject({ title: 'The other site', entries: 1 })
    // A forced refresh.
    feed.says.behaviour = 'works'
    const again = { url: `${feed.url}/broken` }
    expect((await author.call('POST', '/builder/feed', again)).body.error).toBe('feed-failed')
    const anew = await author.call('POST', '/builder/feed', { ...again, anew: true })
    expect(anew.body).toMatchObject({ entries: 1 })
    await until(
      'the page has changed',
      async () => (await read('/broken')).includes('First'),
      10_000,
    )
  })

  it('are found by the page that names them', async () => {
    const { feed, put, titles, background } = await open()
    feed.says.behaviour = 'blog'
    await put('/', `${feed.url}/blog`)
    expect(await titles('/')).toEqual(['First'])
    await background(31 * MINUTE)
    const asked = () => feed.asked.map(({ path, status }) => [path, status])
    expect(asked()).toEqual([
      ['/blog', 200],
      ['/blog/feed', 200],
      ['/blog/feed', 304],
    ])
    // The feed moved: its page is asked for the new URL.
    feed.says.behaviour = 'not-found'
    await background(31 * MINUTE)
    feed.says.behaviour = 'blog'
    await background(6 * MINUTE)
    expect(asked().slice(3)).toEqual([
      ['/blog/feed', 404],
      ['/blog', 200],
      ['/blog/feed', 200],
    ])
  })

  it('that are slow do not delay the page and appear later', async () => {
    const { feed, put, read, titles } = await open()
    feed.says.behaviour = 'held'
    await put('/')
    expect(await read('/')).toContain('not available')
    expect(feed.asked, 'the page does not wait for the feed').toEqual([])
    feed.release()
    await until('the page has changed', async () => (await titles('/'))[0] === 'First', 30_000)
    expect(feed.asked).toHaveLength(1)
  })

  it('are not looked for at private addresses', async () => {
    const { feed, put, read, app, services } = await open({ mayCallOwn: false })
    const author = await signInAs({ services, app }, 'author')
    await put('/')
    expect(await read('/')).toContain('not available')
    const { body } = await author.call('POST', '/builder/feed', { url: `${feed.url}/feed` })
    expect(body.error).toBe('feed-private')
    expect(feed.asked).toEqual([])
  })

  it('are asked for by one process of several', async () => {
    const { feed, put, titles, clock, services } = await open()
    // Several feeds, because the other process may have just read one.
    const all = ['a', 'b', 'c', 'd', 'e']
    for (const name of all) {
      await put(`/${name}`, `${feed.url}/${name}`)
      await titles(`/${name}`)
    }
    const { connection, env } = services
    const sameDatabase = async () => ({
      ...connection,
      url: env.databaseUrl,
      dataDir: env.dataDir,
    })
    const allowed = { ALLOW_PRIVATE_ADDRESSES: '1' }
    const other = await openTestServices(sameDatabase, allowed, clock)
    clock.advance(31 * MINUTE)
    await Promise.all([services, other].map(({ feedReader }) => feedReader.refreshDue()))
    expect(feed.asked).toHaveLength(2 * all.length)
    await other.feedReader.readNow(`${feed.url}/a`, { anew: true })
    expect(feed.asked, 'the other one can').toHaveLength(2 * all.length + 1)
  })

  it('are not requested for incomplete input in the builder', async () => {
    const { feed, app, services } = await open()
    const author = await signInAs({ services, app }, 'author')
    const url = `${feed.url}/feed`
    const look = async () => {
      const nodes = [{ type: 'feed', props: { id: 'feed', url } }]
      const page = { id: 'none', path: '/' }
      const { body } = await author.call('POST', '/builder/data', { page, nodes })
      return (body as { data: { feed: { isRead: boolean; entries: object[] } } }).data.feed
    }
    expect(await look()).toMatchObject({ isRead: false, entries: [] })
    expect(feed.asked).toEqual([])
    await author.call('POST', '/builder/feed', { url })
    expect(await look()).toMatchObject({ isRead: true, entries: [{ title: 'First' }] })
    expect(feed.asked).toHaveLength(1)
  })

  it('that are slow hold up no server that is to end', async () => {
    const { feed, put, titles, clock, services } = await open()
    await put('/')
    await titles('/')
    clock.advance(31 * MINUTE)
    feed.says.behaviour = 'held'
    const end = new AbortController()
    setTimeout(() => end.abort(), 100)
    // Ends although the feed never answers.
    await services.feedReader.refreshDue(end.signal)
    expect(feed.asked).toHaveLength(1)
  })

  it('such as those of a site like this one are understood', async () => {
    const { services, get } = await open()
    for (const [path, title] of [
      ['/journal/one', 'One & “two” <3'],
      ['/journal/three', 'ثلاثة'],
    ] as const) {
      const document = { ...documentOf('Words'), root: { props: { title } } }
      const summary = { excerpt: 'Words & <more>', author: 'Anna Berg' }
      const post = { path, kind: 'post', document, summary, author: 't', publish: true } as const
      const saved = await services.pages.save(post)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    for (const name of ['feed.xml', 'atom.xml', 'feed.json']) {
      const { body } = await get(`/${name}`)
      const feed = parseFeed(body, `http://127.0.0.1:3000/${name}`, START)
      expect(feed?.site, name).toBe('http://127.0.0.1:3000/')
      expect(feed?.entries.map(entry => entry.title).sort(), name).toEqual([
        'One & “two” <3',
        'ثلاثة',
      ])
      expect(feed?.entries[0], name).toMatchObject({
        url: expect.stringContaining('http://127.0.0.1:3000/journal/'),
        summary: 'Words & <more>',
        publishedAt: START,
      })
    }
  })

  it('that no page shows are paused after a week and deleted after a month', async () => {
    const { feed, put, titles, background, clock, services } = await open()
    await put('/')
    await titles('/')
    await background(6 * DAY)
    expect(feed.asked).toHaveLength(2)
    await background(2 * DAY)
    expect(feed.asked).toHaveLength(2)
    // A page view shows the newest at once.
    feed.says.titles = ['Newest']
    expect(await titles('/')).toEqual(['Newest'])
    clock.advance(29 * DAY)
    await services.feedReader.prune()
    expect((await services.feedReader.known(`${feed.url}/feed`)).content).toBeDefined()
    clock.advance(2 * DAY)
    await services.feedReader.prune()
    expect((await services.feedReader.known(`${feed.url}/feed`)).content).toBeUndefined()
  })
})

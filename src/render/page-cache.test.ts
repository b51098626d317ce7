import { expect, it } from 'vitest'
import { createPageCache, plainBodyOf, type RenderedPage } from './page-cache.ts'

const page = (body: string) => async () => ({
  status: 200,
  body,
  tags: new Set<string>(),
  isPrivate: false,
})

it('lets no number of searches push out a page', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  await cache.getOrRender('/', page('home'))
  for (let index = 0; index < 100; index++) {
    await cache.getOrRender(`/shop?q=${index}`, page(`${'x'.repeat(5000)}${index}`))
  }
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/shop?q=99')).toBeDefined()
  expect(cache.get('/shop?q=0')).toBeUndefined()
  expect(cache.stats().bytes).toBeLessThan(30_000)
})

it('lets no combination of split test subjects push out a page', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  await cache.getOrRender('/', page('home'))
  for (let index = 0; index < 100; index++) {
    await cache.getOrRender(`/ test=${index}`, page(`${'x'.repeat(5000)}${index}`))
  }
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/ test=99')).toBeDefined()
  expect(cache.get('/ test=0')).toBeUndefined()
  cache.drop(['*'])
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0 })
})

it('counts pages without a query that others pushed out, unless their data had changed', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  const tagged = async () => ({ ...(await page('x'.repeat(30_000))()), tags: new Set(['a']) })
  await cache.getOrRender('/changed', tagged)
  cache.drop(['a'])
  expect(cache.get('/changed')).toBeUndefined()
  for (const path of ['/1', '/2']) await cache.getOrRender(path, page('x'.repeat(30_000)))
  expect(cache.stats().evicted).toBe(1)
  for (const path of ['/?1', '/?2']) await cache.getOrRender(path, page('x'.repeat(20_000)))
  expect(cache.stats().evicted).toBe(1)
})

it('stores nothing without capacity', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  expect(await cache.getOrRender('/a', async () => undefined)).toBeUndefined()
  expect(cache.stats().pages).toBe(0)
  expect(await cache.getOrRender('/a', page('now there is'))).toMatchObject({ status: 200 })
})

it('completes a page for the requester if it cannot be stored', async () => {
  const cache = createPageCache({ maxBytes: 0, now: () => 0 })
  expect(await cache.getOrRender('/a', page('first'))).toMatchObject({ isPrivate: true })
  const again = await cache.getOrRender('/a', page('second'))
  expect(again && String(await plainBodyOf(again))).toBe('second')
  expect(cache.stats().pages).toBe(0)
})

/** A render that the test ends. */
function heldRender(tags: string[], rendered: Partial<RenderedPage> = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const render = async () => {
    await promise
    return { status: 200, body: 'made', tags: new Set(tags), isPrivate: false, ...rendered }
  }
  return { render, end: resolve }
}

it('keeps a render that was under way while something else was dropped', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  const bowl = heldRender(['product:bowl'])
  const made = cache.getOrRender('/product/bowl', bowl.render)
  cache.drop(['product:vase'])
  bowl.end()
  await made
  expect(cache.get('/product/bowl')).toBeDefined()
})

it.each(['product:bowl', '*'])(
  'answers but keeps no render that read what was dropped: %s',
  async tag => {
    const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
    const bowl = heldRender(['product:bowl'])
    const made = cache.getOrRender('/product/bowl', bowl.render)
    cache.drop([tag])
    const after = cache.getOrRender('/product/bowl', page('made anew'))
    bowl.end()
    expect(await made).toMatchObject({ status: 200 })
    expect(String(await plainBodyOf(await after))).toBe('made anew')
    const cached = cache.get('/product/bowl')
    expect(cached && String(await plainBodyOf(cached))).toBe('made anew')
  },
)

it('discards a render that started before an invalidation', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  const readAt = cache.mark()
  cache.drop(['page:a'])
  const render = async () => ({ ...(await page('old')()), tags: new Set(['page:a']) })
  await cache.getOrRender('/a', render, readAt)
  expect(cache.get('/a')).toBeUndefined()
})

it('makes private pages beside each other, once the address is known to be private', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  const mine = heldRender([], { isPrivate: true, body: 'mine' })
  mine.end()
  const first = await cache.getOrRender('/cart', mine.render)
  expect(first).toEqual({
    isPrivate: true,
    status: 200,
    plain: Buffer.from('mine'),
    contentType: 'text/html; charset=utf-8',
    sources: {},
    tests: { all: [], shown: [], goals: [] },
  })
  const slow = heldRender([], { isPrivate: true })
  const yours = heldRender([], { isPrivate: true, body: 'yours' })
  yours.end()
  const waiting = cache.getOrRender('/cart', slow.render)
  expect(String(await plainBodyOf(await cache.getOrRender('/cart', yours.render)))).toBe('yours')
  slow.end()
  await waiting
  expect(cache.stats().pages).toBe(0)
})

it('stores a page that is no longer private', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  const mine = heldRender([], { isPrivate: true })
  mine.end()
  await cache.getOrRender('/a', mine.render)
  await cache.getOrRender('/a', page('for all'))
  expect(cache.get('/a')).toBeDefined()
})

it('drops only pages with one of the tags, also when more tags were dropped than it remembers', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => 0 })
  const tagged = (tag: string) => async () => ({
    ...(await page(tag)()),
    tags: new Set(['site', tag]),
  })
  await cache.getOrRender('/a', tagged('product:a'))
  await cache.getOrRender('/b', tagged('product:b'))
  cache.drop(['product:a'])
  for (let index = 0; index < 12_000; index++) cache.drop([`product:other-${index}`])
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/b')).toBeDefined()

  await cache.getOrRender('/a', tagged('product:a'))
  expect(cache.get('/a')).toBeDefined()
  cache.drop(['product:b'])
  expect(cache.get('/a')).toBeDefined()
  expect(cache.get('/b')).toBeUndefined()
  cache.drop(['site'])
  expect(cache.get('/a')).toBeUndefined()
})

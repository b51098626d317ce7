import { expect, it } from 'vitest'
import { type CachedPage, createPageCache, type RenderedPage } from '#render'
import { createCdnHeaders } from '../../cdn/cdn-headers.ts'
import { createPageSender } from './page-sender.ts'

const SHARED = 'public, max-age=0, s-maxage=1, must-revalidate'
const BROWSERS = 'public, max-age=0, must-revalidate'
const SOME = 'private, no-cache'
const DAY = 'max-age=86400, stale-while-revalidate=60, stale-if-error=86400'

/** Headers of a page as cached. */
async function headersOf(
  rendered: Partial<RenderedPage>,
  cdn?: 'cloudflare' | 'fastly',
  { drop = false } = {},
) {
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => 0 })
  const page = (await cache.getOrRender('/a', async () => {
    if (drop) cache.drop(['site'])
    return { status: 200, body: 'made', tags: new Set(['site']), isPrivate: false, ...rendered }
  })) as CachedPage
  await page.body.make('identity')
  const sender = createPageSender({}, cdn && createCdnHeaders({ provider: cdn }))
  const request = { hosts: 1, acceptEncoding: '', cookie: '', ifNoneMatch: undefined }
  const { headers, headersOfNotModified } = sender.find(page, request) ?? {
    headers: [],
    headersOfNotModified: [],
  }
  const toObject = (list: string[]) =>
    Object.fromEntries(
      list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])),
    ) as Record<string, string>
  return { ...toObject(headers), notModified: toObject(headersOfNotModified) } as Record<
    string,
    unknown
  > & { notModified: Record<string, string> }
}

const tests = { all: ['test'], shown: ['test'], goals: [] }

it.each<[string, Partial<RenderedPage>, string, string]>([
  ['a page', {}, SHARED, BROWSERS],
  ['a page that ends at a time', { freshUntil: 5000 }, SHARED, SHARED],
  ['a missing page', { status: 404 }, SHARED, SHARED],
  ['a page that depends on a cookie', { cookies: ['vt_cart'] }, SHARED, SOME],
  ['prices in the base currency', { currency: 'base' }, SHARED, SOME],
  ['prices in another currency', { currency: 'other' }, SOME, SOME],
  ['a page with a split test', { tests }, SOME, SOME],
])('%s is stored by shared caches only as long as it is right', async (_, page, alone, behind) => {
  expect((await headersOf(page))['cache-control']).toBe(alone)
  for (const cdn of ['cloudflare', 'fastly'] as const) {
    const headers = await headersOf(page, cdn)
    expect(headers['cache-control']).toBe(behind)
    const long = headers['cloudflare-cdn-cache-control'] ?? headers['surrogate-control']
    expect(long !== undefined).toBe(behind === BROWSERS)
  }
})

it('sends the lifetime and tags in the headers that the network reads, also with 304', async () => {
  const tags = new Set(['site', 'page:1'])
  const cloudflare = await headersOf({ tags }, 'cloudflare')
  expect(cloudflare).toMatchObject({
    'cloudflare-cdn-cache-control': `public, ${DAY}`,
    'cache-tag': expect.stringMatching(/^[\w-]{8},[\w-]{8}$/),
  })
  expect(cloudflare.notModified['cache-tag']).toBe(cloudflare['cache-tag'])
  const fastly = await headersOf({ tags }, 'fastly')
  expect(fastly).toMatchObject({
    'surrogate-control': DAY,
    'surrogate-key': expect.stringMatching(/^[\w-]{8} [\w-]{8}$/),
  })
})

it('keeps a page whose data changed while it was rendered out of every shared cache', async () => {
  expect((await headersOf({}, undefined, { drop: true }))['cache-control']).toBe(SOME)
  const headers = await headersOf({}, 'cloudflare', { drop: true })
  expect(headers['cache-control']).toBe(SOME)
  expect(headers['cloudflare-cdn-cache-control']).toBeUndefined()
})

import { expect, it } from 'vitest'
import { createEdge } from '../../bench/scale/edge.ts'
import { DEFAULTS, parseScaleOptions } from '../../bench/scale/options.ts'
import { createOrigin } from '../../bench/scale/origin.ts'
import { simulate } from '../../bench/scale/simulate.ts'
import { createZipf } from '../../bench/scale/zipf.ts'
import { createPageCache } from '../../src/render/page-cache.ts'
import { createRandom } from '../support/random.ts'

it.each([
  [100, 0.75],
  [100, 1],
  [1000, 1.2],
])('samples %i ranks with the probabilities of the exponent %d', (count, exponent) => {
  const sample = createZipf(count, exponent, createRandom(1))
  const draws = 200_000
  const seen = new Array<number>(count).fill(0)
  for (let draw = 0; draw < draws; draw++) {
    const rank = sample()
    seen[rank] = (seen[rank] ?? 0) + 1
  }
  const weights = seen.map((_, rank) => (rank + 1) ** -exponent)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  for (const rank of [0, 1, 2, 9]) {
    const expected = (draws * (weights[rank] ?? 0)) / sum
    expect(Math.abs((seen[rank] ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected))
  }
  expect(seen.reduce((total, one) => total + one, 0)).toBe(draws)
})

it('keeps a page at the edge until it is purged, too old or not requested for long', () => {
  const day = 86_400
  const edge = createEdge('purged', { pageCount: 2, idleSeconds: day / 2 })
  expect(edge.ask(0, 10, 0)).toBe('miss')
  edge.store(0, 10)
  expect(edge.ask(0, 11, 0)).toBe('hit')
  expect(edge.ask(0, 12, 11)).toBe('miss')
  edge.store(0, 12)
  expect(edge.ask(0, 13, 11)).toBe('hit')
  expect(edge.ask(0, 13 + day / 2, 11)).toBe('hit')
  expect(edge.ask(0, 13 + day, 11)).toBe('expired')
  edge.store(0, 13 + day)
  expect(edge.ask(0, 14 + 2 * day, 11)).toBe('miss')
  expect(edge.ask(1, 14, 0)).toBe('miss')
})

it('keeps pages at the edge for a second if nothing purges them', () => {
  const edge = createEdge('second', { pageCount: 1, idleSeconds: 1000 })
  edge.store(0, 10)
  expect(edge.ask(0, 10, 0)).toBe('hit')
  expect(edge.ask(0, 11, 0)).toBe('expired')
})

it('renders exactly the pages that the page cache of the product would render', async () => {
  const random = createRandom(5)
  const origin = createOrigin(1, 1, () => 0)
  const cache = createPageCache({ maxBytes: 2 ** 20, now: () => 0 })
  const changed = new Array<number>(80).fill(0)
  const described = changed.map((_, id) => ({
    url: id % 4 === 0 ? `/list?${id}` : `/page-${id}`,
    tags: [`page:${id}`],
    kind: 'content' as const,
    bytes: 12_000 + id * 300,
  }))
  const counts = { renders: 0, hits: 0 }
  for (let now = 1; now < 6000; now++) {
    const id = Math.floor(random() ** 2 * described.length)
    const page = described[id]
    if (!page) throw new Error('no page')
    const isRendered = origin.answer(id, page, { now, changedAt: changed[id] ?? 0 })
    const isCached = cache.get(page.url) !== undefined
    expect(isRendered).toBe(!isCached)
    if (isRendered) {
      counts.renders++
      await cache.getOrRender(page.url, async () => ({
        status: 200,
        body: 'x'.repeat(page.bytes),
        tags: new Set(page.tags),
        isPrivate: false,
      }))
    } else counts.hits++
    if (random() < 0.1) {
      const other = Math.floor(random() * described.length)
      changed[other] = now
      cache.drop([`page:${other}`])
    }
  }
  expect(counts.renders).toBeGreaterThan(1000)
  expect(counts.hits).toBeGreaterThan(1000)
  expect(origin.pages()).toBe(cache.stats().pages)
})

it('plays the same traffic again for a seed, and a purged CDN spares the site most requests', () => {
  const options = { ...DEFAULTS, viewsPerMonth: 2e7, products: 2000, days: 0.25, copies: 2 }
  const play = (edge: typeof DEFAULTS.edge) => simulate({ ...options, edge })
  const [none, again, second, purged] = [play('none'), play('none'), play('second'), play('purged')]
  expect({ ...again }).toMatchObject({ views: none.views, renders: none.renders })
  expect(none.edgeHits).toBe(0)
  const byKind = Object.values(none.rendersOf)
  expect(byKind.every(count => count > 0)).toBe(true)
  expect(byKind.reduce((sum, count) => sum + count)).toBe(none.renders)
  const busiest = none.serverWork()
  expect(busiest.mean).toBeGreaterThan(purged.serverWork().mean)
  expect(none.views).toBe(none.personal + none.originHits + none.renders)
  for (const { stale } of [none, second, purged]) expect(stale).toBe(0)
  expect(purged.edgeHits).toBeGreaterThan(3 * second.edgeHits)
  expect(purged.bytesPerSecond().mean).toBeLessThan(none.bytesPerSecond().mean / 2)
})

it('refuses unknown policies and numbers', () => {
  expect(parseScaleOptions([]).map(({ edge }) => edge)).toEqual(['none', 'second', 'purged'])
  expect(() => parseScaleOptions(['--edge', 'always'])).toThrow('--edge is none, second or purged')
  expect(() => parseScaleOptions(['--copies', 'many'])).toThrow('--copies needs a positive number')
})

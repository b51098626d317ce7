import { expect, it } from 'vitest'
import { toHeaderTags, toPurgedTags } from './cache-tags.ts'

it('shortens tags to eight characters that headers and APIs accept, always the same', () => {
  const [tag] = toHeaderTags(['page:01a2dfed-4a80-71f7-b0a3-7be3d6e5187b'])
  expect(tag).toMatch(/^[\w-]{8}$/)
  expect(toHeaderTags(['page:01a2dfed-4a80-71f7-b0a3-7be3d6e5187b'])).toEqual([tag])
  expect(new Set(toHeaderTags(['site', 'page:1', 'page:2'])).size).toBe(3)
})

it('purges a page by each of its tags, also if the header has one tag for many', () => {
  const products = Array.from({ length: 5000 }, (_, index) => `product:${index}`)
  const tags = [
    'site',
    'page:1',
    ...products,
    ...products.map(tag => tag.replace('product', 'card')),
  ]
  const header = toHeaderTags(tags)
  expect(header.length).toBeLessThanOrEqual(150)
  expect(header.join(' ').length).toBeLessThan(1400)
  for (const tag of ['site', 'page:1', 'product:4711', 'card:0']) {
    expect(
      header.some(one => toPurgedTags([tag]).has(one)),
      tag,
    ).toBe(true)
  }
  expect(header.some(one => toPurgedTags(['page:2', 'filters-of:1']).has(one))).toBe(false)
})

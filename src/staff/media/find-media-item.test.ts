import { afterEach, expect, it, vi } from 'vitest'
import { findMediaItem, knownMediaItem } from './find-media-item.ts'

afterEach(() => vi.unstubAllGlobals())

it('loads all images of a screen in one call and caches them', async () => {
  const fetch = vi.fn(async (_address: string) =>
    Response.json({ items: [{ id: 'cup' }, { id: 'mark' }], total: 2 }),
  )
  vi.stubGlobal('fetch', fetch)
  const found = await Promise.all(['cup', 'gone', 'mark', 'cup'].map(id => findMediaItem(id)))
  expect(found.map(item => item?.id)).toEqual(['cup', undefined, 'mark', 'cup'])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/admin/media?ids=cup%2Cgone%2Cmark&perPage=200',
  ])
  expect(knownMediaItem('cup')?.id).toBe('cup')
  expect(knownMediaItem('gone')).toBeUndefined()
})

it('shows no picture rather than none of the list when the library cannot be asked', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await findMediaItem('vase')).toBeUndefined()
})

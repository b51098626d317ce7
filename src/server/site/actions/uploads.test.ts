import { expect, it } from 'vitest'
import { createUploads } from './uploads.ts'

it('refuses uploads beyond the limit of the site, but never a single one', async () => {
  const uploads = createUploads('', { maxInFlightBytes: 100, freeBytes: async () => 1e12 })
  const first = uploads.begin()
  const second = uploads.begin()
  expect(await first.take(90)).toBeUndefined()
  expect(await second.take(20)).toBe('uploads-busy')
  expect(await second.take(10)).toBeUndefined()
  second.end()
  expect(await first.take(500)).toBeUndefined()
  first.end()
  expect(await uploads.begin().take(500)).toBeUndefined()
})

it('refuses uploads while the disk is nearly full', async () => {
  const full = createUploads('', { freeBytes: async () => 1e6 })
  expect(await full.begin().take(1)).toBe('storage-full')
})

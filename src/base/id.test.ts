import { expect, it } from 'vitest'
import { createId } from './id.ts'

it('makes ids that sort as they were made, within a millisecond and after a clock was put back', () => {
  const now = Date.UTC(2050, 0, 1)
  const ids = Array.from({ length: 9000 }, (_, i) => createId({ now: () => now - (i % 3) }))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('creates a UUID of version 7 whose first 48 bits are the time', () => {
  const now = Date.UTC(2060, 0, 1)
  const id = createId({ now: () => now })
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})

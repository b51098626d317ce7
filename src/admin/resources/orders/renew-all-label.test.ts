import { expect, it } from 'vitest'
import type { OrderDetail } from '#shop/schema'
import { renewAllLabel } from './renew-all-label.ts'

const downloads = (count: number) => Array(count).fill({}) as OrderDetail['downloads']

it.each([
  [0, 1, 'add'],
  [1, 0, undefined],
  [1, 1, 'renewAllAndAdd'],
  [2, 0, 'renewAll'],
  [2, 1, 'renewAllAndAdd'],
])('%i downloads and %i new ones: %s', (count, newDownloads, label) => {
  expect(renewAllLabel({ downloads: downloads(count), newDownloads })).toBe(label)
})

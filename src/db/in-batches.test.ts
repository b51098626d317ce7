import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

it('works only on batches that contain rows', async () => {
  const found = [['a', 'b'], []]
  const done: string[][] = []
  await inBatches({
    size: 2,
    find: async () => found.shift() ?? [],
    work: async ids => {
      done.push(ids)
    },
  })
  expect(done).toEqual([['a', 'b']])
})

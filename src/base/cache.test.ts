import { expect, it } from 'vitest'
import { createSharedReads } from './cache.ts'

it('reads each key once for an owner, and again for another owner or without one', async () => {
  const shared = createSharedReads<object, string>()
  let reads = 0
  const read = async () => `read ${++reads}`
  const [page, other] = [{}, {}]
  const answers = await Promise.all([
    shared(page, 'a', read),
    shared(page, 'a', read),
    shared(page, 'b', read),
    shared(other, 'a', read),
    shared(undefined, 'a', read),
    shared(undefined, 'a', read),
  ])
  expect(answers).toEqual(['read 1', 'read 1', 'read 2', 'read 3', 'read 4', 'read 5'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatchedCounter, type PendingCount } from './batched-counter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(write = vi.fn(async (_counted: readonly PendingCount<string>[]) => {})) {
  const onError = vi.fn()
  const counter = createBatchedCounter({ now: () => Date.now(), everyMs: 5000, write, onError })
  return { counter, write, onError }
}

it('many requests are one write, some seconds later', async () => {
  const { counter, write } = open()
  for (const note of ['a', 'b', 'c']) counter.add('/x', note)
  counter.add('/y', 'd')
  await vi.advanceTimersByTimeAsync(4999)
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(write.mock.calls[0]?.[0]).toMatchObject([
    { id: '/x', note: 'c', times: 3 },
    { id: '/y', times: 1 },
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(1)
})

it('at most a thousand different ones wait, and a failed write is reported', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('busy')))
  const { counter, onError } = open(failing)
  for (let index = 0; index < 1500; index++) counter.add(`/${index}`, '')
  await counter.flush()
  expect(onError).toHaveBeenCalledTimes(1)
  expect((failing.mock.calls as unknown[][])[0]?.[0]).toHaveLength(1000)
})

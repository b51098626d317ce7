import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeldLease } from './held-lease.ts'

const LEASE_MS = 30_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Lets the promises of a renewal settle. */
const advance = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

it('is kept while it is renewed', async () => {
  const lease = createHeldLease(LEASE_MS)
  lease.renew(async () => true)
  for (let step = 0; step < 10; step++) await advance(LEASE_MS / 2)
  expect([lease.signal.aborted, lease.isOver()]).toEqual([false, false])
})

it('is lost when another process has it', async () => {
  const lease = createHeldLease(LEASE_MS)
  lease.renew(async () => false)
  await advance(LEASE_MS / 2)
  expect(lease.signal.aborted).toBe(true)
})

it('survives an outage of the database that is shorter than the lease', async () => {
  const lease = createHeldLease(LEASE_MS)
  let isDown = true
  lease.renew(async () => {
    if (isDown) throw new Error('down')
    return true
  })
  await advance(LEASE_MS / 2)
  expect(lease.signal.aborted).toBe(false)
  isDown = false
  await advance(LEASE_MS / 2 - 1)
  isDown = true
  await advance(1)
  await advance(LEASE_MS / 2)
  expect(lease.signal.aborted).toBe(true)
})

it('is lost after a pause of the process, without asking whether another has it', async () => {
  const lease = createHeldLease(LEASE_MS)
  const claim = vi.fn(async () => true)
  lease.renew(claim)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + LEASE_MS)
  expect(lease.isOver()).toBe(true)
  await advance(LEASE_MS / 2)
  expect(lease.signal.aborted).toBe(true)
  expect(claim).not.toHaveBeenCalled()
})

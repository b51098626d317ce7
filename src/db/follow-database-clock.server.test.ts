import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { correctSystemClock, MINUTE, systemClock } from '#base'
import { describeDatabases } from '../../tests/support/databases.ts'
import { followDatabaseClock } from './follow-database-clock.ts'

describeDatabases('a process whose clock is wrong', (open, kind) => {
  // Other tests may have left a correction.
  beforeEach(() => correctSystemClock(0))
  afterEach(() => void vi.useRealTimers())

  it.each([5, -5])('uses the time of Postgres if it is %i minutes off', async minutes => {
    const { db } = await open()
    const rightNow = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: rightNow + minutes * MINUTE })
    const unfollow = await followDatabaseClock(db)
    try {
      const difference = Math.abs(systemClock.now() - rightNow)
      if (kind === 'postgres') expect(difference).toBeLessThan(MINUTE / 2)
      else expect(difference).toBe(Math.abs(minutes * MINUTE))
    } finally {
      unfollow()
    }
    expect(systemClock.now()).toBe(Date.now())
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#base'
import { invalidate, pruneInvalidations, watchInvalidations } from '#db'
import { describeDatabases } from './support/databases.ts'

describeDatabases('invalidations', openDatabase => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Another machine's clock, as far as this process can have one. */
  const setClock = (offsetMs: number) => {
    vi.useRealTimers()
    const now = Date.now() + offsetMs
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(now)
  }

  async function open() {
    const { db } = await openDatabase()
    const dropped: string[] = []
    const watch = watchInvalidations(
      db,
      tags => dropped.push(...tags),
      error => {
        throw error
      },
    )
    // Polled by hand.
    watch.stop()
    return { db, watch, dropped }
  }

  it.each([
    ['an hour behind', -HOUR],
    ['an hour ahead', HOUR],
  ])('are neither lost nor repeated when the writer’s clock is %s', async (_, offset) => {
    const { db, watch, dropped } = await open()
    setClock(offset)
    await invalidate(db, ['page:1'])
    setClock(0)
    for (let poll = 0; poll < 3; poll++) await watch.poll()
    expect(dropped).toEqual(['page:1'])
  })

  it.each([
    ['an hour behind', -HOUR],
    ['an hour ahead', HOUR],
  ])('are neither lost nor pruned too early when the reader’s clock is %s', async (_, offset) => {
    const { db, watch, dropped } = await open()
    setClock(offset)
    await watch.poll()
    setClock(0)
    await invalidate(db, ['page:1'])
    setClock(offset)
    await pruneInvalidations(db)
    await watch.poll()
    await watch.poll()
    expect(dropped).toEqual(['page:1'])
  })

  it('are forgotten after ten minutes of the database', async () => {
    const { db } = await open()
    await invalidate(db, ['old'])
    await db
      .updateTable('invalidations')
      .set(eb => ({ created_at: eb('created_at', '-', 11 * MINUTE) }))
      .execute()
    await invalidate(db, ['new'])
    await pruneInvalidations(db)
    const rows = await db.selectFrom('invalidations').select('tags').execute()
    expect(rows).toEqual([{ tags: '["new"]' }])
  })

  it('carry the time of their statement, not of the transaction that they stand in', async () => {
    const { db } = await openDatabase()
    const times = await db.transaction().execute(async tx => {
      await invalidate(tx, ['first'])
      await new Promise(resolve => setTimeout(resolve, 30))
      await invalidate(tx, ['second'])
      return tx.selectFrom('invalidations').select('created_at').orderBy('created_at').execute()
    })
    const [first, second] = times.map(row => row.created_at)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(20)
  })
})

import { expect, it } from 'vitest'
import { type Clock, DAY, SECOND } from '#base'
import {
  type Database,
  INVALIDATION_SPREAD_MS,
  invalidate,
  isPostgres,
  pruneInvalidations,
  watchInvalidations,
} from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'

describeDatabases('invalidations', openDatabase => {
  async function open() {
    const { db } = await openDatabase()
    return { db, ...(await watchByHand(db)) }
  }

  async function watchByHand(db: Database, clock?: Clock) {
    const dropped: string[] = []
    const watch = watchInvalidations(
      db,
      tags => dropped.push(...tags),
      error => {
        throw error
      },
      clock,
    )
    watch.stop()
    await watch.poll()
    expect(dropped.splice(0)).toEqual(['*'])
    return { watch, dropped }
  }

  it('are polled often enough for changes to show within a second', () => {
    expect(2 * INVALIDATION_SPREAD_MS).toBeLessThan(SECOND)
  })

  it('are handed over once, in order', async () => {
    const { db, watch, dropped } = await open()
    await invalidate(db, ['page:1'])
    await invalidate(db, ['page:2', 'lists'])
    for (let poll = 0; poll < 3; poll++) await watch.poll()
    expect(dropped).toEqual(['page:1', 'page:2', 'lists'])
  })

  it('are handed over when their transaction commits, however many polls it outlived', async () => {
    const { db, watch, dropped } = await open()
    let commit = () => {}
    const committed = new Promise<void>(resolve => {
      commit = resolve
    })
    let written = () => {}
    const isWritten = new Promise<void>(resolve => {
      written = resolve
    })
    const long = db.transaction().execute(async tx => {
      await invalidate(tx, ['long'])
      // Written long ago: visibility does not depend on time.
      await tx
        .updateTable('invalidations')
        .set(eb => ({ created_at: eb('created_at', '-', 5 * DAY) }))
        .execute()
      written()
      await committed
    })
    await isWritten
    await watch.poll()
    expect(dropped).toEqual([])
    commit()
    await long
    // Later transactions that committed in between are seen, too.
    await invalidate(db, ['short'])
    await watch.poll()
    await watch.poll()
    expect(dropped.sort()).toEqual(['long', 'short'])
  })

  it('of a transaction that is rolled back are never seen', async () => {
    const { db, watch, dropped } = await open()
    const failed = db.transaction().execute(async tx => {
      await invalidate(tx, ['never'])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await watch.poll()
    expect(dropped).toEqual([])
  })

  it('are still seen after all rows were pruned', async () => {
    const { db, watch, dropped } = await open()
    await invalidate(db, ['before'])
    await watch.poll()
    await db.deleteFrom('invalidations').execute()
    const later = await watchByHand(db)
    await invalidate(db, ['after'])
    await watch.poll()
    await later.watch.poll()
    expect(dropped).toEqual(['before', 'after'])
    expect(later.dropped).toEqual(['after'])
  })

  it('drop everything after a pause in which unseen ones may have been pruned', async () => {
    const { db } = await open()
    const clock = createManualClock(DAY)
    const { watch, dropped } = await watchByHand(db, clock)
    clock.advance(DAY / 3)
    await invalidate(db, ['seen'])
    await watch.poll()
    expect(dropped.splice(0)).toEqual(['seen'])

    await invalidate(db, ['pruned'])
    await db.deleteFrom('invalidations').execute()
    clock.advance(DAY)
    await watch.poll()
    expect(dropped.splice(0)).toEqual(['*'])
    await invalidate(db, ['later'])
    await watch.poll()
    expect(dropped).toEqual(['later'])
  })

  it('are handed over in any order of commits', async () => {
    const { db, watch, dropped } = await open()
    const ends = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    // SQLite has one writer, so the transactions follow each other there.
    const write = (tag: string, end: Promise<void>) =>
      db.transaction().execute(async tx => {
        await invalidate(tx, [tag])
        if (isPostgres(db)) await end
      })
    const writes = ends.map(({ promise }, index) => write(`${index}`, promise))
    const seen: string[][] = []
    for (const index of [2, 0, 1]) {
      ends[index]?.resolve()
      await writes[index]
      await watch.poll()
      seen.push(dropped.splice(0))
    }
    if (isPostgres(db)) expect(seen).toEqual([['2'], ['0'], ['1']])
    expect(seen.flat().sort()).toEqual(['0', '1', '2'])
  })

  it('are forgotten after a day of the database', async () => {
    const { db } = await open()
    await invalidate(db, ['old'])
    await db
      .updateTable('invalidations')
      .set(eb => ({ created_at: eb('created_at', '-', DAY + 1000) }))
      .execute()
    await invalidate(db, ['new'])
    await pruneInvalidations(db)
    const rows = await db.selectFrom('invalidations').select('tags').execute()
    expect(rows).toEqual([{ tags: '["new"]' }])
  })
})

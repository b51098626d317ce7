import { expect, it } from 'vitest'
import { DAY, SECOND } from '#base'
import {
  type Database,
  INVALIDATION_SPREAD_MS,
  invalidate,
  pruneInvalidations,
  watchInvalidations,
} from '#db'
import { describeDatabases } from './support/databases.ts'

describeDatabases('invalidations', openDatabase => {
  async function open() {
    const { db } = await openDatabase()
    return { db, ...(await watchByHand(db)) }
  }

  async function watchByHand(db: Database) {
    const dropped: string[] = []
    const watch = watchInvalidations(
      db,
      tags => dropped.push(...tags),
      error => {
        throw error
      },
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

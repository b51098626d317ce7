import { expect, it } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import type { Database } from './database.ts'
import { prepareQuery } from './prepared-query.ts'

describeDatabases('prepared queries', openDatabase => {
  it('builds a query once and binds values at each execution', async () => {
    const { db } = await openDatabase()
    let builds = 0
    const add = prepareQuery<{ path: string; hits: number }>()((on, value) => {
      builds++
      return on.insertInto('redirects').values({
        from_path: value('path'),
        to_path: '/new',
        status: 301,
        hits: value('hits'),
        created_at: 5,
      })
    })
    const find = prepareQuery<{ path: string }>()((on, value) =>
      on
        .selectFrom('redirects')
        .select(['from_path', 'hits'])
        .where('from_path', '=', value('path')),
    )
    const addBoth = async (tx: Database) => {
      await add.execute(tx, { path: '/a', hits: 1 })
      await add.execute(tx, { path: '/b', hits: 2 })
    }
    await db.transaction().execute(addBoth)
    expect(builds).toBe(1)
    expect(await find.first(db, { path: '/b' })).toEqual({ from_path: '/b', hits: 2 })
    expect(await find.execute(db, { path: '/c' })).toEqual([])
  })

  it('compiles for each database, so that their dialects do not mix', async () => {
    const count = prepareQuery<object>()(on =>
      on.selectFrom('menus').select(eb => eb.fn.countAll<number>().as('count')),
    )
    for (const { db } of [await openDatabase(), await openDatabase()]) {
      expect(Number((await count.first(db, {}))?.count)).toBeGreaterThanOrEqual(0)
    }
  })
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect, isAlone, migrate, newerMigrations, pendingMigrations } from '#db'
import { describeDatabases } from './support/databases.ts'

describeDatabases('a database of another version', openDatabase => {
  const add = (name: string, breaks: number) =>
    sql`insert into migrations (name, ran_at, breaks) values (${name}, 1, ${sql.lit(breaks)})`

  it('is used if its newer migrations do not break this version', async () => {
    const { db, kind } = await openDatabase()
    await add('9998-more', 0).execute(db)
    expect(await migrate(db, kind)).toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
    expect(await newerMigrations(db)).toEqual(['9998-more'])
    await add('9999-less', 1).execute(db)
    await expect(migrate(db, kind)).rejects.toThrow('9999-less')
    await expect(pendingMigrations(db)).rejects.toThrow('9999-less')
  })

  it('gets the column for breaking migrations, and other newer ones are refused as before', async () => {
    const { db, kind } = await openDatabase()
    await sql`alter table migrations drop column breaks`.execute(db)
    expect(await pendingMigrations(db)).toEqual([])
    expect(await Promise.all([migrate(db, kind), migrate(db, kind)])).toEqual([[], []])
    await sql`insert into migrations (name, ran_at) values ('9999-future', 1)`.execute(db)
    await expect(migrate(db, kind)).rejects.toThrow('9999-future')
  })

  it('is not broken while servers are running', async () => {
    const { db, kind } = await openDatabase()
    const steps = [
      { name: '9997-adds', up: async () => {} },
      { name: '9998-breaks', breaks: true, up: async () => {} },
    ]
    let isOneRunning = true
    const update = () => migrate(db, kind, { steps, isAlone: async () => !isOneRunning })
    await expect(update()).rejects.toThrow('9998-breaks of this version breaks servers')
    expect(await newerMigrations(db)).toEqual([])
    isOneRunning = false
    expect(await update()).toEqual(['9997-adds', '9998-breaks'])
    // This version does not know them.
    await expect(migrate(db, kind)).rejects.toThrow('9998-breaks')
  })

  it('knows whether servers are running', async () => {
    const first = await openDatabase()
    const second = await connect({ dataDir: first.dataDir, databaseUrl: first.url })
    first.beforeClose(() => second.close())
    expect(await isAlone(second)).toBe(false)
    await first.leave()
    expect(await isAlone(second)).toBe(true)
    expect(await isAlone(second)).toBe(true)
  })
})

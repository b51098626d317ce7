import { expect, it } from 'vitest'
import { ok, refuse } from '#base'
import { addToOutbox, type Database, inTransaction, isUniqueViolation } from '#db'
import { describeDatabases } from './support/databases.ts'

describeDatabases('transactions', openDatabase => {
  const add = (tx: Database, key: string) =>
    addToOutbox(tx, { kind: 'note', payload: {}, uniqueKey: key }, 1)
  const keys = async (db: Database) => {
    const rows = await db.selectFrom('outbox').select('unique_key').orderBy('unique_key').execute()
    return rows.map(row => row.unique_key)
  }

  it('rolls back a refused nested transaction alone', async () => {
    const { db } = await openDatabase()
    await inTransaction({ db }, async outer => {
      await add(outer, 'a')
      const nested = await inTransaction({ db: outer }, async inner => {
        await add(inner, 'b')
        await inTransaction({ db: inner }, async innermost => {
          await add(innermost, 'c')
          return ok()
        })
        return refuse('no')
      })
      expect(nested).toEqual(refuse('no'))
      await inTransaction({ db: outer }, async inner => {
        await add(inner, 'd')
        await inTransaction({ db: inner }, async innermost => {
          await add(innermost, 'e')
          return refuse('no')
        })
        return ok()
      })
      return ok()
    })
    expect(await keys(db)).toEqual(['a', 'd'])
  })

  it('continues after a statement of a nested transaction failed', async () => {
    const { db } = await openDatabase()
    await inTransaction({ db }, async outer => {
      await add(outer, 'a')
      const nested = inTransaction({ db: outer }, async inner => {
        const row = await inner.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
        await inner.insertInto('outbox').values(row).execute()
        return ok()
      })
      await expect(nested).rejects.toSatisfy(isUniqueViolation)
      await add(outer, 'b')
      return ok()
    })
    expect(await keys(db)).toEqual(['a', 'b'])
  })

  it('rolls back nested changes with the outer transaction', async () => {
    const { db } = await openDatabase()
    await inTransaction({ db }, async outer => {
      await inTransaction({ db: outer }, async inner => {
        await add(inner, 'a')
        return ok()
      })
      return refuse('no')
    })
    expect(await keys(db)).toEqual([])
  })
})

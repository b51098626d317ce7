import { Value } from 'typebox/value'
import { type Clock, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import { type Menu, MenuSchema } from './schema.ts'

export interface StoredMenu {
  name: string
  items: Menu
  /** 0 for one that nobody has saved yet. */
  updatedAt: number
}

/** Menus by name: read on every uncached page, so kept until one changes. */
export function createMenus({ db, clock }: { db: Database; clock: Clock }) {
  let kept: Promise<Map<string, StoredMenu>> | undefined

  async function read(): Promise<Map<string, StoredMenu>> {
    const rows = await db.selectFrom('menus').selectAll().orderBy('name').execute()
    return new Map(
      rows.map(({ name, items, updated_at }) => [
        name,
        { name, items: JSON.parse(items) as Menu, updatedAt: updated_at },
      ]),
    )
  }

  return {
    /** All that were saved, as they are now. */
    all: read,

    get: async (name: string): Promise<Menu> => {
      kept ??= read().catch(error => {
        kept = undefined
        throw error
      })
      return (await kept).get(name)?.items ?? []
    },

    /** Replaces a menu as a whole; with `readAt` only one that nobody has saved since. */
    async set(name: string, items: Menu, readAt?: number) {
      if (!Value.Check(MenuSchema, items)) return refuse('invalid')
      const saved = await inTransaction({ db }, async tx => {
        const known = await tx
          .selectFrom('menus')
          .select('updated_at')
          .where('name', '=', name)
          .executeTakeFirst()
        const before = known?.updated_at ?? 0
        if (readAt !== undefined && before !== readAt) return refuse('conflict')
        // Never the time it had: two saves within a millisecond are two.
        const row = {
          name,
          items: JSON.stringify(items),
          updated_at: Math.max(clock.now(), before + 1),
        }
        const written = await tx
          .insertInto('menus')
          .values(row)
          .onConflict(conflict =>
            conflict.column('name').doUpdateSet(row).where('menus.updated_at', '=', before),
          )
          .returning('name')
          .executeTakeFirst()
        if (!written) return refuse('conflict')
        await invalidate(tx, ['site'])
        return ok({ updatedAt: row.updated_at })
      })
      kept = undefined
      return saved
    },

    /** Called when another process changed one. */
    forget() {
      kept = undefined
    },
  }
}

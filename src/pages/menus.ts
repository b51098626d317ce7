import { Value } from 'typebox/value'
import { type Clock, createId, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, okIfAffected } from '#db'
import {
  loadLinkedPages,
  type StoredMenuItem,
  toStaffMenu,
  toStoredItems,
  toVisibleMenu,
} from './menu-links.ts'
import {
  isCompleteMenu,
  type Menu,
  type MenuLocation,
  MenuSchema,
  type SiteMenu,
  type StaffMenu,
} from './menu-schema.ts'

export interface MenuChange {
  id?: string | undefined
  name: string
  location: MenuLocation | null
  items: Menu
  /** The `updatedAt` that was loaded; refused if saved since. 0 for a new menu. */
  readAt?: number | undefined
}

/**
 * The site's menus. Read on every uncached page, so they are cached until a menu or a linked page
 * changes.
 */
export function createMenus({
  db,
  clock,
  builtInPaths,
}: {
  db: Database
  clock: Clock
  /** Paths with built-in pages if the owner has published none. */
  builtInPaths(): Promise<readonly string[]>
}) {
  let cached: Promise<SiteMenu[]> | undefined

  async function read() {
    const rows = await db
      .selectFrom('menus')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute()
    const menus = rows.map(({ id, name, location, items, updated_at: updatedAt }) => ({
      id,
      name,
      location: location as MenuLocation | null,
      items: JSON.parse(items) as StoredMenuItem[],
      updatedAt,
    }))
    return {
      menus,
      pages: await loadLinkedPages(
        db,
        menus.map(({ items }) => items),
      ),
      builtIn: new Set(await builtInPaths()),
    }
  }

  async function readVisible(): Promise<SiteMenu[]> {
    const { menus, pages, builtIn } = await read()
    return menus.map(menu => ({ ...menu, items: toVisibleMenu(menu.items, pages, builtIn) }))
  }

  function cachedMenus(): Promise<SiteMenu[]> {
    cached ??= readVisible().catch(error => {
      cached = undefined
      throw error
    })
    return cached
  }

  return {
    /** All menus for editing, including entries hidden from visitors and the reasons. */
    async all(): Promise<StaffMenu[]> {
      const { menus, pages, builtIn } = await read()
      return menus.map(menu => ({ ...menu, ...toStaffMenu(menu.items, pages, builtIn) }))
    },

    /** Visible menus of a location, in order. */
    async at(location: MenuLocation): Promise<SiteMenu[]> {
      return (await cachedMenus()).filter(menu => menu.location === location)
    },

    /**
     * A menu as visitors see it; without an id, that of the header. Returns the same object until a
     * menu changes.
     */
    async find(id: string): Promise<SiteMenu | undefined> {
      const menus = await cachedMenus()
      return menus.find(menu => (id ? menu.id === id : menu.location === 'header'))
    },

    /** Saves a whole menu. A menu in the header replaces the previous one there. */
    async save({ id = createId(clock), name, location, items, readAt }: MenuChange) {
      if (!Value.Check(MenuSchema, items) || !isCompleteMenu(items)) return refuse('invalid')
      const saved = await inTransaction({ db }, async tx => {
        const menus = await tx
          .selectFrom('menus')
          .select(['id', 'location', 'position', 'updated_at'])
          .execute()
        const known = menus.find(menu => menu.id === id)
        const before = known?.updated_at ?? 0
        if (readAt !== undefined && before !== readAt) return refuse('conflict')
        if (location === 'header') {
          await tx
            .updateTable('menus')
            .set({ location: null })
            .where('location', '=', 'header')
            .where('id', '<>', id)
            .execute()
        }
        const last = Math.max(-1, ...menus.map(menu => menu.position))
        const row = {
          id,
          name,
          location,
          position: known && known.location === location ? known.position : last + 1,
          items: JSON.stringify(await toStoredItems(tx, items)),
          // Strictly increasing, so that two saves within a millisecond differ.
          updated_at: Math.max(clock.now(), before + 1),
        }
        const written = await tx
          .insertInto('menus')
          .values(row)
          .onConflict(conflict =>
            conflict.column('id').doUpdateSet(row).where('menus.updated_at', '=', before),
          )
          .returning('id')
          .executeTakeFirst()
        if (!written) return refuse('conflict')
        await invalidate(tx, ['site'])
        return ok({ id, updatedAt: row.updated_at })
      })
      cached = undefined
      return saved
    },

    async delete(id: string) {
      const gone = await inTransaction({ db }, async tx => {
        const deleted = await tx.deleteFrom('menus').where('id', '=', id).executeTakeFirst()
        await invalidate(tx, ['site'])
        return okIfAffected(deleted)
      })
      cached = undefined
      return gone
    },

    /** Called after changes by another process. */
    forget() {
      cached = undefined
    },
  }
}

/**
 * The site-wide cache tag if a menu links to one of these pages, for pages that are published,
 * removed or moved.
 */
export async function menuTags(db: Database, pageIds: readonly string[]): Promise<string[]> {
  const menus = await db.selectFrom('menus').select('items').execute()
  const names = pageIds.flatMap(id => [`"page":"${id}"`, `"block":"${id}"`])
  return menus.some(({ items }) => names.some(name => items.includes(name))) ? ['site'] : []
}

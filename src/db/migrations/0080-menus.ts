import { type Kysely, sql } from 'kysely'

interface Item {
  label: string
  href: string
  page?: string
  children?: Item[]
}

interface Tables {
  menus: {
    id: string
    name: string
    location: string | null
    position: number
    items: string
    updated_at: number
  }
  pages: { id: string; path: string; deleted_at: number | null }
}

/**
 * Menus get an editable name and a location; the key is no longer the name. Entries that link to a
 * page store its id and the rest of the URL.
 */
export async function up(db: Kysely<Tables>) {
  await db.schema.alterTable('menus').renameColumn('name', 'id').execute()
  await db.schema
    .alterTable('menus')
    .addColumn('name', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('menus').addColumn('location', 'text').execute()
  await db.schema
    .alterTable('menus')
    .addColumn('position', 'integer', column => column.notNull().defaultTo(0))
    .execute()

  const pages = await db
    .selectFrom('pages')
    .select(['id', 'path'])
    .where('deleted_at', 'is', null)
    .execute()
  const byPath = new Map(pages.map(({ id, path }) => [path, id]))
  const byId = (item: Item): Item => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(item.href) ?? []
    const page = byPath.get(path)
    return {
      ...item,
      ...(page ? { page, href: rest } : {}),
      ...(item.children ? { children: item.children.map(byId) } : {}),
    }
  }
  const menus = await db.selectFrom('menus').selectAll().orderBy('id').execute()
  for (const [position, { id, items }] of menus.entries()) {
    const location = id === 'main' ? 'header' : id.startsWith('footer-') ? 'footer' : null
    await db
      .updateTable('menus')
      .set({
        name: nameOf(id),
        location,
        position,
        items: JSON.stringify((JSON.parse(items) as Item[]).map(byId)),
      })
      .where('id', '=', id)
      .execute()
  }
  await sql`create index menus_location on menus (location, position)`.execute(db)
}

/** `footer-opening-hours` becomes `Opening hours`. */
function nameOf(id: string): string {
  const words = id === 'main' ? 'main menu' : id.replace(/^footer-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

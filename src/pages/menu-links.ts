import type { Database } from '#db'
import type { Menu } from './schema.ts'

/**
 * A menu as it is stored: an entry that leads to a page holds its id, and what follows its path (`?…`, `#…`), so that it
 * follows the page wherever that goes.
 */
export interface StoredMenuItem {
  label: string
  href: string
  page?: string
  children?: StoredMenuItem[]
}

/** What an entry's page is, where it leads to one. */
interface LinkedPage {
  path: string
  isPublished: boolean
}

/** Entries as they were typed, with the ids of the pages that they lead to. */
export async function toStoredItems(db: Database, menu: Menu): Promise<StoredMenuItem[]> {
  const paths = [...new Set(itemsOf(menu).map(item => split(item.href).path))].filter(Boolean)
  const rows =
    paths.length === 0
      ? []
      : await db
          .selectFrom('pages')
          .select(['id', 'path'])
          .where('path', 'in', paths)
          .where('deleted_at', 'is', null)
          .execute()
  const ids = new Map(rows.map(({ id, path }) => [path, id]))
  const toStored = ({ label, href, children }: Menu[number]): StoredMenuItem => {
    const { path, rest } = split(href)
    const page = ids.get(path)
    return {
      label,
      ...(page ? { page, href: rest } : { href }),
      ...(children ? { children: children.map(toStored) } : {}),
    }
  }
  return menu.map(toStored)
}

/** The pages that stored entries lead to, by id. */
export async function loadLinkedPages(
  db: Database,
  menus: readonly (readonly StoredMenuItem[])[],
): Promise<Map<string, LinkedPage>> {
  const ids = [...new Set(menus.flatMap(itemsOf).flatMap(item => item.page ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'path', 'trashed_path', 'deleted_at'])
    .select(eb => eb('published', 'is not', null).as('is_published'))
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        path: row.trashed_path ?? row.path,
        isPublished: row.deleted_at === null && Boolean(Number(row.is_published)),
      },
    ]),
  )
}

/**
 * Entries with today's addresses. Visitors get none that leads to a page that is not published, and what is below such a
 * one moves up to its place; staff get all but those whose page is gone for good.
 */
export function toMenu(
  items: readonly StoredMenuItem[],
  pages: ReadonlyMap<string, LinkedPage>,
  { published }: { published: boolean },
): Menu {
  return items.flatMap(({ label, href, page: id, children = [] }): Menu => {
    const below = toMenu(children, pages, { published })
    const page = id === undefined ? undefined : pages.get(id)
    const leadsNowhere = id !== undefined && !(published ? page?.isPublished : page)
    if (leadsNowhere) return below
    const item = { label, href: (page?.path ?? '') + href }
    return [below.length > 0 ? { ...item, children: below } : item]
  })
}

function itemsOf<Item extends { children?: Item[] }>(items: readonly Item[]): Item[] {
  return items.flatMap(item => [item, ...itemsOf(item.children ?? [])])
}

function split(href: string): { path: string; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return { path, rest }
}

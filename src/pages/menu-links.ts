import type { Database } from '#db'
import { itemsOf, type Menu, type MenuItem, type MenuProblem } from './menu-schema.ts'

/**
 * Stored menu entry. Links to pages store the page id and the rest of the URL (`?…`, `#…`), so that
 * they follow moved pages.
 */
export interface StoredMenuItem extends Omit<MenuItem, 'children'> {
  page?: string
  children?: StoredMenuItem[]
}

/** The page that an entry links to. */
interface LinkedPage {
  path: string
  isPublished: boolean
  kind: string
}
type LinkedPages = ReadonlyMap<string, LinkedPage>

/** Replaces typed paths by page ids. */
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
  const toStored = ({ href, children, ...item }: MenuItem): StoredMenuItem => {
    const { path, rest } = split(href)
    const page = ids.get(path)
    return {
      ...item,
      ...(page ? { page, href: rest } : { href }),
      ...(children ? { children: children.map(toStored) } : {}),
    }
  }
  return menu.map(toStored)
}

/** Pages and layout blocks referenced by stored entries, by id. */
export async function loadLinkedPages(
  db: Database,
  menus: readonly (readonly StoredMenuItem[])[],
): Promise<LinkedPages> {
  const ids = [...new Set(menus.flatMap(itemsOf).flatMap(item => [item.page, blockOf(item)]))]
  const named = ids.filter(id => id !== undefined)
  if (named.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'path', 'kind', 'trashed_path', 'deleted_at'])
    .select(eb => eb('published', 'is not', null).as('is_published'))
    .where('id', 'in', named)
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        path: row.trashed_path ?? row.path,
        isPublished: row.deleted_at === null && Boolean(Number(row.is_published)),
        kind: row.kind,
      },
    ]),
  )
}

/**
 * Entries with current URLs for visitors. Entries to unpublished pages are omitted, unless a
 * built-in page answers (`builtIn`); their children move up.
 */
export function toVisibleMenu(
  items: readonly StoredMenuItem[],
  pages: LinkedPages,
  builtIn: ReadonlySet<string>,
): Menu {
  return items.flatMap((stored): Menu => {
    const { page: id, href, children = [], ...item } = stored
    const below = toVisibleMenu(children, pages, builtIn)
    const page = id === undefined ? undefined : pages.get(id)
    if (id !== undefined && (!page || !isAnswered(page, builtIn))) return below
    const shown = { ...item, href: (page?.path ?? '') + href }
    return [below.length > 0 ? { ...shown, children: below } : shown]
  })
}

/** All entries with current paths for staff, and the reasons why some are hidden, by position. */
export function toStaffMenu(
  items: readonly StoredMenuItem[],
  pages: LinkedPages,
  builtIn: ReadonlySet<string>,
): { items: Menu; problems: Record<string, MenuProblem> } {
  const problems: Record<string, MenuProblem> = {}
  const toItems = (level: readonly StoredMenuItem[], above: string): Menu =>
    level.map(({ page: id, href, children = [], ...item }, index) => {
      const place = above + index
      const page = id === undefined ? undefined : pages.get(id)
      const block = blockOf(item)
      if (id !== undefined && !page) problems[place] = 'missing'
      else if (page && !isAnswered(page, builtIn)) problems[place] = 'unpublished'
      else if (block !== undefined && !isShownBlock(pages.get(block))) {
        problems[place] = 'block-missing'
      }
      const below = toItems(children, `${place}/`)
      const edited = { ...item, href: (page?.path ?? '') + href }
      return below.length > 0 ? { ...edited, children: below } : edited
    })
  return { items: toItems(items, ''), problems }
}

const isAnswered = ({ isPublished, path }: LinkedPage, builtIn: ReadonlySet<string>) =>
  isPublished || builtIn.has(path)

export function blockOf({ mega }: Pick<MenuItem, 'mega'>): string | undefined {
  return mega && 'block' in mega ? mega.block : undefined
}

const isShownBlock = (page: LinkedPage | undefined) => page?.kind === 'block' && page.isPublished

function split(href: string): { path: string; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return { path, rest }
}

import { isRecord } from '#base'
import type { Database } from '#db'
import type { LinkingPage } from './schema.ts'

/** Everything that links to a page: other pages (published or draft) and menus. */
export function createPageLinks({ db }: { db: Database }) {
  return async function linksTo(page: { id: string; path: string }) {
    // Prefilter; `_` is a wildcard here. The tree search decides.
    const hints = [page.id, page.path].map(hint => `%${hint}%`)
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'path', 'title', 'draft', 'published'])
      .where('deleted_at', 'is', null)
      .where('id', '<>', page.id)
      .where(eb =>
        eb.or(hints.flatMap(hint => [eb('draft', 'like', hint), eb('published', 'like', hint)])),
      )
      .orderBy('path')
      .execute()
    const leads = linkFinder(page)
    const pages: LinkingPage[] = rows
      .filter(row => leads(JSON.parse(row.draft)) || leads(JSON.parse(row.published ?? 'null')))
      .map(({ id, path, title }) => ({ id, path, title }))
    const menus = await db.selectFrom('menus').selectAll().orderBy('position').execute()
    return {
      pages,
      menus: menus
        .filter(({ items }) => leads(JSON.parse(items)) || items.includes(`"block":"${page.id}"`))
        .map(menu => menu.name),
    }
  }
}

/** Whether a tree contains a link to the page: by id, as a path, or in rich text. */
function linkFinder({ id, path }: { id: string; path: string }) {
  const escaped = path.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')
  const address = new RegExp(`^${escaped}([?#].*)?$`)
  const inText = new RegExp(`href="${escaped}([?#][^"]*)?"`)
  return function leads(value: unknown): boolean {
    if (typeof value === 'string') return inText.test(value)
    if (Array.isArray(value)) return value.some(leads)
    if (!isRecord(value)) return false
    if (value.page === id) return true
    const to = value.url ?? value.href
    if (typeof to === 'string' && address.test(to)) return true
    return Object.values(value).some(leads)
  }
}

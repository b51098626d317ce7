import type { CustomKind } from '#pages/schema'

/** A page with those below it. */
export interface SitemapItem {
  title: string
  href: string
  children: SitemapItem[]
}

export const SITEMAP_KINDS = ['pages', 'posts', 'projects', 'categories', 'products'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export interface SitemapGroup {
  /** Kind of a content type: `type:event`. */
  kind: SitemapKind | CustomKind
  /** Name of the content type. */
  name?: string
  items: SitemapItem[]
}

interface Row {
  title: string
  href: string
  /** Position: its path, or ids from the top. Nested below the nearest shown ancestor. */
  place: readonly string[]
}

/** Path as a position; the home page is the parent of no page. */
export const toPlace = (path: string) => (path === '/' ? [path] : path.split('/').slice(1))

/** Tree of rows with limited depth; deeper ones are omitted. */
export function toTree(rows: readonly Row[], depth: number): SitemapItem[] {
  const items = new Map(
    rows.map(({ title, href, place }): [string, SitemapItem] => [
      place.join('/'),
      { title, href, children: [] },
    ]),
  )
  /** Shown ancestors of a position, nearest first. */
  const above = (place: readonly string[]) =>
    place.flatMap((_, index) => items.get(place.slice(0, -index - 1).join('/')) ?? [])
  const top: SitemapItem[] = []
  for (const { place } of rows) {
    const item = items.get(place.join('/'))
    const [parent, ...further] = above(place)
    if (!item || (parent && further.length + 1 >= depth)) continue
    const list = parent?.children ?? top
    list.push(item)
  }
  return top
}

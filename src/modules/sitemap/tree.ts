import type { CustomKind } from '#pages/schema'

/** A page of the list, with those below it. */
export interface SitemapItem {
  title: string
  href: string
  children: SitemapItem[]
}

export const SITEMAP_KINDS = ['pages', 'posts', 'projects', 'categories', 'products'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export interface SitemapGroup {
  /** Of a content type, `type:event`. */
  kind: SitemapKind | CustomKind
  /** What its entries are called. */
  name?: string
  items: SitemapItem[]
}

interface Row {
  title: string
  href: string
  /** Where it lies: its path, or ids from the top down. Nested below the nearest that is shown. */
  place: readonly string[]
}

/** A path as a place; the home page is above nothing. */
export const toPlace = (path: string) => (path === '/' ? [path] : path.split('/').slice(1))

/** Rows in their order as a tree of so many levels; what lies deeper is left out. */
export function toTree(rows: readonly Row[], depth: number): SitemapItem[] {
  const items = new Map(
    rows.map(({ title, href, place }): [string, SitemapItem] => [
      place.join('/'),
      { title, href, children: [] },
    ]),
  )
  /** What is shown above a place, from the nearest up. */
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

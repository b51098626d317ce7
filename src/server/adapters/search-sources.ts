import type { Pages } from '#pages'
import type { SearchSource } from '#search'
import { type Shop, unlistedPaths } from '#shop'

/** Pages and products as search sources. */
export function createSearchSources({ pages, shop }: { pages: Pages; shop: Shop }): SearchSource[] {
  const stamped = (rows: { id: string; updatedAt: number }[]) =>
    rows.map(({ id, updatedAt }) => ({ id, stamp: String(updatedAt) }))
  return [
    {
      name: 'page',
      list: async (after, limit) => stamped(await pages.searchable.list(after, limit)),
      async load(ids) {
        // Pages about a visitor's own purchase must not be found.
        const unlisted = new Set(['/404', ...unlistedPaths(await shop.settings())])
        const rows = await pages.searchable.load(ids)
        return rows
          .filter(({ path }) => !unlisted.has(path))
          .map(({ id, kind, title, keywords, text, updatedAt }) => {
            return { id, kind, title, keywords, body: text, stamp: String(updatedAt) }
          })
      },
      async show(ids) {
        const [rows, { homePage }] = await Promise.all([
          pages.searchable.show(ids),
          pages.settings.get(),
        ])
        return new Map(
          rows.map(({ id, path, title, image, publishedAt: date }) => {
            return [id, { href: id === homePage ? '/' : path, title, image, date }]
          }),
        )
      },
    },
    {
      name: 'product',
      list: async (after, limit) => stamped(await shop.catalog.searchable.list(after, limit)),
      load: async ids =>
        (await shop.catalog.searchable.load(ids)).map(({ name, text, updatedAt, ...product }) => {
          const kind = 'product' as const
          return { ...product, kind, title: name, body: text, stamp: String(updatedAt) }
        }),
      show: async ids =>
        new Map(
          (await shop.catalog.searchable.show(ids)).map(({ id, path, name, image }) => {
            return [id, { href: path, title: name, image }]
          }),
        ),
    },
  ]
}

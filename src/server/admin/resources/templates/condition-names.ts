import type { Pages } from '#pages'
import type { TemplateCondition } from '#pages/schema'
import type { Shop } from '#shop'

/** Page size, because two hundred templates may refer to thousands of items. */
const BATCH_SIZE = 200
const ALL = { page: 1, perPage: BATCH_SIZE, order: 'asc' } as const

/**
 * Names of the items in conditions by id: titles of pages, names of products and terms. Deleted
 * items are missing.
 */
export async function conditionNames(
  { pages, shop }: { pages: Pages; shop: Shop },
  conditions: readonly TemplateCondition[],
): Promise<Record<string, string>> {
  const idsOf = (...kinds: string[]) =>
    conditions.flatMap(one => {
      if (!('id' in one) || !one.id) return []
      const of = one.kind === 'archive' ? (one.by ?? '') : one.kind
      const source = one.of === 'product' ? `product-${of}` : of
      return kinds.includes(source) ? [one.id] : []
    })
  const read = async <Item extends { id: string }>(
    ids: readonly string[],
    list: (ids: string) => Promise<{ items: Item[] }>,
    nameOf: (item: Item) => string,
  ) => {
    const names: [string, string][] = []
    const wanted = [...new Set(ids)]
    for (let at = 0; at < wanted.length; at += BATCH_SIZE) {
      const { items } = await list(wanted.slice(at, at + BATCH_SIZE).join(','))
      names.push(...items.map((item): [string, string] => [item.id, nameOf(item)]))
    }
    return names
  }
  const found = await Promise.all([
    read(
      idsOf('item'),
      ids => pages.editing.listItems({ ...ALL, sort: 'title', ids }),
      ({ title }) => title,
    ),
    read(
      idsOf('category', 'tag', 'series'),
      ids => pages.terms.list({ ...ALL, ids }),
      ({ path }) => path,
    ),
    read(
      idsOf('author'),
      ids => pages.authors.list({ ...ALL, sort: 'name', ids }),
      ({ name }) => name,
    ),
    read(
      idsOf('product-item'),
      ids => shop.products.list({ ...ALL, sort: 'name', ids }),
      ({ name }) => name,
    ),
    read(
      idsOf('product-category'),
      ids => shop.categories.list({ ...ALL, sort: 'tree', ids }),
      ({ path }) => path,
    ),
    read(
      idsOf('product-tag'),
      ids => shop.tags.list({ ...ALL, sort: 'name', ids }),
      ({ name }) => name,
    ),
    read(
      idsOf('product-brand'),
      ids => shop.brands.list({ ...ALL, sort: 'name', ids }),
      ({ name }) => name,
    ),
  ])
  return Object.fromEntries(found.flat())
}

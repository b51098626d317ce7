import { normalizeForSearch } from '#base'
import { type Found, type Slice, sliceOf } from './listing-page.ts'
import { matchingIds } from './match.ts'
import { ratingKey } from './rating.ts'
import type { CatalogReader } from './reader.ts'
import type { Sort } from './view.ts'

/** Maximum number of ranked matches. */
const MAX_MATCHES = 200
/** Maximum number of matches examined if lists narrow them further. */
const MAX_LOOKED_AT = 5000

/** Published products with all words, best first: by name, by SKU, then by popularity. */
export async function searchProducts(
  reader: CatalogReader,
  text: string,
  lists: readonly string[],
  slice: Slice,
): Promise<Found> {
  const matches = await loadMatches(reader, text, lists)
  const wanted = normalizeForSearch(text)
  const ranked = matches.slice(0, MAX_MATCHES).map(row => {
    const name_key = normalizeForSearch(row.name)
    return { ...row, name_key, score: score(row.sku, name_key, wanted) }
  })
  ranked.sort(COMPARE[slice.sort])
  const found = sliceOf(
    ranked.map(row => row.id),
    slice,
  )
  return { ...found, more: matches.length > MAX_MATCHES }
}

async function loadMatches({ db, kind }: CatalogReader, text: string, lists: readonly string[]) {
  const limit = lists.length > 0 ? MAX_LOOKED_AT : MAX_MATCHES + 1
  const matches = matchingIds(kind, text, limit)
  if (!matches) return []
  let query = db
    .selectFrom(matches.as('found'))
    .innerJoin('products', 'products.id', 'found.product_id')
    .select([
      'products.id',
      'name',
      'sku',
      'sales',
      'created_at',
      'min_price',
      'rating_sum',
      'rating_count',
    ])
    .limit(MAX_MATCHES + 1)
  for (const list of lists) {
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('product_listings')
          .select('list_id')
          // Not `products.id`, so that only products of the list are read.
          .whereRef('product_listings.product_id', '=', 'found.product_id')
          .where('list_id', '=', list),
      ),
    )
  }
  return query.execute()
}

type Row = Awaited<ReturnType<typeof loadMatches>>[number] & { name_key: string; score: number }

function score(sku: string | null, nameKey: string, wanted: string): number {
  if (nameKey === wanted || (sku !== null && normalizeForSearch(sku) === wanted)) return 4
  if (nameKey.startsWith(wanted)) return 3
  if (nameKey.includes(` ${wanted}`)) return 2
  return wanted.split(' ').every(word => nameKey.includes(word)) ? 1 : 0
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: Row, b: Row) => text(a.name_key, b.name_key) || text(a.id, b.id)

const COMPARE: Record<Sort, (a: Row, b: Row) => number> = {
  default: (a, b) => b.score - a.score || b.sales - a.sales || byName(a, b),
  popularity: (a, b) => b.sales - a.sales || byName(a, b),
  rating: (a, b) =>
    ratingKey(b.rating_sum, b.rating_count) - ratingKey(a.rating_sum, a.rating_count) ||
    byName(a, b),
  newest: (a, b) => b.created_at - a.created_at || byName(a, b),
  'price-asc': (a, b) => (a.min_price ?? 0) - (b.min_price ?? 0) || byName(a, b),
  'price-desc': (a, b) => (b.min_price ?? 0) - (a.min_price ?? 0) || byName(a, b),
  name: byName,
}

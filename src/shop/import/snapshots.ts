import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'

type Product = Selectable<Tables['products']>
type StockItem = Pick<
  Selectable<Tables['stock_items']>,
  'id' | 'managed' | 'quantity' | 'status' | 'backorders' | 'low_at'
>

/** A product as it was entered, without anything that is derived from it. */
export interface ProductSnapshot {
  product: Partial<Product> & Pick<Product, 'id' | 'name'>
  variants: Selectable<Tables['variants']>[]
  stock: StockItem[]
  categories: string[]
  tags: string[]
}

/** Columns that are derived, or change by themselves. */
const DERIVED = [
  ...['facets_due', 'variant_id', 'min_price', 'max_price', 'min_regular', 'max_regular'],
  ...['on_sale', 'stock_state', 'price_until', 'content', 'sales', 'rating_sum', 'rating_count'],
  ...['created_at', 'updated_at'],
]

/** Products with their variants, stock and terms, in five queries. */
export async function readSnapshots(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductSnapshot>> {
  if (ids.length === 0) return new Map()
  const products = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('id')
    .execute()
  const stock = await db
    .selectFrom('stock_items')
    .select(['id', 'product_id', 'managed', 'quantity', 'status', 'backorders', 'low_at'])
    .where('product_id', 'in', ids)
    .orderBy('id')
    .execute()
  const categories = await db
    .selectFrom('product_categories')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('category_id')
    .execute()
  const tags = await db
    .selectFrom('product_tags')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('tag_id')
    .execute()
  const of = <Row extends { product_id: string }>(rows: readonly Row[]) => {
    const byProduct = Map.groupBy(rows, row => row.product_id)
    return (id: string) => byProduct.get(id) ?? []
  }
  const [variantsOf, stockOf] = [of(variants), of(stock)]
  const [categoriesOf, tagsOf] = [of(categories), of(tags)]
  return new Map(
    products.map(row => {
      const entered = Object.entries(row).filter(([column]) => !DERIVED.includes(column))
      const snapshot: ProductSnapshot = {
        product: Object.fromEntries(entered) as ProductSnapshot['product'],
        variants: variantsOf(row.id),
        stock: stockOf(row.id).map(({ product_id: _, ...item }) => item),
        categories: categoriesOf(row.id).map(one => one.category_id),
        tags: tagsOf(row.id).map(one => one.tag_id),
      }
      return [row.id, snapshot]
    }),
  )
}

/** State after an import: a hash of what was entered, and quantities, which sales change. */
export interface ProductMark {
  hash: string
  quantities: Record<string, number>
}

export function markOf({ stock, ...entered }: ProductSnapshot): ProductMark {
  const rules = stock.map(({ quantity: _, ...rule }) => rule)
  const hash = createHash('sha256').update(JSON.stringify([entered, rules]))
  return {
    hash: hash.digest('base64url').slice(0, 22),
    quantities: Object.fromEntries(stock.map(({ id, quantity }) => [id, quantity])),
  }
}

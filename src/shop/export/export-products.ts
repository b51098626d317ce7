import { setImmediate as breathe } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import { readChoice, readOptions } from '../catalog/stored.ts'
import type { ShopSettings } from '../model/settings.ts'
import {
  attributesOf,
  chosenOf,
  ofOffer,
  ofProduct,
  ofStockItem,
  ofVariant,
  typeOf,
} from './cells.ts'
import { type ColumnCounts, countColumns, headerLine, toLine } from './columns.ts'
import { exportReferences } from './references.ts'

const BATCH = 100

interface Context {
  db: Database
  settings: ShopSettings
  publicUrl: string
}

type Product = Selectable<Tables['products']>
type Variant = Selectable<Tables['variants']>
type StockItem = Selectable<Tables['stock_items']>

/** Exports the catalogue without trash in the import format, in chunks. */
export async function* exportProducts(context: Context): AsyncGenerator<string> {
  const { db } = context
  const counts = await countColumns(db)
  yield headerLine(context.settings.units, counts)
  const seen = new Set<string>()
  for (let last = ''; ; ) {
    const products = await db
      .selectFrom('products')
      .selectAll()
      .where('status', '!=', 'trash')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = products.at(-1)
    if (!end) return
    last = end.id
    yield (await toLines({ ...context, seen }, products, counts)).join('')
    await breathe()
  }
}

async function toLines(
  context: Context & { seen: Set<string> },
  products: Product[],
  counts: ColumnCounts,
) {
  const { db } = context
  const ids = products.map(product => product.id)
  const of = <Table extends 'variants' | 'stock_items'>(table: Table) =>
    db
      .selectFrom(table as 'variants')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('id')
  const variants = (await of('variants').orderBy('position').execute()) as Variant[]
  const stockItems = (await of('stock_items').execute()) as unknown as StockItem[]
  const stockItem = new Map(stockItems.map(one => [one.id, one]))
  const references = await exportReferences(db, products, context.seen)
  const byProduct = Map.groupBy(variants, variant => variant.product_id)
  return products.flatMap(product => {
    const own = (byProduct.get(product.id) ?? []).sort((a, b) => a.position - b.position)
    const options = readOptions(product.options)
    const isSold = product.type === 'simple' || product.type === 'external'
    const variant = isSold ? own[0] : undefined
    const cells = {
      ...ofProduct(context, product, references),
      ...ofStockItem(stockItem.get(product.id)),
      ...(variant ? ofOffer(context, variant) : {}),
      Type: typeOf(product.type, variant),
    }
    const rest = isSold ? [] : own
    return [
      toLine(cells, attributesOf(context, options), variant, counts),
      ...rest.map(variant =>
        toLine(
          {
            ...ofVariant(context, product, variant, references),
            ...(variant.stock_id === product.id
              ? { Stock: 'parent', 'In stock?': 1 }
              : ofStockItem(stockItem.get(variant.stock_id))),
          },
          chosenOf(options, readChoice(variant.options)),
          variant,
          counts,
        ),
      ),
    ]
  })
}

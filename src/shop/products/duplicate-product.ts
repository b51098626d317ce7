import { refuse } from '#base'
import type { Database } from '#db'
import { loadProduct } from './load-product.ts'
import type { ProductEdit, StockEdit } from './product-edit.ts'
import { createProduct } from './write-product.ts'

type Context = Parameters<typeof createProduct>[0]

/**
 * Copies a product as a draft with the name `name`. SKUs get a free number, GTINs are left out
 * because they identify one product, and counted stock starts at 0.
 */
export async function duplicateProduct(context: Context, id: string, name: string) {
  const source = await loadProduct(context, id)
  if (!source) return refuse('not-found')
  const { id: _, path: __, createdAt: ___, updatedAt: ____, ...edit } = source
  const freeSku = createSkus(context.db)
  const variants: ProductEdit['variants'] = []
  for (const { id: _id, ...variant } of edit.variants) {
    variants.push({
      ...variant,
      sku: await freeSku(variant.sku),
      gtin: null,
      stock: variant.stock && withoutStock(variant.stock),
    })
  }
  return createProduct(context, {
    ...edit,
    name,
    slug: '',
    status: 'draft',
    sku: await freeSku(edit.sku),
    offer: { ...edit.offer, gtin: null },
    stock: withoutStock(edit.stock),
    variants,
  })
}

function withoutStock({ was: _, ...stock }: StockEdit): StockEdit {
  return { ...stock, quantity: stock.quantity === null ? null : 0 }
}

const MAX_SKU_LENGTH = 100

/** `MUG-2` for `MUG` and for a taken `MUG-1`. */
function createSkus(db: Database) {
  const given = new Set<string>()
  return async (sku: string | null): Promise<string | null> => {
    if (!sku) return null
    const [, base = sku, number = '1'] = /^(.*)-(\d{1,3})$/.exec(sku) ?? []
    for (let n = Number(number) + 1; ; n++) {
      const wanted = `${base.slice(0, MAX_SKU_LENGTH - 6)}-${n}`
      if (given.has(wanted) || (await isTaken(db, wanted))) continue
      given.add(wanted)
      return wanted
    }
  }
}

async function isTaken(db: Database, sku: string): Promise<boolean> {
  for (const table of ['products', 'variants'] as const) {
    const row = await db.selectFrom(table).select('id').where('sku', '=', sku).executeTakeFirst()
    if (row) return true
  }
  return false
}

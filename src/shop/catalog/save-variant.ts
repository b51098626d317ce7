import type { Expression, ExpressionBuilder } from 'kysely'
import { plainText } from '#base'
import type { Database, Tables } from '#db'
import { addMovements } from '../stock/movements.ts'
import type { StockInput, VariantInput } from './input.ts'
import type { SaveContext } from './save-context.ts'

/** Writes a variant and its stock item, unless shared. Returns its id. */
export async function saveVariant(
  context: SaveContext,
  productId: string,
  input: VariantInput,
  existingId?: string,
): Promise<string> {
  const { db } = context
  const id = existingId ?? context.nextId()
  const shared = input.stock === 'product'
  if (!shared) await saveStockItem(db, id, productId, input.stock as StockInput | undefined)
  const row = {
    product_id: productId,
    position: input.position ?? 0,
    sku: input.sku ? plainText(input.sku) : null,
    external_id: input.externalId ?? null,
    options: JSON.stringify(input.options ?? {}),
    enabled: input.enabled === false ? 0 : 1,
    regular_price: input.regularPrice ?? null,
    sale_price: input.salePrice ?? null,
    sale_from: input.saleFrom ?? null,
    sale_to: input.saleTo ?? null,
    stock_id: shared ? productId : id,
    tax_class: input.taxClass ?? null,
    shipping_class: input.shippingClass ?? null,
    virtual: input.virtual ? 1 : 0,
    downloadable: input.downloadable ? 1 : 0,
    downloads: JSON.stringify(input.downloads ?? []),
    download_limit: input.downloadLimit ?? null,
    download_days: input.downloadDays ?? null,
    description_html: context.cleanHtml(plainText(input.descriptionHtml ?? '')),
    image: input.image ?? null,
    measures: JSON.stringify(input.measures ?? {}),
    ...(input.content !== undefined && { content: input.content }),
    ...(input.gtin !== undefined && { gtin: input.gtin }),
    ...(input.mpn !== undefined && { mpn: input.mpn && plainText(input.mpn) }),
    ...(input.cost !== undefined && { cost: input.cost }),
    ...toQuantityColumns(input),
    import_digest: input.importDigest ?? null,
  }
  if (existingId) await db.updateTable('variants').set(row).where('id', '=', id).execute()
  else
    await db
      .insertInto('variants')
      .values({ id, ...row })
      .execute()
  if (existingId && shared) await removeUnusedStock(context, productId)
  return id
}

/** Missing ones keep their values. */
export const toQuantityColumns = ({
  minQuantity,
  maxQuantity,
  quantityStep,
}: Pick<VariantInput, 'minQuantity' | 'maxQuantity' | 'quantityStep'>) => ({
  ...(minQuantity !== undefined && { min_quantity: minQuantity }),
  ...(maxQuantity !== undefined && { max_quantity: maxQuantity }),
  ...(quantityStep !== undefined && { quantity_step: quantityStep }),
})

/** Deletes stock items of deleted variants and of those that now share the product's. */
export async function removeUnusedStock(
  { db, nowMs, stockCause }: SaveContext,
  productId: string,
): Promise<void> {
  const removed = await db
    .deleteFrom('stock_items')
    .where('product_id', '=', productId)
    .where('id', '!=', productId)
    .where('id', 'not in', eb =>
      eb.selectFrom('variants').select('stock_id').where('product_id', '=', productId),
    )
    .returning(['id as stockId', 'quantity'])
    .execute()
  const movements = removed.map(({ stockId, quantity }) => ({
    ...{ ...stockCause, stockId, quantity: -quantity },
  }))
  await addMovements(db, movements, nowMs)
}

/** A stock item has the id of its product or variant. */
export async function saveStockItem(
  db: Database,
  id: string,
  productId: string,
  stock: StockInput = {},
): Promise<void> {
  const row = {
    managed: stock.quantity === undefined ? 0 : 1,
    quantity: stock.quantity ?? 0,
    status: stock.status ?? 'in-stock',
    backorders: stock.backorders ?? 'no',
    low_at: stock.lowAt ?? null,
  }
  await db
    .insertInto('stock_items')
    .values({ id, product_id: productId, ...row })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({ ...row, quantity: changed(eb, stock) })),
    )
    .execute()
}

/** Applies the difference, so that concurrent sales are kept. */
function changed(
  eb: ExpressionBuilder<Tables, 'stock_items'>,
  { quantity = 0, was }: StockInput,
): Expression<number> | number {
  if (typeof was !== 'number') return quantity
  return eb('stock_items.quantity', '+', quantity - was)
}

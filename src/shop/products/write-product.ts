import { ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ProductInput, StockInput, VariantInput } from '../catalog/input.ts'
import { refreshProducts } from '../catalog/refresh.ts'
import { createSaveContext } from '../catalog/save-context.ts'
import { saveProduct } from '../catalog/save-product.ts'
import type { Measures } from '../catalog/view.ts'
import type { ShopDeps } from '../deps.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import { readGtin } from '../model/gtin.ts'
import type { ShopSettings } from '../model/settings.ts'
import { recordSetQuantities } from '../stock/movements.ts'
import { findConflicts } from './find-conflicts.ts'
import { findProblems } from './find-problems.ts'
import { loadProduct } from './load-product.ts'
import { newProduct } from './new-product.ts'
import type { OfferEdit, ProductEdit, StockEdit, VariantEdit } from './product-edit.ts'
import { redirectFromOld } from './redirect-from-old.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml' | 'redirect'> & {
  settings: ShopSettings
  /** Author of changed stock. */
  author?: string | undefined
}

/** Creates a product; missing fields are taken from `newProduct`. */
export function createProduct(context: Context, edit: Partial<ProductEdit>) {
  return write(context, undefined, () => ({ ...newProduct, ...edit }))
}

/** Updates the given fields of a product; concurrent stock changes are kept. */
export function changeProduct(
  context: Context,
  id: string,
  changes: Partial<ProductEdit>,
  /** Values of the changed fields when loaded: refused if someone else changed one since. */
  read: Partial<Record<keyof ProductEdit, unknown>> = {},
) {
  return write(context, id, before => ({ ...before, ...changes }), read)
}

function write(
  context: Context,
  id: string | undefined,
  toEdit: (before: ProductEdit) => ProductEdit,
  read: Partial<Record<keyof ProductEdit, unknown>> = {},
) {
  return inTransaction(context, async db => {
    const author = context.author ?? SYSTEM_AUTHOR
    const save = createSaveContext(db, context, { reason: 'edit', author })
    const existing = id === undefined ? undefined : await lockProduct(db, id, save.nowMs)
    if (id !== undefined && !existing) return refuse('not-found')
    const before = id === undefined ? undefined : await loadProduct({ ...context, db }, id)
    const conflicts = before ? findConflicts(before, read) : []
    if (before && conflicts.length > 0) {
      const current = Object.fromEntries(conflicts.map(name => [name, before[name]]))
      return refuse('conflict', { current })
    }
    const edit = toEdit(before ?? newProduct)
    const problems = await findProblems(db, edit, id)
    if (problems.length > 0) return refuse('invalid', { problems })
    const kept = existing ? await loadKept(db, existing.id) : undefined
    const input = toInput(edit, kept)
    // Clear SKUs first, because variants may swap them.
    if (kept) {
      await db
        .updateTable('variants')
        .set({ sku: null })
        .where('product_id', '=', before?.id ?? '')
        .execute()
    }
    const external = existing?.external_id ?? undefined
    const saved = await saveProduct(save, { ...input, externalId: external }, existing)
    if (existing?.status === 'published') {
      const { paths } = context.settings
      await redirectFromOld(db, { ...existing, path: paths.product }, context.redirect)
    }
    const { nowMs, stockCause } = save
    await recordSetQuantities(db, [saved], { ...stockCause, nowMs })
    await refreshProducts(db, [saved], {
      nowMs: save.nowMs,
      lowAt: context.settings.stock.lowAt,
      scope: 'all',
    })
    return ok({ id: saved })
  })
}

/** Locks a product. */
function lockProduct(db: Database, id: string, nowMs: number) {
  return db
    .updateTable('products')
    .set({ updated_at: nowMs })
    .where('id', '=', id)
    .returning(['id', 'slug', 'status', 'created_at', 'external_id'])
    .executeTakeFirst()
}

type ExternalIds = Map<string, Pick<VariantInput, 'externalId'>>

/** Variant data that staff does not edit, by variant id; the product's own under ''. */
async function loadKept(db: Database, productId: string): Promise<ExternalIds> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'external_id'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  const entries = rows.map(row => {
    return [row.id, { externalId: row.external_id ?? undefined }] as const
  })
  const [first] = entries
  return new Map<string, (typeof entries)[number][1]>(first ? [...entries, ['', first[1]]] : [])
}

function toInput(edit: ProductEdit, kept: ExternalIds = new Map()): ProductInput {
  const { categories, offer, stock, variants, sku, slug, ...same } = edit
  return {
    ...same,
    sku: sku ?? undefined,
    slug: slug || undefined,
    categoryIds: categories,
    variant: { ...kept.get(''), ...toVariantFields(offer), stock: toStock(stock) },
    ...(edit.type === 'variable'
      ? { variants: variants.map(one => toVariant(one, kept.get(one.id ?? '?'))) }
      : {}),
  }
}

function toVariant(edit: VariantEdit, kept: Partial<VariantInput> = {}): VariantInput {
  return {
    ...kept,
    ...toVariantFields(edit),
    minQuantity: edit.minQuantity,
    maxQuantity: edit.maxQuantity,
    quantityStep: edit.quantityStep,
    id: edit.id,
    sku: edit.sku ?? undefined,
    options: edit.options,
    enabled: edit.enabled,
    image: edit.image ?? undefined,
    descriptionHtml: edit.descriptionHtml,
    taxClass: edit.taxClass ?? undefined,
    shippingClass: edit.shippingClass ?? undefined,
    stock: edit.stock ? toStock(edit.stock) : 'product',
  }
}

function toVariantFields(edit: OfferEdit): VariantInput {
  const measures = Object.entries(edit.measures).filter(([, value]) => value !== null)
  return {
    regularPrice: edit.regularPrice ?? undefined,
    salePrice: edit.salePrice ?? undefined,
    saleFrom: edit.saleFrom ?? undefined,
    saleTo: edit.saleTo ?? undefined,
    virtual: edit.virtual,
    downloadable: edit.downloadable,
    downloads: edit.downloads.map(({ name, url }) => ({ name: name.trim() || url, url })),
    downloadLimit: edit.downloadLimit ?? undefined,
    downloadDays: edit.downloadDays ?? undefined,
    gtin: edit.gtin && (readGtin(edit.gtin) ?? edit.gtin),
    mpn: edit.mpn,
    cost: edit.cost,
    content: edit.content,
    measures: Object.fromEntries(measures) as Measures,
  }
}

function toStock({ quantity, was, status, backorders, lowAt }: StockEdit): StockInput {
  return { quantity: quantity ?? undefined, was, status, backorders, lowAt: lowAt ?? undefined }
}

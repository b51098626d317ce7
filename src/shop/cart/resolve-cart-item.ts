import { type Result, refuse } from '#base'
import { type Database, prepareQuery } from '#db'
import { readChoice, readOptions } from '../catalog/stored.ts'
import type { ProductOption } from '../catalog/view.ts'
import type { AddonValues } from '../model/addon.ts'
import { readAllAddons } from '../model/bundle.ts'
import { checkAddons } from '../model/check-addons.ts'
import type { AddMessage } from './add-texts.ts'

/** A requested item: a variant, or a product with options. */
export interface CartItem {
  variantId?: string | undefined
  productId?: string | undefined
  /** Value per option key. */
  options?: Record<string, string> | undefined
  /** Entered value per add-on. */
  addons?: Record<string, string> | undefined
  /** Stored files per add-on. */
  uploads?: Record<string, string> | undefined
  /** Undefined: the smallest that can be added. */
  quantity: unknown
}

export type CartItemReason = 'unknown-product' | 'options-missing' | 'no-combination' | 'addons'

/** Finds the requested variant and the options that distinguish its cart line. */
export async function resolveCartItem(
  db: Database,
  item: CartItem,
): Promise<
  Result<
    { wanted: SellableItem },
    CartItemReason,
    { message: AddMessage; productId?: string; addon?: string }
  >
> {
  const rows = await loadVariants(db, item)
  const [first] = rows
  if (!first || (first.type !== 'simple' && first.type !== 'variable')) {
    return refuse('unknown-product', { message: { key: 'unknownProduct' } })
  }
  const asked = rows.find(row => row.variant_id === item.variantId)
  if (item.variantId && !asked) {
    return refuse('unknown-product', { message: { key: 'unknownProduct' } })
  }
  const chosen = { ...item.options, ...(asked ? readChoice(asked.variant_options) : {}) }
  const options = readOptions(first.options).filter(option => option.variation)
  const missing = options.filter(option => !chosen[option.key])
  const about = { productId: first.product_id }
  if (missing.length > 0 && first.type === 'variable') {
    const values = { options: missing.map(option => option.name), name: first.name }
    return refuse('options-missing', { ...about, message: { key: 'chooseOptions', values } })
  }
  const row = first.type === 'simple' ? first : match(asked ? [asked] : rows, options, chosen)
  if (!row) {
    const message = { key: 'noCombination', values: { name: first.name } } as const
    return refuse('no-combination', { ...about, message })
  }
  const open = options.filter(option => !readChoice(row.variant_options)[option.key])
  const kept = first.type === 'simple' ? [] : open.map(({ key }) => [key, chosen[key] ?? ''])
  const addons = checkAddons(readAllAddons(row), item.addons, item.uploads)
  if (!addons.ok) return refuse('addons', { ...about, addon: addons.id, message: addons.message })
  return { ok: true, wanted: { row, chosen: Object.fromEntries(kept), addons: addons.values } }
}

function loadVariants(db: Database, { variantId, productId }: CartItem) {
  const text = (id: string | undefined) => (id ?? '').replaceAll('\0', '')
  return variantId
    ? variantsOfSame.execute(db, { variantId: text(variantId) })
    : variantsOf.execute(db, { productId: text(productId) })
}

/** Variants of the product to which a variant belongs. */
const variantsOfSame = prepareQuery<{ variantId: string }>()((db, value) =>
  selectVariants(db).where('products.id', '=', eb =>
    eb.selectFrom('variants').select('product_id').where('id', '=', value('variantId')),
  ),
)

const variantsOf = prepareQuery<{ productId: string }>()((db, value) =>
  selectVariants(db).where('products.id', '=', value('productId')),
)

function selectVariants(db: Database) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select([
      'variants.id as variant_id',
      'variants.product_id',
      'variants.stock_id',
      'variants.options as variant_options',
      'regular_price',
      'sale_price',
      'sale_from',
      'sale_to',
      'products.type',
      'products.name',
      'products.slug',
      'products.options',
      'products.addons',
      'products.bundle_choices',
      'products.sold_individually',
      'products.gift_card',
      'products.min_quantity',
      'products.max_quantity',
      'products.quantity_step',
      'variants.min_quantity as variant_min_quantity',
      'variants.max_quantity as variant_max_quantity',
      'variants.quantity_step as variant_quantity_step',
      'managed',
      'quantity',
      'stock_items.status',
      'backorders',
      'low_at',
    ])
    .where('products.status', '=', 'published')
    .where('enabled', '=', 1)
    .orderBy('variants.position')
    .orderBy('variants.id')
}

export type VariantRow = Awaited<ReturnType<typeof loadVariants>>[number]

export interface SellableItem {
  row: VariantRow
  /** Values of options that the variant leaves open. */
  chosen: Record<string, string>
  addons: AddonValues
}

/** First variant that matches the choice; values must exist in the product. */
function match(rows: VariantRow[], options: ProductOption[], chosen: Record<string, string>) {
  return rows.find(row => {
    const own = readChoice(row.variant_options)
    return options.every(({ key, values }) => {
      const value = chosen[key] ?? ''
      return own[key] ? own[key] === value : values.includes(value)
    })
  })
}

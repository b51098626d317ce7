import { createHash } from 'node:crypto'
import type { Minor } from '#base'
import { type Database, prepareQuery } from '#db'
import { readChoice, readIds, readMeasures, readOptions } from '../catalog/stored.ts'
import { NO_SHARE, type ShareOf } from '../customer-groups/load-shares.ts'
import { chargedPrices, describeAddons, readAddons, readAddonValues } from '../model/addon.ts'
import { type BundlePart, readBundle, withChosenParts } from '../model/bundle.ts'
import { haveAddonsChanged } from '../model/check-addons.ts'
import type { Exchange } from '../model/currency-settings.ts'
import { type QuantityColumns, type QuantityRule, quantityRule } from '../model/quantity-rule.ts'
import type { ChosenOption } from '../model/shown-values.ts'
import { surchargeOf } from '../money/addon-price.ts'
import { type EffectivePrice, effectivePrice, priceIn } from '../money/effective-price.ts'
import { storedPriceFor } from '../money/group-price.ts'
import type { TaxRate } from '../money/tax.ts'
import type { StockItem } from '../stock/availability.ts'

const SELLABLE_COLUMNS = [
  'variants.enabled',
  'variants.options as variant_options',
  'variants.sku as variant_sku',
  'variants.regular_price',
  'variants.sale_price',
  'variants.sale_from',
  'variants.sale_to',
  'variants.tax_class as variant_tax_class',
  'variants.virtual',
  'variants.image',
  'variants.stock_id',
  'variants.measures',
  'variants.shipping_class as variant_shipping_class',
  'variants.min_quantity as variant_min_quantity',
  'variants.max_quantity as variant_max_quantity',
  'variants.quantity_step as variant_quantity_step',
  'products.id as product_id',
  'products.type',
  'products.status as product_status',
  'products.slug',
  'products.name',
  'products.sku',
  'products.options as product_options',
  'products.addons',
  'products.bundle',
  'products.bundle_choices',
  'products.images',
  'products.tax_status',
  'products.tax_class',
  'products.shipping_class',
  'products.sold_individually',
  'products.gift_card',
  'products.no_withdrawal',
  'products.min_quantity',
  'products.max_quantity',
  'products.quantity_step',
  'stock_items.managed',
  'stock_items.quantity as stock_quantity',
  'stock_items.status as stock_status',
  'stock_items.backorders',
  'stock_items.low_at',
] as const

/** With all data that determines availability and price. */
const linesOfCart = prepareQuery<{ cartId: string }>()((db, value) =>
  db
    .selectFrom('cart_lines')
    .leftJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .leftJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select([
      'cart_lines.id',
      'cart_lines.quantity',
      'cart_lines.options as chosen',
      'cart_lines.addons as entered_addons',
      'cart_lines.variant_id',
      'cart_lines.seen_price',
      'cart_lines.price_before',
      'cart_lines.price_changed_at',
      ...SELLABLE_COLUMNS,
    ])
    .where('cart_lines.cart_id', '=', value('cartId'))
    .where('cart_lines.removed_at', 'is', null)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id'),
)

/** Identity of a line within its cart: variant, chosen options and add-ons. */
export function lineKeyOf({
  variant_id,
  chosen,
  entered_addons: entered,
}: Pick<LineRow, 'variant_id' | 'chosen' | 'entered_addons'>): string {
  const hasAddons = entered !== null && entered !== '{}'
  return `${variant_id} ${chosen}${hasAddons ? ` ${digest(entered)}` : ''}`
}

/** Keys are indexed, so long texts do not belong into them. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

export const loadLines = (db: Database, cartId: string) => linesOfCart.execute(db, { cartId })

type StoredLineRow = Awaited<ReturnType<typeof loadLines>>[number]
type PriceColumn = 'seen_price' | 'price_before' | 'price_changed_at'

/** Items that are in no cart have no seen prices. */
export type LineRow = Omit<StoredLineRow, 'entered_addons' | PriceColumn> &
  Partial<Pick<StoredLineRow, PriceColumn>> & { entered_addons: string | null }

/** Amount of a whole line that does not follow from the price of its product. */
export interface AgreedAmount {
  /** Before discounts, in the basis of the order. */
  amount: Minor
  /** Taxes of the order, if the buyer's location did not change. */
  rates?: readonly TaxRate[] | undefined
}

/** An item of an order that staff prepares. */
export interface WantedItem {
  id: string
  variantId: string
  quantity: number
  /** Value per option that the variant leaves open. */
  options: Record<string, string>
}

/** Rows of items that are in no cart. Items whose variant was deleted are left out. */
export async function loadItemRows(db: Database, items: readonly WantedItem[]): Promise<LineRow[]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('variants')
    .leftJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select(['variants.id as variant_id', ...SELLABLE_COLUMNS])
    .where('variants.id', 'in', [...new Set(items.map(item => item.variantId))])
    .execute()
  const byVariant = new Map(rows.map(row => [row.variant_id, row]))
  return items.flatMap(({ id, variantId, quantity, options }) => {
    const row = byVariant.get(variantId)
    if (!row) return []
    // Staff may leave add-ons out.
    return [
      {
        ...{ ...row, id, quantity, chosen: JSON.stringify(options) },
        ...{ entered_addons: null, addons: null, bundle_choices: null },
      },
    ]
  })
}

/** A purchasable line with its current price. */
export interface CartLine {
  id: string
  productId: string
  variantId: string
  stockId: string
  name: string
  slug: string
  sku: string | undefined
  options: ChosenOption[]
  image: string | undefined
  quantity: number
  /** Of one item, with surcharges of add-ons. */
  price: EffectivePrice
  /** Without surcharges, in the base currency. Only of items with the current price. */
  basePrice?: Minor
  /** Price of one item that the buyer saw before, if its change is announced. */
  priceBefore?: Minor
  /** Surcharge for the whole line. */
  once: Minor
  /** The add-ons of the product have changed since it was added. */
  haveAddonsChanged: boolean
  /** Set by staff, or agreed when the order was placed. */
  agreed?: AgreedAmount | undefined
  goods: { tax_status: string; tax_class: string }
  /** Weight of one item, in the shop's unit. */
  weight: number
  shippingClass: string
  stockItem: StockItem
  virtual: boolean
  /** Each item becomes a gift card. */
  giftCard: boolean
  /** Excluded from the right of withdrawal. */
  noWithdrawal: boolean
  soldIndividually: boolean
  /** Quantities in which it is sold. */
  rule: QuantityRule
  /** Its parts, if it is a bundle. */
  bundle: readonly BundlePart[]
  /** The line of the bundle that it is a part of. */
  bundleId?: string
}

/** Undefined if it is no longer for sale: deleted, unpublished, without price, or of another type. */
export function toCartLine(
  row: LineRow,
  {
    nowMs,
    exchange,
    shareOf = NO_SHARE,
  }: {
    nowMs: number
    exchange: Exchange | undefined
    /** Shares of the buyer's group. */
    shareOf?: ShareOf
  },
): CartLine | undefined {
  if (!row.product_id || row.product_status !== 'published' || !row.enabled) return undefined
  if (row.type !== 'simple' && row.type !== 'variable') return undefined
  const { regular_price, sale_price, sale_from, sale_to } = row
  const stored = { regular_price, sale_price, sale_from, sale_to }
  const price = effectivePrice(storedPriceFor(stored, shareOf(row.product_id)), nowMs)
  if (!price) return undefined
  const choices = readAddons(row.bundle_choices)
  const own = readAddons(row.addons)
  const addons = [...choices, ...own]
  const entered = readAddonValues(row.entered_addons)
  const bundle = withChosenParts(readBundle(row.bundle), choices, entered)
  const base = priceIn(price, exchange)
  const { perItem, once } = surchargeOf(chargedPrices(addons, entered), base.price, exchange)
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    stockId: row.stock_id ?? '',
    name: row.name ?? '',
    slug: row.slug ?? '',
    sku: row.variant_sku ?? row.sku ?? undefined,
    // The lines of the parts name the chosen variants.
    options: [...chosenOptions(row), ...describeAddons(own, entered)],
    image: row.image ?? readIds(row.images ?? '[]')[0],
    quantity: row.quantity,
    price: { ...base, price: base.price + perItem, regular: base.regular + perItem },
    basePrice: price.price,
    once,
    haveAddonsChanged: haveAddonsChanged(addons, entered),
    goods: {
      tax_status: row.tax_status ?? 'taxable',
      tax_class: row.variant_tax_class ?? row.tax_class ?? '',
    },
    weight: readMeasures(row.measures ?? '{}').weight ?? 0,
    shippingClass: row.variant_shipping_class ?? row.shipping_class ?? '',
    stockItem: {
      managed: row.managed ?? 0,
      quantity: row.stock_quantity ?? 0,
      status: row.stock_status ?? 'out-of-stock',
      backorders: row.backorders ?? 'no',
      low_at: row.low_at,
    },
    // The parts of a bundle are sent instead.
    virtual: row.virtual === 1 || row.gift_card === 1 || bundle.length > 0,
    giftCard: row.gift_card === 1,
    noWithdrawal: row.no_withdrawal === 1,
    soldIndividually: row.sold_individually === 1,
    rule: ruleOf(row),
    bundle,
  }
}

type RuleColumns = {
  [Name in keyof QuantityColumns | `variant_${keyof QuantityColumns}`]: number | null
}

/** Of a row of a variant with its product. */
export const ruleOf = (row: RuleColumns): QuantityRule =>
  quantityRule(row, {
    min_quantity: row.variant_min_quantity,
    max_quantity: row.variant_max_quantity,
    quantity_step: row.variant_quantity_step,
  })

/** Options that distinguish this line, in the product's order. */
function chosenOptions(row: LineRow): ChosenOption[] {
  const values = { ...readChoice(row.chosen), ...readChoice(row.variant_options ?? '{}') }
  return readOptions(row.product_options ?? '[]').flatMap(option => {
    const value = values[option.key]
    return option.variation && value ? [{ name: option.name, value }] : []
  })
}

/** Name with chosen options: `Hoodie – Blue, Yes`. */
export function fullName(line: Pick<CartLine, 'name' | 'options'>): string {
  const chosen = line.options
    .filter(option => !option.addon)
    .map(option => option.value)
    .join(', ')
  return chosen ? `${line.name} – ${chosen}` : line.name
}

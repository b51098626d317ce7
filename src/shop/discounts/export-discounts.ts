import { csvLine, toDecimal } from '#base'
import type { Database } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import type { Discount } from './discount.ts'
import { readCategoryPaths } from './find-discount-items.ts'
import { DISCOUNT_COLUMNS, toDiscount } from './stored-discount.ts'

const BATCH = 500
const PER_PERCENT = 100

/** WooCommerce's names where it has the column. */
const HEAD = [
  ...['code', 'discount_type', 'amount', 'description', 'status', 'start_date', 'expiry_date'],
  ...['usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items', 'minimum_amount'],
  ...['maximum_amount', 'free_shipping', 'individual_use', 'exclude_sale_items', 'product_ids'],
  ...['excluded_product_ids', 'product_categories', 'excluded_product_categories'],
  ...['email_restrictions', 'rules'],
]

/** Exports coupons as CSV, header first. Generated codes are included, automatic discounts are not. */
export async function* exportDiscounts(context: {
  db: Database
  settings: ShopSettings
}): AsyncGenerator<string> {
  const { db } = context
  yield `\uFEFF${csvLine(HEAD)}`
  const categoryOf = await readCategoryPaths(db)
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('discounts')
      .select(DISCOUNT_COLUMNS)
      .where('code_key', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const discounts = rows.map(toDiscount)
    const skuOf = await loadSkus(db, discounts)
    yield discounts.map(one => toLine(one, context.settings, { skuOf, categoryOf })).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

async function loadSkus(db: Database, discounts: readonly Discount[]) {
  const ids = new Set(
    discounts.flatMap(one => [
      ...[...one.productIds, ...one.excludedProductIds, ...one.getProductIds],
      ...one.bundleItems.map(item => item.productId),
    ]),
  )
  if (ids.size === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sku', 'external_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row.sku ?? row.external_id ?? row.id]))
}

type Names = Record<'skuOf' | 'categoryOf', ReadonlyMap<string, string>>

function toLine(discount: Discount, { currency }: ShopSettings, { skuOf, categoryOf }: Names) {
  const amount = (minor: number | null) => (minor === null ? '' : toDecimal(minor, currency))
  const date = (at: number | null) => (at === null ? '' : new Date(at).toISOString())
  const flag = (on: boolean) => (on ? 'yes' : 'no')
  const list = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
    ids.map(id => (names.get(id) ?? id).replaceAll(/[,|]/g, '\\$&')).join(', ')
  const count = (limit: number | null) => String(limit ?? '')
  const isPercent = discount.type === 'percent'
  const { buyQuantity, getQuantity, getProductIds, tiers, bundleItems } = discount
  const { combinesWithAutomatic, firstOrderOnly, priority } = discount
  const nameOf = (id: string) => skuOf.get(id) ?? id
  const rules = {
    ...{ percent: discount.percent, buyQuantity, getQuantity, tiers },
    getProductIds: getProductIds.map(nameOf),
    bundleItems: bundleItems.map(item => ({ ...item, productId: nameOf(item.productId) })),
    ...{ combinesWithAutomatic, firstOrderOnly, priority },
  }
  return csvLine([
    ...[discount.code, discount.type],
    isPercent ? String(discount.percent / PER_PERCENT) : amount(discount.amount),
    ...[discount.label, discount.enabled ? 'publish' : 'draft'],
    ...[date(discount.startsAt), date(discount.expiresAt), count(discount.usageLimit)],
    ...[count(discount.usageLimitPerUser), count(discount.limitUsageToXItems)],
    ...[amount(discount.minimumAmount), amount(discount.maximumAmount)],
    ...[flag(discount.freeShipping), flag(discount.individualUse), flag(discount.excludeSaleItems)],
    ...[list(discount.productIds, skuOf), list(discount.excludedProductIds, skuOf)],
    list(discount.productCategories, categoryOf),
    list(discount.excludedProductCategories, categoryOf),
    ...[discount.emailRestrictions.join(', '), JSON.stringify(rules)],
  ])
}

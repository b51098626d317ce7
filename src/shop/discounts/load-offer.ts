import { sql } from 'kysely'
import type { Database } from '#db'
import type { Exchange } from '../model/currency-settings.ts'
import type { EnteredCoupon } from './apply-discounts.ts'
import { codeKey, type Discount } from './discount.ts'
import { discountIn } from './discount-in.ts'
import type { BuyerFacts } from './refusal.ts'
import { DISCOUNT_COLUMNS, toDiscount } from './stored-discount.ts'

/** The discounts that a cart may get, and the facts that decide about them. */
export interface Offer {
  coupons: EnteredCoupon[]
  automatic: readonly Discount[]
  /** Categories of each product, with those above them. */
  categories: ReadonlyMap<string, ReadonlySet<string>>
  facts: BuyerFacts
}

const NO_FACTS = { email: undefined, uses: new Map<string, number>(), hasOrdered: false }

export const emptyOffer = (nowMs: number): Offer => ({
  coupons: [],
  automatic: [],
  categories: new Map(),
  facts: { ...NO_FACTS, nowMs },
})

interface Wanted {
  /** As entered. */
  codes: readonly string[]
  automatic: readonly Discount[]
  productIds: readonly string[]
  email: string | undefined
  /** Signed in, whose orders with other addresses count too. */
  customerId?: string | undefined
  nowMs: number
  /** Amounts are converted with it. */
  exchange: Exchange | undefined
}

/** Loads only what the rules of the discounts need; without discounts, nothing. */
export async function loadOffer(db: Database, wanted: Wanted): Promise<Offer> {
  const { codes, productIds, email, customerId, nowMs, exchange } = wanted
  if (codes.length === 0 && wanted.automatic.length === 0) return emptyOffer(nowMs)
  const automatic = wanted.automatic.map(one => discountIn(one, exchange))
  const coupons = (await findCoupons(db, codes)).map(({ code, discount }) => ({
    code,
    discount: discount && discountIn(discount, exchange),
  }))
  const discounts = [...automatic, ...coupons.flatMap(coupon => coupon.discount ?? [])]
  const usesCategories = discounts.some(
    one => one.productCategories.length > 0 || one.excludedProductCategories.length > 0,
  )
  const limited = discounts.filter(one => one.usageLimitPerUser !== null)
  return {
    coupons,
    automatic,
    categories: usesCategories ? await loadCategories(db, productIds) : new Map(),
    facts: {
      nowMs,
      email,
      uses:
        email && limited.length > 0
          ? await countUses(
              db,
              { email, customerId },
              limited.map(one => one.id),
            )
          : new Map(),
      hasOrdered:
        email !== undefined &&
        discounts.some(one => one.firstOrderOnly) &&
        (await hasOrdered(db, { email, customerId })),
    },
  }
}

export async function findCoupons(
  db: Database,
  codes: readonly string[],
): Promise<EnteredCoupon[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('discounts')
    .select(DISCOUNT_COLUMNS)
    .select('code_key')
    .where('code_key', 'in', codes.map(codeKey))
    .execute()
  const found = new Map(rows.map(row => [row.code_key, toDiscount(row)]))
  return codes.map(code => ({ code, discount: found.get(codeKey(code)) }))
}

/** Categories of products with those above them. */
export async function loadCategories(db: Database, productIds: readonly string[]) {
  const byProduct = new Map<string, Set<string>>()
  if (productIds.length === 0) return byProduct
  const rows = await db
    .withRecursive('ancestors', query =>
      query
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('product_id', 'in', [...new Set(productIds)])
        .union(
          query
            .selectFrom('ancestors')
            .innerJoin('categories', 'categories.id', 'ancestors.category_id')
            .select(['ancestors.product_id', sql<string>`categories.parent_id`.as('category_id')])
            .where('categories.parent_id', 'is not', null),
        ),
    )
    .selectFrom('ancestors')
    .select(['product_id', 'category_id'])
    .execute()
  for (const { product_id, category_id } of rows) {
    byProduct.set(product_id, (byProduct.get(product_id) ?? new Set()).add(category_id))
  }
  return byProduct
}

/** Address as compared by `orders_by_email`. */
const emailKey = (email: string) => email.trim().toLowerCase()

/** Person who orders. Orders with the address and those of the customer count as earlier orders. */
export interface Buyer {
  email: string
  customerId?: string | undefined
}

const isOfBuyer = ({ email, customerId }: Buyer) => {
  const byEmail = sql<boolean>`(lower(orders.email) = ${emailKey(email)} and orders.email <> '')`
  return customerId === undefined
    ? byEmail
    : sql<boolean>`(${byEmail} or orders.customer_id = ${customerId})`
}

/** Uncancelled orders of a buyer that used each of these discounts. */
export async function countUses(db: Database, buyer: Buyer, ids: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('discount_uses', 'discount_uses.order_id', 'orders.id')
    .select(['discount_uses.discount_id', eb => eb.fn.countAll<number | string>().as('count')])
    .where(isOfBuyer(buyer))
    .where('discount_uses.discount_id', 'in', ids)
    .where('discount_uses.counted', '=', 1)
    .groupBy('discount_uses.discount_id')
    .execute()
  return new Map(rows.map(row => [row.discount_id, Number(row.count)]))
}

/** Whether a buyer has an order that is no draft and was neither cancelled nor failed. */
async function hasOrdered(db: Database, buyer: Buyer): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where(isOfBuyer(buyer))
    .where('status', 'not in', ['cancelled', 'failed', 'draft'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

import { type Expression, type SqlBool, sql } from 'kysely'
import { contains, type Database, type ListOf, type ListOptions, readList } from '#db'
import type { DiscountType } from './discount.ts'
import { DISCOUNT_COLUMNS, toDiscount } from './stored-discount.ts'
import type { DiscountItem, DiscountStatus, DiscountUse } from './view.ts'

const COLUMNS = {
  createdAt: 'created_at',
  code: 'code_key',
  usageCount: 'usage_count',
  expiresAt: 'expires_at',
} as const
export type DiscountSort = keyof typeof COLUMNS

export interface DiscountQuery extends ListOptions {
  sort: DiscountSort
  type?: DiscountType | undefined
  status?: DiscountStatus | undefined
  trigger?: 'code' | 'automatic' | undefined
  /** Only codes generated from this discount. */
  batch?: string | undefined
}

/** Discounts for staff. Generated codes are left out, except in a search or list of their batch. */
export async function listDiscounts(
  db: Database,
  query: DiscountQuery,
  nowMs: number,
): Promise<ListOf<DiscountItem>> {
  let select = db
    .selectFrom('discounts')
    .select(DISCOUNT_COLUMNS)
    .select(['batch_id', 'created_at'])
    .orderBy(COLUMNS[query.sort], query.order)
    .orderBy('id', query.order)
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  else if (query.batch) select = select.where('batch_id', '=', query.batch)
  else if (!query.q?.trim()) select = select.where('batch_id', 'is', null)
  if (query.q?.trim()) select = select.where(contains(query.q, 'code', 'label'))
  if (query.type) select = select.where('type', '=', query.type)
  if (query.trigger) {
    select = select.where('code_key', query.trigger === 'code' ? 'is not' : 'is', null)
  }
  if (query.status) select = select.where(hasStatus(query.status, nowMs))
  const { items, total } = await readList(select, query)
  return {
    total,
    items: items.map(row => {
      const discount = toDiscount(row)
      return {
        ...discount,
        name: discount.code || discount.label,
        status: statusOf(discount, nowMs),
        batchId: row.batch_id,
        createdAt: row.created_at,
      }
    }),
  }
}

function statusOf(
  { enabled, startsAt, expiresAt, usageLimit, usageCount }: ReturnType<typeof toDiscount>,
  nowMs: number,
): DiscountStatus {
  if (!enabled) return 'disabled'
  if (expiresAt !== null && expiresAt <= nowMs) return 'expired'
  if (usageLimit !== null && usageCount >= usageLimit) return 'used-up'
  return startsAt !== null && startsAt > nowMs ? 'scheduled' : 'active'
}

/** The same as `statusOf` in SQL. */
function hasStatus(status: DiscountStatus, nowMs: number): Expression<SqlBool> {
  const isExpired = sql<boolean>`(expires_at is not null and expires_at <= ${nowMs})`
  const isUsedUp = sql<boolean>`(usage_limit is not null and usage_count >= usage_limit)`
  const isLater = sql<boolean>`(starts_at is not null and starts_at > ${nowMs})`
  switch (status) {
    case 'disabled':
      return sql<boolean>`enabled = 0`
    case 'expired':
      return sql<boolean>`enabled = 1 and ${isExpired}`
    case 'used-up':
      return sql<boolean>`enabled = 1 and not ${isExpired} and ${isUsedUp}`
    case 'scheduled':
      return sql<boolean>`enabled = 1 and not ${isExpired} and not ${isUsedUp} and ${isLater}`
    case 'active':
      return sql<boolean>`enabled = 1 and not ${isExpired} and not ${isUsedUp} and not ${isLater}`
  }
}

/** Orders that used a discount or one of its generated codes, latest first. */
export async function listDiscountUses(
  db: Database,
  id: string,
  query: Pick<ListOptions, 'page' | 'perPage'>,
): Promise<ListOf<DiscountUse>> {
  const { items, total } = await readList(
    db
      .selectFrom('discount_uses')
      .innerJoin('orders', 'orders.id', 'discount_uses.order_id')
      .innerJoin('discounts', 'discounts.id', 'discount_uses.discount_id')
      .select(['orders.id', 'orders.number', 'orders.total', 'orders.currency', 'orders.status'])
      .select(['orders.created_at', 'discount_uses.counted', 'discounts.code'])
      .where(eb => eb.or([eb('discounts.id', '=', id), eb('discounts.batch_id', '=', id)]))
      .orderBy('discount_uses.created_at', 'desc')
      .orderBy('orders.id', 'desc'),
    query,
  )
  return {
    total,
    items: items.map(({ created_at, counted, ...row }) => ({
      ...row,
      createdAt: created_at,
      isCounted: counted === 1,
    })),
  }
}

import { type Selectable, sql } from 'kysely'
import { csvLine, toDecimal } from '#base'
import {
  containsExactly,
  type Database,
  type DatabaseKind,
  type ListOf,
  type ListOptions,
  readList,
  type Tables,
} from '#db'
import { ADDRESS_FIELDS } from '../address/addresses.ts'
import { listAddresses, type SavedAddress } from '../customers/addresses.ts'
import type { ShopSettings } from '../model/settings.ts'
import { selectSummaries, toSummary } from '../orders/list-orders.ts'
import type { CustomerDetail, CustomerItem, CustomerStatus } from './customer-view.ts'
import { MAX_MATCHES, matchingCustomers } from './match-customers.ts'

/** Subquery for the name of the group. */
const groupName = sql<string | null>`(select customer_groups.name from customer_groups
  where customer_groups.id = customers.group_id)`.as('group_name')

const COLUMNS = {
  lastOrderAt: 'last_order_at',
  createdAt: 'created_at',
  orderCount: 'order_count',
  spent: 'spent',
  email: 'email',
} as const
export type CustomerSort = keyof typeof COLUMNS
export const CUSTOMER_SORTS = Object.keys(COLUMNS) as [CustomerSort, ...CustomerSort[]]

const SHOWN_ORDERS = 20
const EXPORT_BATCH = 500

export interface CustomerFilter {
  q?: string | undefined
  ids?: string | undefined
  status?: CustomerStatus | undefined
  tag?: string | undefined
  /** Id of a group. */
  group?: string | undefined
}

export type CustomerQuery = CustomerFilter & ListOptions & { sort: CustomerSort }

type Context = { db: Database; kind: DatabaseKind; settings: ShopSettings }

/** Customers and guests for staff. Every order of the list has an index. */
export async function listCustomers(
  context: Context,
  query: CustomerQuery,
): Promise<ListOf<CustomerItem>> {
  const select = filtered(context, query, MAX_MATCHES)
    .selectAll()
    .select(groupName)
    .orderBy(COLUMNS[query.sort], query.order)
    .orderBy('id', query.order)
  const { items, total } = await readList(select, query)
  return { total, items: items.map(row => toItem(row, context.settings)) }
}

/** @param maxMatches limit of customers whose words match, unless another filter is set. */
function filtered(
  { db, kind }: Pick<Context, 'db' | 'kind'>,
  { q, ids, status, tag, group }: CustomerFilter,
  maxMatches?: number,
) {
  let select = db.selectFrom('customers')
  if (ids) select = select.where('id', 'in', ids.split(','))
  if (q?.trim()) {
    const isNarrowed = Boolean(tag || status || ids || group)
    const matching = matchingCustomers(kind, q, isNarrowed ? undefined : maxMatches)
    if (!matching) return select.where(sql<boolean>`1 = 0`)
    select = select.where(sql<boolean>`id in ${matching}`)
  }
  if (tag) select = select.where(containsExactly('tags', JSON.stringify(tag)))
  if (group) select = select.where('group_id', '=', group)
  if (status === 'disabled') select = select.where('disabled_at', 'is not', null)
  else if (status) {
    select = select
      .where('disabled_at', 'is', null)
      .where('registered_at', status === 'guest' ? 'is' : 'is not', null)
  }
  return select
}

/** A customer with addresses and the latest orders. */
export async function loadCustomer(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  id: string,
): Promise<CustomerDetail | undefined> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .select(groupName)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const orders = await selectSummaries(db)
    .where('customer_id', '=', id)
    .where('status', '!=', 'draft')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(SHOWN_ORDERS)
    .execute()
  return {
    ...toItem(row, settings),
    note: row.note,
    disabled: row.disabled_at !== null,
    registeredAt: row.registered_at,
    addresses: await listAddresses(db, id),
    orders: orders.map(toSummary),
  }
}

const HEAD = [
  ...['email', 'name', 'status', 'orders', 'currency', 'spent', 'last_order_at', 'created_at'],
  ...['tags', 'group', 'note'],
  ...(['billing', 'shipping'] as const).flatMap(side =>
    [...ADDRESS_FIELDS, 'phone'].map(part => `${side}_${part}`),
  ),
]

/** Exports the customers of a filtered list as CSV, header first. */
export async function* exportCustomers(
  { db, kind, settings }: Context,
  filter: CustomerFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for (let after = ''; ; ) {
    const rows = await filtered({ db, kind }, filter)
      .selectAll()
      .select(groupName)
      .where('id', '>', after)
      .orderBy('id')
      .limit(EXPORT_BATCH)
      .execute()
    const addresses = await loadDefaults(
      db,
      rows.map(row => row.id),
    )
    yield rows.map(row => toLine(row, settings, addresses.get(row.id) ?? [])).join('')
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_BATCH) return
    after = last.id
  }
}

type Row = Selectable<Tables['customers']> & { group_name: string | null }

type DefaultAddress = Pick<
  Selectable<Tables['customer_addresses']>,
  'customer_id' | 'address' | 'is_billing' | 'is_shipping'
>

async function loadDefaults(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DefaultAddress[]>()
  const rows = await db
    .selectFrom('customer_addresses')
    .select(['customer_id', 'address', 'is_billing', 'is_shipping'])
    .where('customer_id', 'in', ids)
    .execute()
  return Map.groupBy(rows, row => row.customer_id)
}

function addressCells(found: DefaultAddress | undefined): string[] {
  const address = found ? (JSON.parse(found.address) as SavedAddress) : undefined
  return [...ADDRESS_FIELDS.map(part => address?.[part] ?? ''), address?.phone ?? '']
}

function toLine(row: Row, settings: ShopSettings, addresses: readonly DefaultAddress[]): string {
  const item = toItem(row, settings)
  const { email, name, status, orderCount, spent, currency, lastOrderAt, createdAt, tags } = item
  return csvLine([
    ...[email, name, status, String(orderCount), currency, toDecimal(spent, currency)],
    lastOrderAt === null ? '' : new Date(lastOrderAt).toISOString(),
    ...[new Date(createdAt).toISOString(), tags.join(', ')],
    ...[item.groupName, row.note],
    ...addressCells(addresses.find(one => one.is_billing === 1)),
    ...addressCells(addresses.find(one => one.is_shipping === 1)),
  ])
}

function toItem(row: Row, { currency }: ShopSettings): CustomerItem {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    status: statusOf(row),
    orderCount: row.order_count,
    spent: Number(row.spent),
    currency,
    lastOrderAt: row.last_order_at,
    tags: JSON.parse(row.tags) as string[],
    group: row.group_id,
    groupName: row.group_name ?? '',
    createdAt: row.created_at,
  }
}

function statusOf({ disabled_at, registered_at }: Row): CustomerStatus {
  if (disabled_at !== null) return 'disabled'
  return registered_at === null ? 'guest' : 'registered'
}

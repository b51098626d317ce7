import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import { isGroup } from '../customer-groups/create-customer-groups.ts'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { StoredChange } from '../import-jobs/journal.ts'
import type { TableContext } from '../import-jobs/table-definition.ts'

export interface CustomerSnapshot {
  /** Without a group, it has none, as in snapshots from before there were groups. */
  customer: Pick<Selectable<Tables['customers']>, 'id' | 'email' | 'name' | 'note' | 'tags'> & {
    group_id?: string
  }
  addresses: Selectable<Tables['customer_addresses']>[]
}

/** Customers with their addresses, by id. */
export async function readCustomers(
  db: Database,
  column: 'id' | 'email',
  values: readonly string[],
): Promise<Map<string, CustomerSnapshot>> {
  if (values.length === 0) return new Map()
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'note', 'tags', 'group_id'])
    .where(column, 'in', values)
    .execute()
  if (customers.length === 0) return new Map()
  const ids = customers.map(row => row.id)
  const addresses = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('id')
    .execute()
  const byCustomer = Map.groupBy(addresses, row => row.customer_id)
  return new Map(
    customers.map(({ group_id, ...customer }) => [
      customer.id,
      {
        customer: { ...customer, ...(group_id && { group_id }) },
        addresses: byCustomer.get(customer.id) ?? [],
      },
    ]),
  )
}

export const markOfCustomer = (state: CustomerSnapshot): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)

/** Deletes customers that an import added, and gives changed ones their earlier values. */
export async function undoCustomers(
  { db, nowMs }: TableContext,
  changes: readonly StoredChange[],
): Promise<KeptChange[]> {
  const ids = changes.map(change => change.item)
  const current = await readCustomers(db, 'id', ids)
  const accounts = await db
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', ids)
    .where('registered_at', 'is not', null)
    .execute()
  const ordered = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('customer_id', 'in', ids)
    .distinct()
    .execute()
  const used = new Set([...accounts.map(row => row.id), ...ordered.map(row => row.customer_id)])
  const kept: KeptChange[] = []
  for (const { item, kind, label, before, mark } of changes) {
    const now = current.get(item)
    if (!now) {
      if (kind === 'updated') kept.push({ label, reason: 'deleted' })
    } else if (markOfCustomer(now) !== mark) kept.push({ label, reason: 'edited' })
    else if (kind === 'updated') await restore(db, before as CustomerSnapshot, nowMs)
    else if (used.has(item)) kept.push({ label, reason: 'used' })
    else await db.deleteFrom('customers').where('id', '=', item).execute()
  }
  return kept
}

async function restore(db: Database, { customer, addresses }: CustomerSnapshot, nowMs: number) {
  const { id, name, note, tags, group_id } = customer
  // The group may have been deleted since.
  const group = group_id && (await isGroup(db, group_id)) ? group_id : null
  await db
    .updateTable('customers')
    .set({ name, note, tags, group_id: group, updated_at: nowMs })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('customer_addresses').where('customer_id', '=', id).execute()
  if (addresses.length > 0) await db.insertInto('customer_addresses').values(addresses).execute()
}

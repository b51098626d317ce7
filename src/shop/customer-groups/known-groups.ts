import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import type { CustomerGroup } from '../model/customer-group.ts'

/** Cache tag of changed groups. */
export const CUSTOMER_GROUPS_TAG = 'customer-groups'

/**
 * All groups by id, in memory until one changes. Pages and carts of shops without groups therefore
 * need no query.
 */
export function createKnownGroups(db: Database) {
  let groups: Promise<ReadonlyMap<string, CustomerGroup>> | undefined

  return {
    get(): Promise<ReadonlyMap<string, CustomerGroup>> {
      groups ??= readGroups(db).catch(error => {
        groups = undefined
        throw error
      })
      return groups
    },
    forget() {
      groups = undefined
    },
  }
}

export type KnownGroups = ReturnType<typeof createKnownGroups>

async function readGroups(db: Database): Promise<ReadonlyMap<string, CustomerGroup>> {
  const rows = await db.selectFrom('customer_groups').selectAll().execute()
  return new Map(rows.map(row => [row.id, toGroup(row)]))
}

export const toGroup = (row: Selectable<Tables['customer_groups']>): CustomerGroup => ({
  id: row.id,
  name: row.name,
  ppm: row.ppm,
  categories: JSON.parse(row.categories) as CustomerGroup['categories'],
  taxExempt: row.tax_exempt === 1,
})

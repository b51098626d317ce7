import { createId, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { Address } from '../address/addresses.ts'
import type { ShopDeps } from '../deps.ts'

/** An address of the address book, with a phone number. */
export type SavedAddress = Address & { phone: string }

export interface CustomerAddress {
  id: string
  address: SavedAddress
  isBilling: boolean
  isShipping: boolean
}

const MAX_ADDRESSES = 50

/** Addresses of a customer; those that fill in the checkout come first. */
export async function listAddresses(db: Database, customerId: string): Promise<CustomerAddress[]> {
  const rows = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const rank = (row: (typeof rows)[number]) => row.is_billing * 2 + row.is_shipping
  return rows
    .sort((a, b) => rank(b) - rank(a))
    .map(row => ({
      id: row.id,
      address: JSON.parse(row.address) as SavedAddress,
      isBilling: row.is_billing === 1,
      isShipping: row.is_shipping === 1,
    }))
}

interface SavedEdit {
  /** Undefined for a new address. */
  id?: string | undefined
  address: SavedAddress
  isBilling: boolean
  isShipping: boolean
}

/** Adds or changes an address. There is one default of each kind, and the first address is both. */
export function saveAddress(
  context: Pick<ShopDeps, 'db' | 'clock'>,
  customerId: string,
  edit: SavedEdit,
): Promise<Result<object, 'unknown-address' | 'too-many-addresses'>> {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const known = await db
      .updateTable('customers')
      .set({ updated_at: nowMs })
      .where('id', '=', customerId)
      .returning('id')
      .executeTakeFirst()
    const all = await db
      .selectFrom('customer_addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute()
    if (edit.id && !all.some(one => one.id === edit.id)) return refuse('unknown-address')
    if (!known || (!edit.id && all.length >= MAX_ADDRESSES)) return refuse('too-many-addresses')
    const isFirst = all.every(one => one.id === edit.id)
    const flags = {
      is_billing: edit.isBilling || isFirst ? 1 : 0,
      is_shipping: edit.isShipping || isFirst ? 1 : 0,
    }
    for (const flag of ['is_billing', 'is_shipping'] as const) {
      if (flags[flag] === 0) continue
      await db
        .updateTable('customer_addresses')
        .set({ [flag]: 0 })
        .where('customer_id', '=', customerId)
        .execute()
    }
    const stored = { address: JSON.stringify(edit.address), ...flags }
    if (edit.id) {
      await db.updateTable('customer_addresses').set(stored).where('id', '=', edit.id).execute()
    } else {
      const id = createId({ now: () => nowMs })
      const row = { id, customer_id: customerId, created_at: nowMs, ...stored }
      await db.insertInto('customer_addresses').values(row).execute()
    }
    return ok()
  })
}

export const deleteAddress = (db: Database, customerId: string, id: string) =>
  db
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()

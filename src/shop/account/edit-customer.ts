import Type, { type Static } from 'typebox'
import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { isGroup } from '../customer-groups/create-customer-groups.ts'
import { MAX_CUSTOMER_NAME_LENGTH } from '../customers/customer.ts'
import { removeAccount } from '../customers/delete-customer.ts'
import { moveAddressData } from '../customers/move-address-data.ts'
import { endSessions } from '../customers/sessions.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { moveProviderCustomers } from '../orders/payments/saved-methods.ts'
import { giveWishes } from '../wishlist/merge-wishlists.ts'
import { refreshFigures } from './count-orders.ts'
import { endAccount } from './delete-account.ts'

/** What staff can change. The email address belongs to the customer, who proves it. */
export const CustomerEdit = Type.Object(
  {
    name: Type.String({ maxLength: MAX_CUSTOMER_NAME_LENGTH }),
    note: Type.String({ maxLength: 5000 }),
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }), {
      maxItems: 50,
      uniqueItems: true,
    }),
    disabled: Type.Boolean(),
    /** Id of a group; null for none. */
    group: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })]),
  },
  { additionalProperties: false },
)
export type CustomerEdit = Static<typeof CustomerEdit>

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

/** Changes a customer. Disabling ends all sessions and the carts stay. */
export function changeCustomer(
  { db, clock }: Context,
  id: string,
  { name, note, tags, disabled, group }: Partial<CustomerEdit>,
): Promise<Result<object, 'not-found' | 'unknown-group'>> {
  const nowMs = clock.now()
  return inTransaction({ db }, async tx => {
    if (group && !(await isGroup(tx, group))) return refuse('unknown-group')
    const changed = await tx
      .updateTable('customers')
      .set({
        ...(name !== undefined && { name: name.trim() }),
        ...(note !== undefined && { note }),
        ...(tags && { tags: JSON.stringify(tags.map(tag => tag.trim())) }),
        ...(disabled !== undefined && { disabled_at: disabled ? nowMs : null }),
        ...(group !== undefined && { group_id: group }),
        updated_at: nowMs,
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return refuse('not-found')
    if (disabled) await endSessions(tx, id)
    return ok()
  })
}

/** Moves everything of a customer to another one, and deletes the first. */
export function mergeCustomers(
  context: Context,
  { from, into }: { from: string; into: string },
): Promise<Result<object, 'not-found' | 'same-customer'>> {
  if (from === into) return Promise.resolve(refuse('same-customer'))
  return inTransaction(context, async db => {
    const found = await db
      .selectFrom('customers')
      .select(['id', 'email', 'note', 'tags', 'group_id'])
      .where('id', 'in', [from, into])
      .execute()
    const old = found.find(one => one.id === from)
    const kept = found.find(one => one.id === into)
    if (!old || !kept) return refuse('not-found')
    for (const table of ['orders', 'carts'] as const) {
      await db
        .updateTable(table)
        .set({ customer_id: into })
        .where('customer_id', '=', from)
        .execute()
    }
    await db
      .updateTable('customer_addresses')
      .set({ customer_id: into, is_billing: 0, is_shipping: 0 })
      .where('customer_id', '=', from)
      .execute()
    await giveWishes(db, { from, into })
    await moveAddressData(db, { from: old.email, to: kept.email })
    await moveProviderCustomers(db, { from, into })
    const tags = [...new Set([...readTags(kept.tags), ...readTags(old.tags)])]
    const note = [kept.note, old.note].filter(Boolean).join('\n')
    await db
      .updateTable('customers')
      .set({
        tags: JSON.stringify(tags),
        note,
        group_id: kept.group_id ?? old.group_id,
        updated_at: context.clock.now(),
      })
      .where('id', '=', into)
      .execute()
    // The addresses and orders were moved before.
    await removeAccount(db, old)
    await refreshFigures(db, context, [into])
    return ok()
  })
}

const readTags = (tags: string) => JSON.parse(tags) as string[]

/** Deletes an account on behalf of the customer; orders stay, and reviews without the name. */
export async function deleteCustomerForStaff(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'reviewPhotos'>,
  id: string,
): Promise<Result<object, 'not-found'>> {
  const customer = await context.db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  return customer ? endAccount(context, customer, { deletesReviews: false }) : refuse('not-found')
}

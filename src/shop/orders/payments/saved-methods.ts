import { sql } from 'kysely'
import { createId } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { ONLINE_METHODS, type OnlineMethodId, type ShopSettings } from '../../model/settings.ts'
import { findOnlineMethod } from '../../payments/methods.ts'
import type { PaymentProvider, SavedMethod } from '../../payments/provider.ts'
import { providerOf } from './provider-context.ts'

/** Rows per run whose customers are deleted at their providers. */
const BATCH_SIZE = 100

export interface PayingCustomer {
  id: string
  email: string
  name: string
}

type Access = Pick<ShopDeps, 'db' | 'clock' | 'paymentProviders'>

interface Account {
  method: string
  testMode: boolean
}

/** Saved payment methods of a customer at one provider. */
export interface SavedAtProvider {
  method: OnlineMethodId
  /** Undefined if the provider did not answer. */
  saved: SavedMethod[] | undefined
}

/** Whether customers can save methods of an enabled payment method. */
export function savesMethods({ onlinePayments }: ShopSettings, method: string): boolean {
  const settings = onlinePayments[method as OnlineMethodId]
  return (
    settings.enabled &&
    findOnlineMethod(method)?.online.canSave === true &&
    'saveMethods' in settings &&
    settings.saveMethods
  )
}

/**
 * The provider's id of a customer, who is added there if needed. Undefined if the provider does not
 * answer: the payment goes on without saved methods.
 */
export async function addProviderCustomer(
  context: Access,
  provider: PaymentProvider,
  { customer, ...account }: Account & { customer: PayingCustomer },
): Promise<string | undefined> {
  const known = await findReference(context.db, customer.id, account)
  if (known) return known
  const added = await provider.saved?.addCustomer(customer)
  if (!added?.ok) return undefined
  const nowMs = context.clock.now()
  await context.db
    .insertInto('provider_customers')
    .values({
      id: createId({ now: () => nowMs }),
      customer_id: customer.id,
      method: account.method,
      test_mode: account.testMode ? 1 : 0,
      reference: added.reference,
      created_at: nowMs,
    })
    .onConflict(conflict => conflict.columns(['customer_id', 'method', 'test_mode']).doNothing())
    .execute()
  return findReference(context.db, customer.id, account)
}

/** Removes a customer that the provider does not know any more. */
export async function forgetReference(db: Database, reference: string) {
  await db.deleteFrom('provider_customers').where('reference', '=', reference).execute()
}

/** Saved methods of all enabled providers. Asks only providers that know the customer. */
export async function listSavedMethods(
  context: Access & { settings: ShopSettings },
  customerId: string,
): Promise<SavedAtProvider[]> {
  const found = ONLINE_METHODS.filter(method => savesMethods(context.settings, method)).map(
    async (method): Promise<SavedAtProvider> => {
      const account = accountOf(context.settings, method)
      const reference = await findReference(context.db, customerId, account)
      if (!reference) return { method, saved: [] }
      const provider = await connect(context, account)
      const listed = await provider?.saved?.list(reference)
      return { method, saved: listed?.ok ? listed.methods : undefined }
    },
  )
  return Promise.all(found)
}

/** Removes a saved method of a customer. Returns whether the provider did. */
export async function removeSavedMethod(
  context: Access & { settings: ShopSettings },
  { customerId, method, id }: { customerId: string; method: string; id: string },
): Promise<boolean> {
  const known = ONLINE_METHODS.find(one => one === method)
  if (!known) return false
  const account = accountOf(context.settings, known)
  const reference = await findReference(context.db, customerId, account)
  const provider = reference ? await connect(context, account) : undefined
  const removed = reference ? await provider?.saved?.remove(reference, id) : undefined
  return removed?.ok ?? false
}

/**
 * Gives the customers at providers to another account, within the caller's transaction. Those of
 * providers that know both are deleted there with the old account.
 */
export async function moveProviderCustomers(
  db: Database,
  { from, into }: { from: string; into: string },
) {
  const known = await db
    .selectFrom('provider_customers')
    .select(['id', 'customer_id', 'method', 'test_mode'])
    .where('customer_id', 'in', [from, into])
    .execute()
  const keyOf = (row: { method: string; test_mode: number }) => `${row.method} ${row.test_mode}`
  const taken = new Set(known.filter(row => row.customer_id === into).map(keyOf))
  const moved = known.filter(row => row.customer_id === from && !taken.has(keyOf(row)))
  if (moved.length === 0) return
  await db
    .updateTable('provider_customers')
    .set({ customer_id: into })
    .where(
      'id',
      'in',
      moved.map(row => row.id),
    )
    .execute()
}

/** Deletes customers at their providers whose accounts were deleted here. Failed ones are repeated. */
export async function deleteProviderCustomers(context: Access): Promise<void> {
  const gone = await context.db
    .selectFrom('provider_customers')
    .select(['id', 'method', 'test_mode', 'reference'])
    .where('customer_id', 'is', null)
    // Rows that always fail must not hold up the others.
    .orderBy(sql`random()`)
    .limit(BATCH_SIZE)
    .execute()
  for (const { id, reference, ...row } of gone) {
    const provider = await providerOf(context, row)
    // Without keys, or while the provider is down, the row waits.
    const deleted = await provider?.saved?.deleteCustomer(reference)
    if (deleted?.ok)
      await context.db.deleteFrom('provider_customers').where('id', '=', id).execute()
    else if (deleted?.reason === 'provider-unreachable') return
  }
}

const accountOf = ({ onlinePayments }: ShopSettings, method: OnlineMethodId): Account => ({
  method,
  testMode: onlinePayments[method].mode === 'test',
})

const connect = (context: Access, { method, testMode }: Account) =>
  providerOf(context, { method, test_mode: testMode ? 1 : 0 })

async function findReference(
  db: Database,
  customerId: string,
  { method, testMode }: Account,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_customers')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('method', '=', method)
    .where('test_mode', '=', testMode ? 1 : 0)
    .executeTakeFirst()
  return row?.reference
}

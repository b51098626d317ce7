import { ok } from '#base'
import { type Database, inTransaction } from '#db'
import { ATTEMPTS_WINDOW_MS } from './attempts.ts'

/**
 * Deletes an account with everything that belongs only to it; its reviews are left to
 * `account/delete-account.ts`. Orders stay, because the law requires it
 * and open ones are still delivered: they become orders of a guest, who opens them by the link in the
 * mail, and are erased by the retention periods.
 */
export function deleteCustomer(
  context: { db: Database },
  { id, email }: { id: string; email: string },
) {
  return inTransaction(context, async db => {
    await db.deleteFrom('stock_alerts').where('email', '=', email).execute()
    await db.deleteFrom('cart_reminders').where('email', '=', email).execute()
    await removeAccount(db, { id, email })
    return ok()
  })
}

/** Deletes an account whose other data was moved, within the caller's transaction. */
export async function removeAccount(db: Database, { id, email }: { id: string; email: string }) {
  await db.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', id).execute()
  await db.deleteFrom('carts').where('customer_id', '=', id).where('status', '=', 'open').execute()
  await db.updateTable('carts').set({ customer_id: null }).where('customer_id', '=', id).execute()
  await db.deleteFrom('customer_tokens').where('email', '=', email).execute()
  // Sessions, passkeys and addresses follow.
  await db.deleteFrom('customers').where('id', '=', id).execute()
}

/** Deletes expired sessions, links and counts. */
export async function pruneCustomers(db: Database, nowMs: number) {
  await db.deleteFrom('customer_sessions').where('expires_at', '<=', nowMs).execute()
  await db.deleteFrom('customer_tokens').where('expires_at', '<=', nowMs).execute()
  await db
    .deleteFrom('customer_attempts')
    .where('started_at', '<=', nowMs - ATTEMPTS_WINDOW_MS)
    .execute()
}

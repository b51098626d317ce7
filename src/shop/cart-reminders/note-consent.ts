import { createHash } from 'node:crypto'
import { createId, HOUR, ok } from '#base'
import { type Database, inTransaction, withRelaxedDurability } from '#db'
import { findCart } from '../cart/cart-store.ts'
import { isCustomerEmail, normalizeEmail } from '../customers/customer.ts'
import type { ShopDeps } from '../deps.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'
import type { ShopSettings } from '../model/settings.ts'

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

/** Addresses that ended reminders are stored as hashes. */
export const hashAddress = (email: string) =>
  createHash('sha256').update(`cart-reminders ${email}`).digest('hex')

interface ConsentRequest {
  key: string | undefined
  fields: Pick<CheckoutFields, 'cart_reminder' | 'billing_email'>
  /** The address of a signed-in customer, which is known to be theirs. */
  provenEmail?: string | undefined
}

/**
 * Stores the consent of a cart's buyer to reminders, or deletes it. An address that ended reminders is
 * ignored until its signed-in owner agrees again, because anyone can enter any address.
 */
export async function noteReminderConsent(context: Context, request: ConsentRequest) {
  const { settings, clock } = context
  if (!settings.cartReminders.enabled) return
  const { fields, provenEmail } = request
  const email = normalizeEmail(fields.billing_email)
  const hasAgreed = fields.cart_reminder !== '' && isCustomerEmail(email)
  const cart = await findCart(context.db, request.key)
  if (!cart || (!hasAgreed && !(await hasReminder(context.db, cart.id)))) return
  await withRelaxedDurability(() =>
    inTransaction(context, async db => {
      if (!hasAgreed) {
        await endReminders(db, { cartId: cart.id, nowMs: clock.now() })
        return ok()
      }
      if (email === provenEmail) await forgetEnd(db, email)
      else if (await hasEndedReminders(db, email)) return ok()
      await store(db, context, { cartId: cart.id, email })
      return ok()
    }),
  )
}

async function hasReminder(db: Database, cartId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cart_reminders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function store(
  db: Database,
  { settings, clock }: Context,
  { cartId, email }: { cartId: string; email: string },
) {
  const nowMs = clock.now()
  const values = {
    ...{ email, locale: settings.locale, currency: settings.currency, ended_at: null },
    updated_at: nowMs,
  }
  const dueAt = nowMs + settings.cartReminders.hours * HOUR
  // Links of mails to another address must not work for this one.
  await db
    .deleteFrom('cart_reminders')
    .where('cart_id', '=', cartId)
    .where('email', '!=', email)
    .execute()
  await db
    .insertInto('cart_reminders')
    .values({
      ...{ id: createId(clock), cart_id: cartId, ...values, consented_at: nowMs },
      ...{
        token_hash: null,
        sealed_token: null,
        sent: 0,
        due_at: dueAt,
        first_sent_at: null,
        last_sent_at: null,
      },
      ...{ items: 0, value: 0, restored_at: null, restored_cart_id: null },
    })
    .onConflict(conflict =>
      conflict.column('cart_id').doUpdateSet(eb => ({
        ...values,
        // Mails that were sent are not sent again.
        due_at: eb
          .case()
          .when('cart_reminders.sent', '=', 0)
          .then(dueAt)
          .else(eb.ref('cart_reminders.due_at'))
          .end(),
      })),
    )
    .execute()
}

/** Deletes the consent of a cart. After a mail, the row is kept for the report. */
async function endReminders(db: Database, { cartId, nowMs }: { cartId: string; nowMs: number }) {
  await db
    .deleteFrom('cart_reminders')
    .where('cart_id', '=', cartId)
    .where('sent', '=', 0)
    .execute()
  await db
    .updateTable('cart_reminders')
    .set({ due_at: null, ended_at: nowMs })
    .where('cart_id', '=', cartId)
    .where('ended_at', 'is', null)
    .execute()
}

const forgetEnd = (db: Database, email: string) =>
  db.deleteFrom('cart_reminder_ends').where('address_hash', '=', hashAddress(email)).execute()

export async function hasEndedReminders(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('cart_reminder_ends')
    .select('address_hash')
    .where('address_hash', '=', hashAddress(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Ends reminders to an address, within the caller's transaction. */
export async function endAddress(db: Database, email: string, nowMs: number) {
  await db
    .insertInto('cart_reminder_ends')
    .values({ address_hash: hashAddress(email), created_at: nowMs })
    .onConflict(conflict => conflict.column('address_hash').doNothing())
    .execute()
  await db.deleteFrom('cart_reminders').where('email', '=', email).where('sent', '=', 0).execute()
  await db
    .updateTable('cart_reminders')
    .set({ due_at: null, ended_at: nowMs, email: '' })
    .where('email', '=', email)
    .execute()
}

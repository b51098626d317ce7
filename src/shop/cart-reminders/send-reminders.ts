import { createKey, DAY, HOUR, ok } from '#base'
import { type Database, inTransaction } from '#db'
import type { CartView } from '../cart/view.ts'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { convertBack } from '../money/exchange.ts'
import { ADDRESS_KEPT_MS } from './cart-reminder.ts'
import { hasEndedReminders } from './note-consent.ts'

/** Reminders per run and query. */
const BATCH = 100
/** Time without mails about other carts of the same address. */
const OTHER_CARTS_MS = 7 * DAY

export type ReminderContext = Pick<
  ShopDeps,
  'db' | 'clock' | 'settings' | 'addToOutbox' | 'sealed'
> & {
  /** A cart with the prices of now, and the settings in its currency. */
  openCart(key: string, currency: string): Promise<{ cart: CartView; settings: ShopSettings }>
}

/** Queues the reminders that are due. Returns their number. */
export async function sendCartReminders(
  context: ReminderContext,
  signal?: AbortSignal,
): Promise<number> {
  const settings = await context.settings()
  if (!settings.cartReminders.enabled) return 0
  let count = 0
  for (;;) {
    const due = await findDue(context.db, context.clock.now())
    for (const row of due) {
      if (signal?.aborted) return count
      if (await sendOne(context, settings, row)) count++
    }
    if (due.length < BATCH) return count
  }
}

const findDue = (db: Database, nowMs: number) =>
  db
    .selectFrom('cart_reminders')
    .innerJoin('carts', 'carts.id', 'cart_reminders.cart_id')
    .select(['cart_reminders.id', 'email', 'currency', 'sent', 'due_at', 'consented_at'])
    .select(['cart_reminders.updated_at', 'last_sent_at', 'restored_at', 'sealed_token'])
    .select(['carts.key', 'carts.status', 'carts.updated_at as changed_at'])
    .where('due_at', '<=', nowMs)
    .orderBy('due_at')
    .orderBy('cart_reminders.id')
    .limit(BATCH)
    .execute()

type DueReminder = Awaited<ReturnType<typeof findDue>>[number]

async function sendOne(
  context: ReminderContext,
  settings: ShopSettings,
  row: DueReminder,
): Promise<boolean> {
  const nowMs = context.clock.now()
  const later = nextTime(settings, row)
  if (later > nowMs) {
    await reschedule(context.db, row, later)
    return false
  }
  const opened =
    row.status === 'open' && row.restored_at === null
      ? await context.openCart(row.key, row.currency)
      : undefined
  const { count = 0, value = 0 } = opened ? sumOf(opened) : {}
  const done = await inTransaction(context, async db => {
    // One of several processes gets the row.
    const claimed = await db
      .updateTable('cart_reminders')
      .set({ due_at: null })
      .where('id', '=', row.id)
      .where('due_at', '=', row.due_at)
      .returning('id')
      .executeTakeFirst()
    if (claimed && row.status !== 'open' && row.sent === 0) {
      await db.deleteFrom('cart_reminders').where('id', '=', row.id).execute()
    }
    const isWanted =
      claimed !== undefined &&
      count > 0 &&
      (row.sent === 0 || settings.cartReminders.secondHours > 0) &&
      !(await hasEndedReminders(db, row.email)) &&
      !(await isRemindedElsewhere(db, row, nowMs)) &&
      !(await hasOrdered(db, row))
    if (isWanted) await queue(db, context, settings, { row, count, value, nowMs })
    return ok({ isWanted })
  })
  return done.isWanted
}

/** When the next mail may be sent: some time after the last change of the cart and the last mail. */
function nextTime({ cartReminders }: ShopSettings, row: DueReminder): number {
  const { hours, secondHours } = cartReminders
  const { changed_at, updated_at, last_sent_at } = row
  if (row.sent === 0) return Math.max(changed_at, updated_at) + hours * HOUR
  return Math.max(changed_at, updated_at, last_sent_at ?? 0) + secondHours * HOUR
}

const reschedule = (db: Database, row: DueReminder, dueAt: number) =>
  db
    .updateTable('cart_reminders')
    .set({ due_at: dueAt })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .execute()

/** Items that can be ordered, and their value in the shop's currency. */
export function sumOf({ cart, settings }: { cart: CartView; settings: ShopSettings }) {
  const lines = cart.lines.filter(line => !line.problem)
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  return {
    count: sum(lines.map(line => line.quantity)),
    value: convertBack(sum(lines.map(line => line.subtotal)), settings.exchange),
  }
}

/** Whether another cart caused mails to the address lately. Anyone can enter any address in many carts. */
async function isRemindedElsewhere(db: Database, row: DueReminder, nowMs: number) {
  const other = await db
    .selectFrom('cart_reminders')
    .select('id')
    .where('email', '=', row.email)
    .where('id', '!=', row.id)
    .where('last_sent_at', '>', nowMs - OTHER_CARTS_MS)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether the address has ordered since it agreed, with any cart. */
async function hasOrdered(db: Database, row: DueReminder): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('created_at', '>=', row.consented_at)
    .where('status', 'not in', ['draft', 'failed', 'cancelled'])
    .where(eb => eb.fn('lower', ['email']), '=', row.email)
    // As in the index of addresses.
    .where('email', '<>', '')
    .executeTakeFirst()
  return order !== undefined
}

async function queue(
  db: Database,
  { addToOutbox, sealed }: ReminderContext,
  { cartReminders }: ShopSettings,
  sending: { row: DueReminder; count: number; value: number; nowMs: number },
) {
  const { row, count, value, nowMs } = sending
  // Links of earlier mails keep working.
  const token = row.sealed_token ? sealed.unseal(row.sealed_token) : createKey()
  const sealedToken = row.sealed_token ?? sealed.seal(token)
  const sent = row.sent + 1
  const hasSecond = sent === 1 && cartReminders.secondHours > 0
  await db
    .updateTable('cart_reminders')
    .set(eb => ({
      ...{ sent, items: count, value, last_sent_at: nowMs },
      ...{ token_hash: hashToken(token), sealed_token: sealedToken },
      first_sent_at: eb.fn.coalesce('first_sent_at', eb.val(nowMs)),
      due_at: hasSecond ? nowMs + cartReminders.secondHours * HOUR : null,
    }))
    .where('id', '=', row.id)
    .execute()
  const payload = { template: 'cart-reminder', reminderId: row.id, token: sealedToken }
  const uniqueKey = `cart-reminder:${row.id}:${sent}`
  await addToOutbox(db, { kind: 'mail', payload, uniqueKey }, nowMs)
}

/** Erases addresses after their time, and deletes consents without a mail. */
export async function pruneCartReminders({ db, clock }: Pick<ReminderContext, 'db' | 'clock'>) {
  const before = clock.now() - ADDRESS_KEPT_MS
  await db
    .deleteFrom('cart_reminders')
    .where('sent', '=', 0)
    .where('updated_at', '<=', before)
    .execute()
  await db
    .updateTable('cart_reminders')
    .set({ email: '', token_hash: null, sealed_token: null, due_at: null })
    .where('last_sent_at', '<=', before)
    .where('email', '!=', '')
    .execute()
}

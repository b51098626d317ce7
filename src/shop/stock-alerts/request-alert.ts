import { createId, createKey, DAY, HOUR, MINUTE, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { isCustomerEmail, normalizeEmail } from '../customers/customer.ts'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { StockAlertState } from './stock-alert.ts'
import { loadWanted } from './variant-stock.ts'

/** Delays before another confirmation mail of a request; the last one repeats. */
const MAIL_DELAYS_MS = [10 * MINUTE, HOUR, 6 * HOUR, DAY]
/** Confirmation mails per address and day: anyone can enter any address. */
const MAX_MAILS_PER_DAY = 5
/** Requests of an address that are not done. */
const MAX_REQUESTS = 100
/** Confirmation mails of the site per minute. Others are delayed. */
const MAILS_PER_MINUTE = 120

export interface StockAlertRequest {
  variantId: string
  email: string
  /** Language of the page. */
  locale: string
  /** In which the visitor sees prices. */
  currency: string
  /** The address of a signed-in customer, which is known to be theirs. */
  provenEmail?: string | undefined
}

export type StockAlertRefusal = 'invalid-email' | 'unknown-variant' | 'in-stock'

type Context = Pick<ShopDeps, 'db' | 'clock' | 'addToOutbox' | 'sealed'> & {
  settings: ShopSettings
}

/**
 * Stores a request and mails a link that confirms it. The result is the same for all addresses, so it
 * does not tell who waits for what. An address that the customer has proven needs no confirmation.
 */
export async function requestStockAlert(
  context: Context,
  request: StockAlertRequest,
): Promise<Result<{ isConfirmed: boolean }, StockAlertRefusal>> {
  const email = normalizeEmail(request.email)
  if (!isCustomerEmail(email)) return refuse('invalid-email')
  const { settings } = context
  const variantId = request.variantId.replaceAll('\0', '')
  const [wanted] = settings.stockAlerts.enabled ? await loadWanted(context, [variantId]) : []
  if (!wanted) return refuse('unknown-variant')
  if (wanted.state !== 'out-of-stock') return refuse('in-stock')
  const { locale, currency, provenEmail } = request
  const isConfirmed = email === provenEmail
  return inTransaction(context, async tx => {
    const entry = { variantId, email, locale, currency }
    await storeRequest(tx, context, { ...entry, isConfirmed })
    return ok({ isConfirmed })
  })
}

interface Entry {
  variantId: string
  email: string
  locale: string
  currency: string
  isConfirmed: boolean
}

async function storeRequest(tx: Database, context: Context, entry: Entry) {
  const nowMs = context.clock.now()
  const { email, variantId, locale, currency, isConfirmed } = entry
  const before = await tx
    .selectFrom('stock_alerts')
    .select(['id', 'state', 'mails', 'mailed_at'])
    .where('email', '=', email)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  const isAllowed = isConfirmed || !(await isMailedOften(tx, email, nowMs))
  if (!isAllowed || (before && !isDue(before, isConfirmed, nowMs))) return
  const token = createKey()
  const values = {
    ...{ locale, currency, token_hash: hashToken(token), sent_at: null },
    ...(isConfirmed
      ? { state: 'confirmed', mails: 0, mailed_at: null, confirmed_at: nowMs }
      : { state: 'pending', mailed_at: nowMs, confirmed_at: null }),
  }
  const mails = isConfirmed ? 0 : (before?.state === 'pending' ? before.mails : 0) + 1
  // Two requests at once store and mail one.
  const stored = before
    ? await tx
        .updateTable('stock_alerts')
        .set({ ...values, mails })
        .where('id', '=', before.id)
        .where('state', '=', before.state)
        .where('mails', '=', before.mails)
        .returning('id')
        .executeTakeFirst()
    : await tx
        .insertInto('stock_alerts')
        .values({
          ...{ id: createId(context.clock), variant_id: variantId, email, created_at: nowMs },
          ...{ ...values, mails },
        })
        .onConflict(conflict => conflict.columns(['email', 'variant_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
  if (stored && !isConfirmed) await queueConfirmation(tx, context, { id: stored.id, token, nowMs })
}

/** Whether a repeated request changes anything. */
function isDue(
  before: { state: string; mails: number; mailed_at: number | null },
  isConfirmed: boolean,
  nowMs: number,
): boolean {
  const state = before.state as StockAlertState
  if (state === 'confirmed') return false
  if (state === 'sent' || isConfirmed) return true
  const delayMs = MAIL_DELAYS_MS[Math.min(before.mails, MAIL_DELAYS_MS.length) - 1] ?? 0
  return (before.mailed_at ?? 0) + delayMs <= nowMs
}

async function isMailedOften(tx: Database, email: string, nowMs: number): Promise<boolean> {
  const { mails, open } = await tx
    .selectFrom('stock_alerts')
    .select(eb => [
      eb.fn
        .sum<number | string | null>(
          eb
            .case()
            .when(eb.and([eb('state', '=', 'pending'), eb('mailed_at', '>', nowMs - DAY)]))
            .then(eb.ref('mails'))
            .else(0)
            .end(),
        )
        .as('mails'),
      eb.fn.countAll<number>().as('open'),
    ])
    .where('email', '=', email)
    .where('state', '!=', 'sent')
    .executeTakeFirstOrThrow()
  return Number(mails ?? 0) >= MAX_MAILS_PER_DAY || Number(open) >= MAX_REQUESTS
}

async function queueConfirmation(
  tx: Database,
  { addToOutbox, sealed }: Context,
  { id, token, nowMs }: { id: string; token: string; nowMs: number },
) {
  const { count } = await tx
    .selectFrom('stock_alerts')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('mailed_at', '>', nowMs - MINUTE)
    .executeTakeFirstOrThrow()
  const dueAt = nowMs + Math.floor(Number(count) / MAILS_PER_MINUTE) * MINUTE
  // The link proves the address, so it is encrypted.
  const payload = { template: 'stock-alert-confirm', alertId: id, token: sealed.seal(token) }
  const uniqueKey = `stock-alert-confirm:${id}:${nowMs}`
  await addToOutbox(tx, { kind: 'mail', payload, uniqueKey, dueAt }, nowMs)
}

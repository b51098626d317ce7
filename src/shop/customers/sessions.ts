import { createId, createKey, DAY } from '#base'
import { type Database, prepareQuery, withRelaxedDurability } from '#db'
import type { SignedInCustomer } from './customer.ts'
import { hashToken } from './tokens.ts'

export const SESSION_LASTS_MS = 90 * DAY
const MAX_USER_AGENT_LENGTH = 300

/** Always a new key, so that nobody can choose the key of another person's session. */
export async function startSession(
  db: Database,
  { customerId, userAgent, nowMs }: { customerId: string; userAgent: string; nowMs: number },
): Promise<string> {
  const token = createKey()
  await db
    .insertInto('customer_sessions')
    .values({
      id: createId({ now: () => nowMs }),
      customer_id: customerId,
      token_hash: hashToken(token),
      user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      signed_in_at: nowMs,
      seen_at: nowMs,
      expires_at: nowMs + SESSION_LASTS_MS,
    })
    .execute()
  return token
}

const openSession = prepareQuery<{ hash: string; nowMs: number }>()((db, value) =>
  db
    .selectFrom('customer_sessions')
    .innerJoin('customers', 'customers.id', 'customer_sessions.customer_id')
    .select(eb => [
      'customers.id',
      'customers.email',
      'customers.name',
      'customers.password_hash',
      'customers.group_id',
      'customer_sessions.id as session_id',
      'customer_sessions.signed_in_at',
      'customer_sessions.seen_at',
      eb
        .selectFrom('carts')
        .select('key')
        .whereRef('carts.customer_id', '=', 'customers.id')
        .where('status', '=', 'open')
        .orderBy('carts.updated_at', 'desc')
        .limit(1)
        .as('cart_key'),
    ])
    .where('token_hash', '=', value('hash'))
    .where('expires_at', '>', value('nowMs'))
    .where('disabled_at', 'is', null),
)

const KEY = /^[a-z2-7]{32}$/

/** The customer of a key in a cookie. */
export async function findSession(
  db: Database,
  token: string | undefined,
  nowMs: number,
): Promise<SignedInCustomer | undefined> {
  if (!token || !KEY.test(token)) return undefined
  const row = await openSession.first(db, { hash: hashToken(token), nowMs })
  if (!row) return undefined
  if (row.seen_at < nowMs - DAY) await noteSeen(db, row.session_id, nowMs)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasPassword: row.password_hash !== null,
    sessionId: row.session_id,
    signedInAt: row.signed_in_at,
    groupId: row.group_id ?? undefined,
    cartKey: row.cart_key ?? undefined,
  }
}

const noteSeen = (db: Database, id: string, nowMs: number) =>
  withRelaxedDurability(() =>
    db.updateTable('customer_sessions').set({ seen_at: nowMs }).where('id', '=', id).execute(),
  )

export interface CustomerSession {
  id: string
  userAgent: string
  signedInAt: number
  seenAt: number
  isThis: boolean
}

export async function listSessions(
  db: Database,
  customer: Pick<SignedInCustomer, 'id' | 'sessionId'>,
  nowMs: number,
): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('customer_sessions')
    .select(['id', 'user_agent', 'signed_in_at', 'seen_at'])
    .where('customer_id', '=', customer.id)
    .where('expires_at', '>', nowMs)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(row => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: row.signed_in_at,
    seenAt: row.seen_at,
    isThis: row.id === customer.sessionId,
  }))
}

export function endSession(db: Database, customerId: string, id: string) {
  return db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Ends all sessions of a customer, or all but one. */
export function endSessions(db: Database, customerId: string, exceptId?: string) {
  return db
    .deleteFrom('customer_sessions')
    .where('customer_id', '=', customerId)
    .$if(exceptId !== undefined, query => query.where('id', '!=', exceptId ?? ''))
    .execute()
}

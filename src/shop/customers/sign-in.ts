import { sql } from 'kysely'
import { createId, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { clearAttempts, countAttempt } from './attempts.ts'
import { isPassword, normalizeEmail } from './customer.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { endSessions, startSession } from './sessions.ts'
import { findToken, takeToken } from './tokens.ts'

export type SignInContext = Pick<ShopDeps, 'db' | 'clock'>

/** A new session: the key for the cookie. */
export interface NewSession {
  customerId: string
  token: string
  /** Path to open. */
  next: string
}

/** What the page of a sign-in link shows; undefined if the link cannot be used. */
export async function readLink({ db, clock }: SignInContext, token: string) {
  const row = await findToken(db, { token, purpose: 'sign-in', nowMs: clock.now() })
  if (!row) return undefined
  const customer = await db
    .selectFrom('customers')
    .select(['name', 'registered_at'])
    .where('email', '=', row.email)
    .executeTakeFirst()
  const isNew = customer === undefined || customer.registered_at === null
  return { email: row.email, isNew, name: customer?.name || row.name }
}

/**
 * Signs in with a link, which proves the email address: the first time, this creates the account and
 * attaches the orders that guests placed with the address.
 */
export async function signInByLink(
  context: SignInContext,
  request: { token: string; name: string; password: string; userAgent: string },
): Promise<Result<NewSession, 'invalid-link' | 'invalid-password' | 'disabled'>> {
  const { token, password, userAgent } = request
  if (password && !isPassword(password)) return refuse('invalid-password')
  const nowMs = context.clock.now()
  const passwordHash = password ? await hashPassword(password) : undefined
  return inTransaction(context, async db => {
    const used = await takeToken(db, { token, purpose: 'sign-in', nowMs })
    if (!used) return refuse('invalid-link')
    const { email, next } = used
    const name = request.name.trim() || used.name
    const customer = await putCustomer(db, { email, name, nowMs })
    if (customer.disabled_at !== null) return refuse('disabled')
    const customerId = customer.id
    if (passwordHash) {
      await db
        .updateTable('customers')
        .set({ password_hash: passwordHash, updated_at: nowMs })
        .where('id', '=', customerId)
        .execute()
      await endSessions(db, customerId)
      await db.deleteFrom('customer_tokens').where('email', '=', email).execute()
    }
    await attachOrders(db, { customerId, email })
    const session = await startSession(db, { customerId, userAgent, nowMs })
    return ok({ customerId, token: session, next })
  })
}

/** The customer with an address, who has now proved it. */
async function putCustomer(
  db: Database,
  { email, name, nowMs }: { email: string; name: string; nowMs: number },
) {
  const id = createId({ now: () => nowMs })
  const row = { id, email, name, registered_at: nowMs, created_at: nowMs, updated_at: nowMs }
  return db
    .insertInto('customers')
    .values(row)
    .onConflict(conflict =>
      conflict.column('email').doUpdateSet(eb => ({
        registered_at: eb.fn.coalesce('customers.registered_at', eb.val(nowMs)),
        // Accounts keep their name; guests get the one that was entered.
        name: eb
          .case()
          .when('customers.registered_at', 'is not', null)
          .then(eb.ref('customers.name'))
          .else(name)
          .end(),
      })),
    )
    .returning(['id', 'disabled_at'])
    .executeTakeFirstOrThrow()
}

/** Orders of guests with a proved address belong to the customer. */
export async function attachOrders(
  db: Database,
  { customerId, email }: { customerId: string; email: string },
) {
  await db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where(sql`lower(email)`, '=', email)
    .where('email', '<>', '')
    .where('customer_id', 'is', null)
    .execute()
}

/**
 * Signs in with a password. Unknown addresses, accounts without a password and disabled ones get the
 * answer of a wrong password, after the same work.
 */
export async function signInByPassword(
  context: SignInContext,
  request: { email: string; password: string; userAgent: string },
): Promise<Result<Omit<NewSession, 'next'>, 'wrong-password' | 'too-often'>> {
  const { db, clock } = context
  const nowMs = clock.now()
  const email = normalizeEmail(request.email)
  if (!(await countAttempt(db, { kind: 'password', email, nowMs }))) return refuse('too-often')
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email.replaceAll('\0', ''))
    .executeTakeFirst()
  const isRight = await isRightPassword(customer?.password_hash, request.password)
  if (!customer || !isRight || customer.disabled_at !== null) return refuse('wrong-password')
  await clearAttempts(db, 'password', email)
  const customerId = customer.id
  await attachOrders(db, { customerId, email })
  const token = await startSession(db, { customerId, userAgent: request.userAgent, nowMs })
  return ok({ customerId, token })
}

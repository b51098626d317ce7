import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { countAttempt } from './attempts.ts'
import {
  FRESH_MS,
  isCustomerEmail,
  isPassword,
  MAX_CUSTOMER_NAME_LENGTH,
  normalizeEmail,
  type SignedInCustomer,
} from './customer.ts'
import { queueLinkMail } from './link-mail.ts'
import { moveAddressData } from './move-address-data.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import type { LinkContext } from './request-link.ts'
import { endSessions } from './sessions.ts'
import { attachOrders } from './sign-in.ts'
import { createToken, LINK_LASTS_MS, takeToken } from './tokens.ts'

export async function renameCustomer({ db, clock }: LinkContext, id: string, name: string) {
  const set = { name: name.trim().slice(0, MAX_CUSTOMER_NAME_LENGTH), updated_at: clock.now() }
  await db.updateTable('customers').set(set).where('id', '=', id).execute()
}

type Unconfirmed = 'wrong-password' | 'sign-in-again' | 'too-often'

/**
 * Whether the person at the browser may change how the account is accessed: with the password, or soon
 * after signing in.
 */
export async function confirmIdentity(
  { db, clock }: Pick<LinkContext, 'db' | 'clock'>,
  customer: SignedInCustomer,
  password: string,
): Promise<Result<object, Unconfirmed>> {
  const nowMs = clock.now()
  if (nowMs - customer.signedInAt < FRESH_MS) return ok()
  if (!customer.hasPassword) return refuse('sign-in-again')
  const { email } = customer
  if (!(await countAttempt(db, { kind: 'password', email, nowMs }))) return refuse('too-often')
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirst()
  return (await isRightPassword(row?.password_hash, password)) ? ok() : refuse('wrong-password')
}

/** Sets a password, ends all other sessions and makes links in mails useless. */
export async function changePassword(
  context: LinkContext,
  customer: SignedInCustomer,
  request: { password: string; current: string },
): Promise<Result<object, Unconfirmed | 'invalid-password'>> {
  if (!isPassword(request.password)) return refuse('invalid-password')
  const confirmed = await confirmIdentity(context, customer, request.current)
  if (!confirmed.ok) return confirmed
  const passwordHash = await hashPassword(request.password)
  const { id, email, name, sessionId } = customer
  return inTransaction(context, async db => {
    await db
      .updateTable('customers')
      .set({ password_hash: passwordHash, updated_at: context.clock.now() })
      .where('id', '=', id)
      .execute()
    await endSessions(db, id, sessionId)
    await db.deleteFrom('customer_tokens').where('email', '=', email).execute()
    await queueLinkMail(db, context, { kind: 'password-changed', to: email, name })
    return ok()
  })
}

/** Mails a link to a new address. Whether another account has it is checked when the link is used. */
export async function requestEmailChange(
  context: LinkContext,
  customer: SignedInCustomer,
  request: { email: string; current: string },
): Promise<Result<object, Unconfirmed | 'invalid-email'>> {
  const email = normalizeEmail(request.email)
  if (!isCustomerEmail(email)) return refuse('invalid-email')
  const confirmed = await confirmIdentity(context, customer, request.current)
  if (!confirmed.ok) return confirmed
  const nowMs = context.clock.now()
  if (!(await countAttempt(context.db, { kind: 'link', email, nowMs }))) return refuse('too-often')
  return inTransaction(context, async db => {
    const token = await createToken(db, {
      ...{ purpose: 'email', email, customerId: customer.id },
      expiresAt: nowMs + LINK_LASTS_MS,
    })
    await queueLinkMail(db, context, { kind: 'email', to: email, name: customer.name, token })
    return ok()
  })
}

/**
 * Changes the address by the link that was mailed to it. Only for the customer who asked: otherwise a
 * stranger could get the orders of whoever presses the button.
 */
export async function changeEmail(
  context: LinkContext,
  customer: SignedInCustomer,
  token: string,
): Promise<Result<{ email: string }, 'invalid-link' | 'email-taken'>> {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const used = await takeToken(db, { token, purpose: 'email', nowMs })
    if (!used || used.customer_id !== customer.id) return refuse('invalid-link')
    const { email } = used
    const other = await db
      .selectFrom('customers')
      .select(['id', 'registered_at'])
      .where('email', '=', email)
      .where('id', '!=', customer.id)
      .executeTakeFirst()
    if (other && other.registered_at !== null) return refuse('email-taken')
    if (other) {
      await db
        .updateTable('orders')
        .set({ customer_id: customer.id })
        .where('customer_id', '=', other.id)
        .execute()
      await db.deleteFrom('customers').where('id', '=', other.id).execute()
    }
    await db
      .updateTable('customers')
      .set({ email, updated_at: nowMs })
      .where('id', '=', customer.id)
      .execute()
    await attachOrders(db, { customerId: customer.id, email })
    await moveAddressData(db, { from: customer.email, to: email })
    await endSessions(db, customer.id, customer.sessionId)
    await db.deleteFrom('customer_tokens').where('email', '=', customer.email).execute()
    const { name } = customer
    await queueLinkMail(db, context, { kind: 'email-changed', to: customer.email, name })
    return ok({ email })
  })
}

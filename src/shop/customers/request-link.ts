import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { countAttempt } from './attempts.ts'
import { isCustomerEmail, MAX_CUSTOMER_NAME_LENGTH, normalizeEmail } from './customer.ts'
import { queueLinkMail } from './link-mail.ts'
import { createToken, LINK_LASTS_MS } from './tokens.ts'

export type LinkContext = Pick<
  ShopDeps,
  'db' | 'clock' | 'addToOutbox' | 'sealed' | 'publicUrl' | 'settings'
>

export interface LinkRequest {
  email: string
  /** For a new account. */
  name?: string
  /** Path after the sign-in. */
  next?: string
}

/**
 * Mails a link that signs in, and creates the account if the address has none. Statements and answer
 * are the same in both cases, so they do not reveal which addresses have an account. Until the link
 * is used there is no account, so that nobody can prepare one for the address of another person.
 */
export async function requestLink(
  context: LinkContext,
  request: LinkRequest,
): Promise<Result<object, 'invalid-email' | 'too-often'>> {
  const email = normalizeEmail(request.email)
  if (!isCustomerEmail(email)) return refuse('invalid-email')
  const nowMs = context.clock.now()
  if (!(await countAttempt(context.db, { kind: 'link', email, nowMs }))) return refuse('too-often')
  const name = (request.name ?? '').trim().slice(0, MAX_CUSTOMER_NAME_LENGTH)
  return inTransaction(context, async db => {
    const customer = await db
      .selectFrom('customers')
      .select(['name', 'registered_at'])
      .where('email', '=', email)
      .executeTakeFirst()
    const token = await createToken(db, {
      ...{ purpose: 'sign-in', email, name, next: request.next ?? '' },
      expiresAt: nowMs + LINK_LASTS_MS,
    })
    const isRegistered = customer !== undefined && customer.registered_at !== null
    await queueLinkMail(db, context, {
      kind: isRegistered ? 'sign-in' : 'register',
      to: email,
      name: isRegistered ? customer.name : name,
      token,
    })
    return ok()
  })
}

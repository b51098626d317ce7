import { createId, DAY, HOUR, MINUTE, ok } from '#base'
import { addToOutbox, afterCommit, type Database, inTransaction } from '#db'
import { toEmailKey } from './address.ts'
import { type ConsumedToken, consumeToken } from './consumed-tokens.ts'
import type { NewsletterDeps } from './deps.ts'
import type { SignUp } from './schema.ts'
import { signUps } from './sign-up-counter.ts'
import { CONFIRM_MAIL, EMPTY_SUBSCRIBER } from './subscribers.ts'
import { isBlocked } from './suppressions.ts'

/** Delays before another confirmation mail to an unconfirmed address; the last one repeats. */
const MAIL_DELAYS_MS = [10 * MINUTE, HOUR, 6 * HOUR, DAY]
/** Confirmation mails per address and day over all lists: anyone can enter any address. */
const MAX_MAILS_PER_DAY = 5
/** Confirmation mails of the site per minute. Others are delayed, so that they do not hold up other mail. */
const MAILS_PER_MINUTE = 120

/**
 * First half of double opt-in: stores the request and mails a confirmation link. The result is the
 * same for every address, so it does not reveal subscriptions.
 */
export function createSignUp({ db, clock }: NewsletterDeps) {
  return async function signUp(use: ConsumedToken) {
    const { listId, wanted } = use
    return inTransaction({ db }, async tx => {
      const before = await consumeToken(tx, use, clock.now())
      if (before) return before
      if (await isBlocked(tx, wanted.email)) return ok()
      if (await isMailedOften(tx, wanted.email)) return ok()
      const id = await note(tx, listId, wanted)
      if (id) {
        await sendConfirmation(tx, id)
        afterCommit(tx, () => signUps.add(1, { step: 'requested' }))
      }
      return ok()
    })
  }

  /**
   * Returns the id of a subscription that needs a confirmation mail. Undefined if it is confirmed
   * or was mailed recently; the link in that mail stays valid.
   */
  async function note(tx: Database, listId: string, wanted: SignUp) {
    const said = {
      email: wanted.email.trim(),
      first_name: wanted.firstName,
      last_name: wanted.lastName,
      fields: JSON.stringify(wanted.fields),
      status: 'pending',
      source: 'form',
      consent_text: wanted.consentText,
      consent_page: wanted.consentPage,
      consent_at: clock.now(),
      consent_ip: wanted.ip,
      ended_at: null,
      measured_at: wanted.isMeasured ? clock.now() : null,
    }
    const row = await tx
      .insertInto('newsletter_subscribers')
      .values({
        ...EMPTY_SUBSCRIBER,
        ...said,
        id: createId(clock),
        list_id: listId,
        email_key: toEmailKey(wanted.email),
        created_at: clock.now(),
      })
      .onConflict(conflict =>
        conflict
          .columns(['list_id', 'email_key'])
          .doUpdateSet(said)
          .where(({ eb, and, or }) =>
            or([
              eb('newsletter_subscribers.status', 'not in', ['pending', 'confirmed']),
              and([
                eb('newsletter_subscribers.status', '=', 'pending'),
                or(
                  MAIL_DELAYS_MS.map((delayMs, index) =>
                    and([
                      eb(
                        'newsletter_subscribers.mails',
                        index === 0 ? '<=' : index === MAIL_DELAYS_MS.length - 1 ? '>=' : '=',
                        index + 1,
                      ),
                      eb('newsletter_subscribers.mailed_at', '<=', clock.now() - delayMs),
                    ]),
                  ),
                ),
              ]),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    return row?.id
  }

  async function isMailedOften(tx: Database, email: string): Promise<boolean> {
    const { count } = await tx
      .selectFrom('newsletter_subscribers')
      .select(({ fn }) => fn.sum<number | null>('mails').as('count'))
      .where('email_key', '=', toEmailKey(email))
      .where('status', '=', 'pending')
      .where('mailed_at', '>', clock.now() - DAY)
      .executeTakeFirstOrThrow()
    return Number(count ?? 0) >= MAX_MAILS_PER_DAY
  }

  async function sendConfirmation(tx: Database, id: string) {
    const now = clock.now()
    const { count } = await tx
      .selectFrom('newsletter_subscribers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mailed_at', '>', now - MINUTE)
      .executeTakeFirstOrThrow()
    const dueAt = now + Math.floor(Number(count) / MAILS_PER_MINUTE) * MINUTE
    await tx
      .updateTable('newsletter_subscribers')
      .set(({ eb }) => ({ mailed_at: now, mails: eb('mails', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const uniqueKey = CONFIRM_MAIL + id
    // Replace a sent entry; a waiting one is sufficient.
    await tx
      .deleteFrom('outbox')
      .where('unique_key', '=', uniqueKey)
      .where('done_at', 'is not', null)
      .execute()
    const payload = { template: 'newsletter-confirm', subscriberId: id }
    await addToOutbox(tx, { kind: 'mail', payload, uniqueKey, dueAt }, now)
  }
}

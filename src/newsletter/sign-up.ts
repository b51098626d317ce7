import { createId, MINUTE, ok } from '#base'
import { addToOutbox, type Database, inTransaction } from '#db'
import { toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import type { SubscriberAnswer } from './schema.ts'
import { CONFIRM_MAIL, NOBODY } from './subscribers.ts'
import { isBlocked } from './suppressions.ts'

/** Who wants to be on a list, and what they agreed to. */
export interface SignUp {
  email: string
  firstName: string
  lastName: string
  fields: SubscriberAnswer[]
  consentText: string
  /** URL path of the page that the form stands on. */
  consentPage: string
  /** Where the form keeps it. */
  ip: string | null
}

/** Who presses again sooner is not mailed again. */
const MAIL_AGAIN_MS = 10 * MINUTE
/** Questions for confirmation a minute, of the whole site; more of them wait, so that other mails go out meanwhile. */
const MAILS_PER_MINUTE = 120

/**
 * Double opt-in, first half: notes who wants to be on a list of this site and mails a link to confirm it. The answer is
 * the same for everybody: nobody learns by it who is on a list.
 */
export function createSignUp({ db, clock }: NewsletterDeps) {
  return async function signUp(listId: string, wanted: SignUp) {
    if (await isBlocked(db, wanted.email)) return ok()
    return inTransaction({ db }, async tx => {
      const id = await note(tx, listId, wanted)
      if (id) await askToConfirm(tx, id)
      return ok()
    })
  }

  /** The id of a subscription that waits for its confirmation; who has confirmed before is left as they are. */
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
    }
    const row = await tx
      .insertInto('newsletter_subscribers')
      .values({
        ...NOBODY,
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
          .where('newsletter_subscribers.status', '!=', 'confirmed'),
      )
      .returning(['id', 'mailed_at'])
      .executeTakeFirst()
    const isMailed = row?.mailed_at != null && clock.now() - row.mailed_at < MAIL_AGAIN_MS
    return isMailed ? undefined : row?.id
  }

  async function askToConfirm(tx: Database, id: string) {
    const now = clock.now()
    const { count } = await tx
      .selectFrom('newsletter_subscribers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mailed_at', '>', now - MINUTE)
      .executeTakeFirstOrThrow()
    const dueAt = now + Math.floor(Number(count) / MAILS_PER_MINUTE) * MINUTE
    await tx
      .updateTable('newsletter_subscribers')
      .set({ mailed_at: now })
      .where('id', '=', id)
      .execute()
    const uniqueKey = CONFIRM_MAIL + id
    // One that went out before makes way; one that waits will do.
    await tx
      .deleteFrom('outbox')
      .where('unique_key', '=', uniqueKey)
      .where('done_at', 'is not', null)
      .execute()
    const payload = { template: 'newsletter-confirm', subscriberId: id }
    await addToOutbox(tx, { kind: 'mail', payload, uniqueKey, dueAt }, now)
  }
}

import { createId, MINUTE, ok } from '#base'
import { addToOutbox, type Database, inTransaction } from '#db'
import { toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import type { SignUp } from './schema.ts'
import { CONFIRM_MAIL, NOBODY } from './subscribers.ts'
import { isBlocked } from './suppressions.ts'
import { type TokenUse, takeToken } from './used-tokens.ts'

/** Who presses again sooner is not mailed again. */
const MAIL_AGAIN_MS = 10 * MINUTE
/** Questions for confirmation a minute, of the whole site; more of them wait, so that other mails go out meanwhile. */
const MAILS_PER_MINUTE = 120

/**
 * Double opt-in, first half: notes who wants to be on a list of this site and mails a link to confirm it. The answer is
 * the same for everybody: nobody learns by it who is on a list.
 */
export function createSignUp({ db, clock }: NewsletterDeps) {
  return async function signUp(use: TokenUse) {
    const { listId, wanted } = use
    return inTransaction({ db }, async tx => {
      const before = await takeToken(tx, use, clock.now())
      if (before) return before
      if (await isBlocked(tx, wanted.email)) return ok()
      const id = await note(tx, listId, wanted)
      if (id) await askToConfirm(tx, id)
      return ok()
    })
  }

  /**
   * The id of a subscription that is to be asked for its confirmation. Who has confirmed is left as they are, and so is who was
   * asked just now: the link in that mail goes on standing for what the mail said.
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
          .where(({ eb, and, or }) =>
            or([
              eb('newsletter_subscribers.status', 'not in', ['pending', 'confirmed']),
              and([
                eb('newsletter_subscribers.status', '=', 'pending'),
                eb('newsletter_subscribers.mailed_at', '<=', clock.now() - MAIL_AGAIN_MS),
              ]),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    return row?.id
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

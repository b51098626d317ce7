import { isRecord } from '#base'
import { labelOutboxEntry, type OutboxHandler } from '#db'
import { type Mail, UnansweredMail } from '#mail'
import type { NewsletterDeps } from './deps.ts'
import type { DeliveryStatus } from './schema.ts'
import type { createSuppressions } from './suppressions.ts'

/** Composes and sends a letter; wired where mails are. */
export interface LetterMailer {
  /** Undefined when it is not theirs to get any more. */
  compose(letterId: string, subscriberId: string): Promise<Mail | undefined>
  send(mail: Mail, id: string): Promise<void>
  /** Without a mail server, mails are files in a folder. */
  savesMail: boolean
}

/**
 * Sends one letter to one subscriber, at most once: it is noted before and after. Who finds it noted as being sent died in
 * between, and nobody can know whether it arrived, nor where the mail server had all of it and did not answer; the owner decides. A server that says there is no such mailbox ends the subscription.
 */
export function createLetterDelivery(
  deps: NewsletterDeps & { suppressions: ReturnType<typeof createSuppressions> },
  mailer: LetterMailer,
): OutboxHandler {
  const { db, suppressions } = deps

  return async (payload, id) => {
    const letterId = String(payload.letterId)
    const subscriberId = String(payload.subscriberId)
    const move = async (from: DeliveryStatus, to: DeliveryStatus) => {
      const moved = await db
        .updateTable('newsletter_deliveries')
        .set({ status: to })
        .where('letter_id', '=', letterId)
        .where('subscriber_id', '=', subscriberId)
        .where('status', '=', from)
        .executeTakeFirst()
      return moved.numUpdatedRows > 0n
    }
    if (!(await move('handed', 'sending'))) {
      await move('sending', 'uncertain')
      return
    }
    let mail: Mail | undefined
    try {
      mail = await mailer.compose(letterId, subscriberId)
      if (mail) await send(mail, id)
    } catch (error) {
      if (error instanceof UnansweredMail) {
        await move('sending', 'uncertain')
        return
      }
      if (!mail || !isNoSuchMailbox(error)) {
        await move('sending', 'handed')
        throw error
      }
      await suppressions.add(mail.to, 'bounce')
      await move('sending', 'bounced')
      return
    }
    await move('sending', mail ? 'sent' : 'skipped')
  }

  async function send(mail: Mail, id: string) {
    const { to, subject } = mail
    await labelOutboxEntry(db, id, {
      recipient: to,
      subject,
      to_folder: mailer.savesMail ? 1 : 0,
    })
    await mailer.send(mail, id)
  }
}

/** RFC 5321 §4.2.3: the recipient is refused for good. Other refusals may be about the sender. */
function isNoSuchMailbox(error: unknown): boolean {
  if (!isRecord(error)) return false
  const code = Number(error.responseCode)
  return error.command === 'RCPT TO' && [550, 551, 553].includes(code)
}

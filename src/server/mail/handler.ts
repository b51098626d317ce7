import { type Database, labelOutboxEntry, type OutboxHandler, PermanentFailure } from '#db'
import { smtpRefusal } from '#mail'
import type { ComposeMail } from './compose.ts'
import type { SendMail } from './send.ts'

/**
 * Composes and sends the entries of kind `mail`, and labels them with recipient and subject. A 5xx
 * reply to the message is final: repeating it would harm the sender's reputation.
 */
export function createMailHandler(deps: {
  db: Database
  composeMail: ComposeMail
  sendMail: SendMail
  /** False without a mail server: mails are files in a folder. */
  canMail: boolean
}): OutboxHandler {
  const { db, composeMail, sendMail, canMail } = deps
  return async (payload, id) => {
    const mail = await composeMail(payload)
    // Its subject was deleted.
    if (!mail) return
    await labelOutboxEntry(db, id, {
      recipient: mail.to,
      subject: mail.subject,
      to_folder: canMail ? 0 : 1,
    })
    if (!mail.to) throw new Error('there is no recipient: set the email address of the site')
    try {
      await sendMail(mail, id)
    } catch (error) {
      if (!smtpRefusal(error)?.isPermanent) throw error
      throw new PermanentFailure((error as Error).message, { cause: error })
    }
  }
}

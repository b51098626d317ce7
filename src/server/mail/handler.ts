import { type Database, labelOutboxEntry, type OutboxHandler } from '#db'
import type { ComposeMail } from './compose.ts'
import type { SendMail } from './send.ts'

/** Composes and sends what the outbox holds under `mail`, and notes there to whom and about what. */
export function createMailHandler(deps: {
  db: Database
  composeMail: ComposeMail
  sendMail: SendMail
  /** Without a mail server, mails are files in a folder. */
  savesMail: boolean
}): OutboxHandler {
  const { db, composeMail, sendMail, savesMail } = deps
  return async (payload, id) => {
    const mail = await composeMail(payload)
    // What it was about is gone.
    if (!mail) return
    await labelOutboxEntry(db, id, {
      recipient: mail.to,
      subject: mail.subject,
      to_folder: savesMail ? 1 : 0,
    })
    if (!mail.to) throw new Error('there is no address to send it to: set the email of the site')
    await sendMail(mail, id)
  }
}

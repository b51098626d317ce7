import { isRecord } from '#base'
import { type Database, listOutboxRows } from '#db'
import type { ComposeMail } from './compose.ts'

export interface LoggedMail {
  id: string
  state: 'waiting' | 'sent' | 'saved' | 'failed'
  /** Creation and sending time, in UTC milliseconds. */
  at: number
  sentAt: number | null
  to: string
  subject: string
  tries: number
  /** Error of the last attempt. */
  error: string | null
}

/** Lists all mails, newest first, up to a limit. */
export async function listMails(
  { db, composeMail }: { db: Database; composeMail: ComposeMail },
  limit?: number,
): Promise<LoggedMail[]> {
  const rows = await listOutboxRows(db, 'mail', limit)
  const mails: LoggedMail[] = []
  for (const row of rows) {
    const noted = row.recipient === null ? undefined : { to: row.recipient, subject: row.subject }
    const mail = noted ?? (await composeFor(row.payload, composeMail))
    mails.push({
      id: row.id,
      state: row.done_at
        ? row.to_folder
          ? 'saved'
          : 'sent'
        : row.failed_at
          ? 'failed'
          : 'waiting',
      at: row.created_at,
      sentAt: row.done_at,
      to: mail?.to ?? '',
      subject: mail?.subject ?? '',
      tries: row.attempts,
      error: row.last_error,
    })
  }
  return mails
}

/** Composes a mail that was not sent yet. */
async function composeFor(payload: string, composeMail: ComposeMail) {
  const parsed: unknown = JSON.parse(payload)
  // Mails that cannot be composed are listed with their error.
  return composeMail(isRecord(parsed) ? parsed : {}).catch(() => undefined)
}

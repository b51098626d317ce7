import { isRecord } from '#base'
import { type Database, listOutboxRows } from '#db'
import type { ComposeMail } from './compose.ts'

export interface LoggedMail {
  id: string
  state: 'waiting' | 'sent' | 'saved' | 'failed'
  /** When it came in, and when it went out; UTC milliseconds. */
  at: number
  sentAt: number | null
  to: string
  subject: string
  tries: number
  /** Why the last try failed. */
  error: string | null
}

/** Every mail that came in or went out, newest first, whatever way it is delivered; all, or the newest so many. */
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

/** What was not tried yet would go out like this. */
async function composeFor(payload: string, composeMail: ComposeMail) {
  const parsed: unknown = JSON.parse(payload)
  // One that nobody can compose is listed too: its error says why.
  return composeMail(isRecord(parsed) ? parsed : {}).catch(() => undefined)
}

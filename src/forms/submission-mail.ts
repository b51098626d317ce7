import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import { fillPattern } from './interpolate.ts'
import { submissionMailTexts } from './mail-texts.ts'
import type { SubmittedAnswer } from './schema.ts'

interface Site {
  email: string
  look: MailTheme
}

/** Marks automatic replies, so that programs do not answer them (RFC 3834 §5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

/** Mail to the owner about a submission, with the visitor as reply address. Undefined if it was deleted. */
export async function composeSubmissionMail(
  db: Database,
  payload: { submissionId: string; to: string; subject: string; pattern: string },
  site: Site,
): Promise<Mail | undefined> {
  const row = await readSubmission(db, payload.submissionId)
  if (!row) return undefined
  const { look } = site
  const t = createTranslate(submissionMailTexts, { locale: look.locale })
  const title = row.form_title ? ` - ${row.form_title}` : ''
  return {
    to: payload.to || site.email,
    replyTo: row.reply_to ?? undefined,
    subject: payload.subject || t('subject', { site: look.siteName }) + title,
    ...composeMailBody(look, {
      heading: row.form_title,
      parts: [
        payload.pattern
          ? { kind: 'text', text: fillPattern(payload.pattern, row.answers) }
          : { kind: 'rows', rows: row.answers },
        { kind: 'note', text: t('sentFrom', { page: row.page_path }) },
      ],
    }),
  }
}

/** Confirmation to the sender, with the owner as reply address. Undefined if it was deleted. */
export async function composeConfirmation(
  db: Database,
  payload: { submissionId: string; subject: string; text: string; withAnswers: boolean },
  { email, look }: Site,
): Promise<Mail | undefined> {
  const row = await readSubmission(db, payload.submissionId)
  if (!row?.reply_to) return undefined
  const t = createTranslate(submissionMailTexts, { locale: look.locale })
  const site = { site: look.siteName }
  const filled = row.answers.filter(({ value }) => value !== '')
  const answers: MailPart[] = [
    { kind: 'heading', text: t('yourAnswers') },
    { kind: 'rows', rows: filled },
  ]
  return {
    to: row.reply_to,
    replyTo: email || undefined,
    subject: payload.subject || t('received.subject', site),
    headers: AUTOMATIC,
    ...composeMailBody(look, {
      heading: row.form_title,
      parts: [
        {
          kind: 'text',
          text: payload.text ? fillPattern(payload.text, row.answers) : t('received.text', site),
        },
        ...(payload.withAnswers && filled.length > 0 ? answers : []),
        { kind: 'note', text: t('received.why', site) },
      ],
    }),
  }
}

async function readSubmission(db: Database, id: string) {
  const row = await db
    .selectFrom('submissions')
    .select(['form_title', 'page_path', 'reply_to', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, answers: JSON.parse(row.fields) as SubmittedAnswer[] }
}

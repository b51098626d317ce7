import { stripTags } from '#base'
import type { Database } from '#db'
import { composeMailBody, type Mail, type MailLook } from '#mail'
import { createTranslate } from '#texts'
import { submissionMailTexts } from './mail-texts.ts'

interface Answer {
  id: string
  label: string
  value: string
}

/** The mail that tells the owner of a submission; replies go to the visitor. */
export async function composeSubmissionMail(
  db: Database,
  payload: { submissionId: string; to: string; subject: string; pattern: string },
  site: { email: string; look: MailLook },
): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', payload.submissionId)
    .executeTakeFirst()
  if (!row) return undefined
  const answers = JSON.parse(row.fields) as Answer[]
  const { look } = site
  const t = createTranslate(submissionMailTexts, { locale: look.locale })
  const title = row.form_title ? ` - ${row.form_title}` : ''
  const words = payload.pattern
    ? ({ kind: 'text', text: fill(payload.pattern, answers) } as const)
    : ({ kind: 'rows', rows: answers } as const)
  return {
    to: payload.to || site.email,
    replyTo: row.reply_to ?? undefined,
    subject: payload.subject || t('subject', { site: look.siteName }) + title,
    ...composeMailBody(look, {
      heading: row.form_title,
      parts: [words, { kind: 'note', text: t('sentFrom', { page: row.page_path }) }],
    }),
  }
}

/** `%%field_id%%`, whatever its case, is replaced by the answer; what is unknown or hidden goes. */
function fill(pattern: string, answers: readonly Answer[]): string {
  const values = new Map(answers.map(answer => [answer.id.toLowerCase(), answer.value]))
  return pattern.replace(/%%([A-Za-z0-9_-]+)%%/g, (_, id: string) => {
    return stripTags(values.get(id.toLowerCase()) ?? '')
  })
}

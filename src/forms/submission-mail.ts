import { escapeHtml } from '#base'
import type { Database } from '#db'

interface Answer {
  id: string
  label: string
  value: string
}

/** The mail that tells the owner of a submission; replies go to the visitor. */
export async function composeSubmissionMail(
  db: Database,
  payload: { submissionId: string; to: string; subject: string; pattern: string },
  site: { name: string; email: string },
) {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', payload.submissionId)
    .executeTakeFirst()
  if (!row) return undefined
  const answers = JSON.parse(row.fields) as Answer[]
  const title = row.form_title ? ` - ${row.form_title}` : ''
  const text = payload.pattern ? fill(payload.pattern, answers) : toText(answers)
  return {
    to: payload.to || site.email,
    replyTo: row.reply_to ?? undefined,
    subject: payload.subject || `New Message From ${site.name}${title}`,
    text: `${text}\n\n—\nSent from ${row.page_path}`,
    html: toHtml(payload.pattern ? [{ id: '', label: '', value: text }] : answers, row.page_path),
  }
}

/** `%%field_id%%`, whatever its case, is replaced by the answer; what is unknown or hidden goes. */
function fill(pattern: string, answers: readonly Answer[]): string {
  const values = new Map(answers.map(answer => [answer.id.toLowerCase(), answer.value]))
  return pattern.replace(/%%([A-Za-z0-9_-]+)%%/g, (_, id: string) => {
    return (values.get(id.toLowerCase()) ?? '').replace(/<[^>]*>/g, '')
  })
}

function toText(answers: readonly Answer[]): string {
  return answers.map(answer => `${answer.label}: ${answer.value}`).join('\n')
}

function toHtml(answers: readonly Answer[], path: string): string {
  const rows = answers.map(
    answer =>
      `<tr><th style="text-align:left;vertical-align:top;padding:8px 16px 8px 0;font-weight:600">${escapeHtml(answer.label)}</th><td style="padding:8px 0;white-space:pre-wrap">${escapeHtml(answer.value)}</td></tr>`,
  )
  return `<div style="font:16px/1.5 system-ui,sans-serif;max-width:600px"><table style="border-collapse:collapse">${rows.join('')}</table><p style="color:#777;font-size:13px;border-top:1px solid #ddd;padding-top:12px">Sent from ${escapeHtml(path)}</p></div>`
}

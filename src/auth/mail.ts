import { escapeHtml } from '#base'

export interface AccessMail {
  template: 'password-reset' | 'invitation'
  to: string
  name: string
  link: string
}

interface Wording {
  subject: string
  intro: string
  button: string
  note: string
}

const wordings: Record<AccessMail['template'], (site: string) => Wording> = {
  'password-reset': site => ({
    subject: `Set a new password for ${site}`,
    intro: `Somebody, hopefully you, asked for a new password for the administration of ${site}.`,
    button: 'Set a new password',
    note: 'The link works once, for an hour. If you did not ask for it, nothing happens: your password stays as it is.',
  }),
  invitation: site => ({
    subject: `You are invited to work on ${site}`,
    intro: `You have been given access to the administration of ${site}. Choose a password to begin.`,
    button: 'Choose a password',
    note: 'The link works once, for three days. Ask for another when it is too old.',
  }),
}

export const isAccessTemplate = (template: unknown): template is AccessMail['template'] =>
  typeof template === 'string' && Object.hasOwn(wordings, template)

/** A short letter with one link, as text and as HTML. */
export function composeAccessMail(
  payload: Record<string, unknown>,
  site: { name: string },
  unseal: (sealed: string) => string,
) {
  if (!isAccessTemplate(payload.template)) throw new Error(`there is no mail "${payload.template}"`)
  const wording = wordings[payload.template](site.name)
  const link = unseal(String(payload.link))
  const greeting = payload.name ? `Hello ${payload.name},` : 'Hello,'
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 20px;font-size:16px;line-height:1.6;${style}">${escapeHtml(text)}</p>`
  return {
    to: String(payload.to),
    subject: wording.subject,
    text: `${greeting}\n\n${wording.intro}\n\n${wording.button}: ${link}\n\n${wording.note}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(wording.subject)}</title></head>
<body style="margin:0;padding:32px 20px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><div style="max-width:34rem;margin:0 auto">
${paragraph(greeting)}${paragraph(wording.intro)}<p style="margin:0 0 28px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#a94a26;color:#fff;text-decoration:none;border-radius:2px">${escapeHtml(wording.button)}</a></p>${paragraph(wording.note, 'font-size:14px;opacity:.75')}
</div></body></html>`,
  }
}

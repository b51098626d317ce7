import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import { accessMailTexts } from './mail-texts.ts'

export interface AccessMail {
  template: (typeof TEMPLATES)[number]
  to: string
  name: string
  link: string
}

const TEMPLATES = ['password-reset', 'invitation'] as const

export const isAccessTemplate = (template: unknown): template is AccessMail['template'] =>
  TEMPLATES.some(one => one === template)

/** A short mail with one link. */
export function composeAccessMail(
  payload: Record<string, unknown>,
  look: MailTheme,
  unseal: (sealed: string) => string,
): Mail {
  const { template } = payload
  if (!isAccessTemplate(template)) throw new Error(`there is no mail "${template}"`)
  const t = createTranslate(accessMailTexts, { locale: look.locale })
  const site = { site: look.siteName }
  const parts: MailPart[] = [
    ...(payload.name
      ? [{ kind: 'text', text: t('hello', { name: String(payload.name) }) } as const]
      : []),
    { kind: 'text', text: t(`${template}.intro`, site) },
    { kind: 'link', label: t(`${template}.button`), href: unseal(String(payload.link)) },
    { kind: 'note', text: t(`${template}.note`) },
  ]
  return {
    to: String(payload.to),
    subject: t(`${template}.subject`, site),
    ...composeMailBody(look, { heading: '', parts }),
  }
}

import { composeMailBody, type Mail, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import { serverMailTexts } from './texts.ts'

const REASONS = ['page-gone', 'subject-gone', 'subject-failed'] as const

/** Mail to staff: a split test was paused automatically, with the reason. */
export function composePausedTest(
  { to, test, name, reason }: { to: string; test: string; name: string; reason: string },
  { look, publicUrl }: { look: MailTheme; publicUrl: string },
): Mail {
  const t = createTranslate(serverMailTexts, { locale: look.locale })
  const why = REASONS.find(one => one === reason)
  return {
    to,
    subject: t('paused.subject', { name }),
    ...composeMailBody(look, {
      heading: '',
      parts: [
        { kind: 'text', text: t('paused.text', { name, site: look.siteName }) },
        ...(why ? [{ kind: 'text', text: t(`paused.${why}`) } as const] : []),
        {
          kind: 'link',
          label: t('paused.report'),
          href: new URL(`/admin/split-tests/${test}`, publicUrl).href,
        },
      ],
    }),
  }
}

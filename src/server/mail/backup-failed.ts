import { composeMailBody, type Mail, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import { serverMailTexts } from './texts.ts'

/** Mail to owners: backups have begun to fail, with the reason. */
export function composeBackupFailed(
  { to, error }: { to: string; error: string },
  look: MailTheme,
): Mail {
  const t = createTranslate(serverMailTexts, { locale: look.locale })
  const site = { site: look.siteName }
  return {
    to,
    subject: t('backup.subject', site),
    ...composeMailBody(look, {
      heading: '',
      parts: [
        { kind: 'text', text: t('backup.text', site) },
        { kind: 'text', text: error },
        { kind: 'text', text: t('backup.once') },
      ],
    }),
  }
}

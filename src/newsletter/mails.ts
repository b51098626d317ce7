import { composeMailBody, type Mail, type MailLook } from '#mail'
import { createTranslate } from '#texts'
import type { NewsletterDeps } from './deps.ts'
import type { Links } from './links.ts'
import { newsletterMailTexts } from './mail-texts.ts'

/** The mails that a list sends besides letters. */
export function createNewsletterMails({ db, links }: NewsletterDeps & { links: Links }) {
  return {
    /** Asks who signed up whether it was them; undefined when that is no question any more. */
    async confirm(
      subscriberId: string,
      site: { email: string; look: MailLook },
    ): Promise<Mail | undefined> {
      const row = await db
        .selectFrom('newsletter_subscribers as subscriber')
        .innerJoin('newsletter_lists as list', 'list.id', 'subscriber.list_id')
        .select(['subscriber.id', 'subscriber.email', 'subscriber.first_name', 'list.name as list'])
        .select(['subscriber.consent_at', 'subscriber.consent_text'])
        .where('subscriber.id', '=', subscriberId)
        .where('subscriber.status', '=', 'pending')
        .executeTakeFirst()
      if (!row) return undefined
      const { look } = site
      const t = createTranslate(newsletterMailTexts, { locale: look.locale })
      const values = { list: row.list, site: look.siteName }
      return {
        to: row.email,
        replyTo: site.email || undefined,
        subject: t('confirm.subject', values),
        headers: { 'Auto-Submitted': 'auto-replied' },
        ...composeMailBody(look, {
          heading: t('confirm.heading'),
          parts: [
            { kind: 'text', text: t('confirm.text', values) },
            ...(row.consent_text
              ? [{ kind: 'quote' as const, lines: row.consent_text.split('\n') }]
              : []),
            {
              kind: 'link',
              label: t('confirm.button'),
              href: links.to('confirm', row.id, String(row.consent_at ?? '')),
            },
            { kind: 'note', text: t('confirm.note') },
          ],
        }),
      }
    },
  }
}

import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { NewsletterDeps } from './deps.ts'
import type { Links } from './links.ts'
import { newsletterMailTexts } from './mail-texts.ts'
import { measureHtml } from './tracking.ts'

/** Mails of lists: campaigns and confirmations. */
export function createNewsletterMails({ db, publicUrl, links }: NewsletterDeps & { links: Links }) {
  return {
    /** Confirmation mail; undefined if the subscription is no longer pending. */
    async confirm(
      subscriberId: string,
      site: { email: string; look: MailTheme },
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

    /** A campaign for one subscriber; undefined if they should no longer receive it. */
    async campaign(
      campaignId: string,
      subscriberId: string,
      site: { email: string; look: MailTheme },
    ): Promise<Mail | undefined> {
      const row = await db
        .selectFrom('newsletter_letters as campaign')
        .innerJoin('newsletter_subscribers as subscriber', 'subscriber.list_id', 'campaign.list_id')
        .innerJoin('newsletter_lists as list', 'list.id', 'campaign.list_id')
        .leftJoin('newsletter_deliveries as delivery', join =>
          join
            .onRef('delivery.letter_id', '=', 'campaign.id')
            .onRef('delivery.subscriber_id', '=', 'subscriber.id'),
        )
        .select(['campaign.subject', 'campaign.parts', 'subscriber.email', 'list.name as list'])
        .select(['delivery.measured', 'subscriber.measured_at'])
        .where('campaign.id', '=', campaignId)
        .where('subscriber.id', '=', subscriberId)
        .where('subscriber.status', '=', 'confirmed')
        .executeTakeFirst()
      if (!row?.parts) return undefined
      const t = createTranslate(newsletterMailTexts, { locale: site.look.locale })
      const unsubscribe = links.to('unsubscribe', subscriberId, campaignId)
      const preferences = links.to('preferences', subscriberId)
      const body = composeMailBody(site.look, {
        heading: '',
        parts: [
          ...(JSON.parse(row.parts) as MailPart[]),
          {
            kind: 'links',
            text: t('campaign.why', { list: row.list }),
            links: [
              { label: t('campaign.unsubscribe'), href: unsubscribe },
              { label: t('campaign.preferences'), href: preferences },
            ],
          },
        ],
      })
      const isMeasured = row.measured === 1 && row.measured_at !== null
      const own = [unsubscribe, preferences]
      return {
        to: row.email,
        replyTo: site.email || undefined,
        subject: row.subject,
        // RFC 8058: mail programs show an unsubscribe button that sends a POST.
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        text: body.text,
        html: isMeasured
          ? measureHtml(body.html, { links, campaignId, subscriberId, own })
          : body.html,
      }
    },

    /**
     * Informs the site's owner that a receiving server blocks the sender. Undefined once staff has
     * continued or stopped the campaign.
     */
    async paused(
      campaignId: string,
      site: { email: string; look: MailTheme },
    ): Promise<Mail | undefined> {
      const row = await db
        .selectFrom('newsletter_letters')
        .select(['subject', 'pause_reason'])
        .where('id', '=', campaignId)
        .where('status', '=', 'paused')
        .executeTakeFirst()
      if (!row) return undefined
      const t = createTranslate(newsletterMailTexts, { locale: site.look.locale })
      const values = { subject: row.subject, site: site.look.siteName }
      return {
        to: site.email,
        subject: t('paused.subject', values),
        ...composeMailBody(site.look, {
          heading: t('paused.heading'),
          parts: [
            { kind: 'text', text: t('paused.text', values) },
            { kind: 'quote', lines: [row.pause_reason ?? ''] },
            { kind: 'text', text: t('paused.advice') },
            {
              kind: 'link',
              label: t('paused.open'),
              href: new URL(`/admin/newsletter-letters/${campaignId}`, publicUrl).href,
            },
          ],
        }),
      }
    },

    /** A test mail without working unsubscribe links; with `list`, it has the footer of that list. */
    test(
      {
        to,
        subject,
        parts,
        list,
      }: { to: string; subject: string; parts: readonly MailPart[]; list: string },
      { email, look }: { email: string; look: MailTheme },
    ): Mail {
      const t = createTranslate(newsletterMailTexts, { locale: look.locale })
      const why = [
        t('campaign.why', { list }),
        t('campaign.unsubscribe'),
        t('campaign.preferences'),
      ]
      const end = list ? why.join('\n') : t('test.note')
      return {
        to,
        replyTo: email || undefined,
        subject: t('test.subject', { subject }),
        ...composeMailBody(look, {
          heading: '',
          parts: [...parts, { kind: 'links', text: end, links: [] }],
        }),
      }
    },
  }
}

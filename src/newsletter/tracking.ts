import { escapeHtml, htmlToText, isRecord } from '#base'
import type { NewsletterDeps } from './deps.ts'
import type { Links } from './links.ts'

/** Counts opens and clicks, if enabled for the campaign and for subscribers who agreed (decision 43). */
export function createMeasuring({ db, clock, links }: NewsletterDeps & { links: Links }) {
  async function note(what: 'opened_at' | 'clicked_at', campaignId: string, subscriberId: string) {
    await db
      .updateTable('newsletter_deliveries')
      .set({ [what]: clock.now() })
      .where('letter_id', '=', campaignId)
      .where('subscriber_id', '=', subscriberId)
      .where('measured', '=', 1)
      .where(what, 'is', null)
      // No tracking after consent was withdrawn, even in older mails.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('newsletter_subscribers')
            .select('id')
            .where('id', '=', subscriberId)
            .where('measured_at', 'is not', null),
        ),
      )
      .execute()
  }

  return {
    opened: async (token: string) => {
      const claim = links.read('opened', token)
      if (claim) await note('opened_at', claim.detail, claim.id)
    },

    /**
     * Target of a campaign link, tracked or not; undefined if not signed by this site. `isPerson`:
     * not a virus scanner.
     */
    async clicked(token: string, isPerson: boolean): Promise<string | undefined> {
      const claim = links.read('clicked', token)
      const led = claim && decodeLink(claim.detail)
      if (!claim || !led) return undefined
      if (!isPerson) return led.href
      await note('clicked_at', led.letter, claim.id)
      // A click implies an open, because many mail programs load no images.
      await note('opened_at', led.letter, claim.id)
      return led.href
    },
  }
}

/** Rewrites a campaign's HTML with tracked links and a tracking pixel; `own` links are kept. */
export function measureHtml(
  html: string,
  of: { links: Links; campaignId: string; subscriberId: string; own: readonly string[] },
): string {
  const { links, campaignId, subscriberId, own } = of
  const image = links.to('opened', subscriberId, campaignId)
  return html
    .replace(/ href="(https?:[^"]+)"/g, (attribute, encoded: string) => {
      const href = htmlToText(encoded)
      if (own.includes(href)) return attribute
      const detail = encodeLink({ letter: campaignId, href })
      return ` href="${escapeHtml(links.to('clicked', subscriberId, detail))}"`
    })
    .replace('</body>', `<img src="${escapeHtml(image)}" width="1" height="1" alt=""></body>`)
}

/** The link contains its signed target, so it works after the campaign is deleted and cannot be changed. */
interface LinkClaim {
  /** Campaign id; links in mails that were sent have this name. */
  letter: string
  href: string
}

const encodeLink = (led: LinkClaim) => Buffer.from(JSON.stringify(led)).toString('base64url')

function decodeLink(detail: string): LinkClaim | undefined {
  const led: unknown = JSON.parse(Buffer.from(detail, 'base64url').toString())
  return isRecord(led) && typeof led.href === 'string' && typeof led.letter === 'string'
    ? { letter: led.letter, href: led.href }
    : undefined
}

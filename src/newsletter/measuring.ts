import { escapeHtml, htmlToText, isRecord } from '#base'
import type { NewsletterDeps } from './deps.ts'
import type { Links } from './links.ts'

/** Counts who opened a letter and followed its links: where its owner wants it, of those who agreed to it (decision 43). */
export function createMeasuring({ db, clock, links }: NewsletterDeps & { links: Links }) {
  async function note(what: 'opened_at' | 'clicked_at', letterId: string, subscriberId: string) {
    await db
      .updateTable('newsletter_deliveries')
      .set({ [what]: clock.now() })
      .where('letter_id', '=', letterId)
      .where('subscriber_id', '=', subscriberId)
      .where('measured', '=', 1)
      .where(what, 'is', null)
      // Who has taken their consent back is counted no more, whatever mail they open.
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

    /** Where a link of a letter leads, whether or not it is counted; undefined for one that is not ours. `isPerson`: no program that looks for viruses. */
    async clicked(token: string, isPerson: boolean): Promise<string | undefined> {
      const claim = links.read('clicked', token)
      const led = claim && readLed(claim.detail)
      if (!claim || !led) return undefined
      if (!isPerson) return led.href
      await note('clicked_at', led.letter, claim.id)
      // Mail programs that load no images open letters as well.
      await note('opened_at', led.letter, claim.id)
      return led.href
    },
  }
}

/** The HTML of a letter whose links lead by this site, with an image that says that it was opened; `own` links are left as they are. */
export function measureHtml(
  html: string,
  of: { links: Links; letterId: string; subscriberId: string; own: readonly string[] },
): string {
  const { links, letterId, subscriberId, own } = of
  const image = links.to('opened', subscriberId, letterId)
  return html
    .replace(/ href="(https?:[^"]+)"/g, (attribute, encoded: string) => {
      const href = htmlToText(encoded)
      if (own.includes(href)) return attribute
      const detail = writeLed({ letter: letterId, href })
      return ` href="${escapeHtml(links.to('clicked', subscriberId, detail))}"`
    })
    .replace('</body>', `<img src="${escapeHtml(image)}" width="1" height="1" alt=""></body>`)
}

/** Where a link leads is signed with it: it goes on leading there when the letter is deleted, and nowhere else. */
interface Led {
  letter: string
  href: string
}

const writeLed = (led: Led) => Buffer.from(JSON.stringify(led)).toString('base64url')

function readLed(detail: string): Led | undefined {
  const led: unknown = JSON.parse(Buffer.from(detail, 'base64url').toString())
  return isRecord(led) && typeof led.href === 'string' && typeof led.letter === 'string'
    ? { letter: led.letter, href: led.href }
    : undefined
}

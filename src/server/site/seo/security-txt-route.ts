import type { FastifyInstance } from 'fastify'
import { type Clock, DAY } from '#base'
import type { Pages } from '#pages'

/** RFC 9116 §2.5.5 recommends less than a year. Renewed every day. */
const VALID_DAYS = 180

/** `/.well-known/security.txt` (RFC 9116), once the site has a contact for security reports. */
export function securityTxtRoute(
  app: FastifyInstance,
  { pages, clock, publicUrl }: { pages: Pages; clock: Clock; publicUrl: string },
) {
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const { securityContact: contact, securityPolicy, locale } = await pages.settings.get()
    if (!contact) return reply.callNotFound()
    const today = Math.floor(clock.now() / DAY) * DAY
    const languages = new Set([locale.split('-')[0] ?? 'en', 'en'])
    const lines = [
      `Contact: ${contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
      `Preferred-Languages: ${[...languages].join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
      ...(securityPolicy ? [`Policy: ${securityPolicy}`] : []),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(`${lines.join('\n')}\n`)
  })
}

import { type MailLook, PLAIN_COLOURS } from '#mail'
import type { Settings } from '#pages/schema'

/** The site's mails speak its language. */
export function createMailLook({ siteName, locale }: Settings): MailLook {
  return { siteName, locale, colours: PLAIN_COLOURS }
}

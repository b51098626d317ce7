import type { FormMessages, FormProblem } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** What is wrong with a field, in the site's own words where it has some (FM-7). */
export function problemText(
  { reason, label, limit = 0 }: FormProblem,
  messages: FormMessages,
  t: Translate<KeyOf<typeof texts>>,
  locale: string,
): string {
  switch (reason) {
    case 'missing':
      return label
    case 'invalid-email':
      return `${messages.invalidEmail}: ${label}`
    case 'wrong-captcha':
      return messages.wrongCaptcha
    default:
      return t(reason, { label, limit: readableLimit(limit, locale) })
  }
}

/** A date is told as people write it there. */
function readableLimit(limit: number | string, locale: string): number | string {
  if (typeof limit !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(limit)) return limit
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(Date.parse(limit))
}

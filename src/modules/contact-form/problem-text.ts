import type { FormMessages, FormProblem } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** What is wrong with a field, in the site's own words where it has some (FM-7). */
export function problemText(
  { reason, label, limit = 0 }: FormProblem,
  messages: FormMessages,
  t: Translate<KeyOf<typeof texts>>,
): string {
  switch (reason) {
    case 'missing':
      return label
    case 'invalid-email':
      return `${messages.invalidEmail}: ${label}`
    case 'wrong-captcha':
      return messages.wrongCaptcha
    default:
      return t(reason, { label, limit })
  }
}

import type { FormProblem } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** What is wrong with a field, beside it. */
export function problemText(
  { reason, limit = 0 }: FormProblem,
  t: Translate<KeyOf<typeof texts>>,
): string {
  switch (reason) {
    case 'invalid-email':
    case 'wrong-captcha':
      return t(reason)
    case 'too-long':
      return t(reason, { limit })
    default:
      return t('missing')
  }
}

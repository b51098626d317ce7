import type { FormProblem } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** Validation message of a field. */
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

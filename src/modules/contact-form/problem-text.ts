import { CAPTCHA_FIELD } from '#forms/client'
import type { FormMessages, FormProblem, FormState } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** What is wrong with a field, and how the list of problems says it. */
export type ShownProblem = Pick<FormProblem, 'fieldId'> & { text: string }

/** What a form shows beyond its definition, its problems in words. */
export interface ShownState extends Omit<FormState, 'missing' | 'errors'> {
  missing?: ShownProblem[]
  errors?: ShownProblem[]
}

interface Words {
  messages: FormMessages
  t: Translate<KeyOf<typeof texts>>
  locale: string
}

/** A form's state with its problems in words; said by the server, and by what checks the form in the browser. */
export function toShownState({ missing, errors, ...state }: FormState, words: Words): ShownState {
  const say = (problem: FormProblem): ShownProblem => ({
    fieldId: problem.fieldId,
    text:
      problem.fieldId === CAPTCHA_FIELD && problem.reason === 'missing' && state.captcha
        ? words.t('sum', { a: state.captcha[0], b: state.captcha[1] })
        : problemText(problem, words),
  })
  return {
    ...state,
    ...(missing && { missing: missing.map(say) }),
    ...(errors && { errors: errors.map(say) }),
  }
}

/** What is wrong with a field, in the site's own words where it has some (FM-7). */
function problemText({ reason, label, limit = 0 }: FormProblem, { messages, t, locale }: Words) {
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

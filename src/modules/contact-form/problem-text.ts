import { dateTimeFormat } from '#base'
import { CAPTCHA_FIELD } from '#forms/client'
import type { FormMessages, FormProblem, FormState } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** A validation problem with its message. */
export type ShownProblem = Pick<FormProblem, 'fieldId'> & { text: string }

/** State of a form with messages. */
export interface ShownState extends Omit<FormState, 'missing' | 'errors'> {
  missing?: ShownProblem[]
  errors?: ShownProblem[]
}

interface Words {
  messages: FormMessages
  t: Translate<KeyOf<typeof texts>>
  locale: string
}

/** Translates the problems of a form's state, on the server and in the browser. */
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

/** Message of a problem; the site's own text if it has one (FM-7). */
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

/** Formats dates for the locale. */
function readableLimit(limit: number | string, locale: string): number | string {
  if (typeof limit !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(limit)) return limit
  const format = dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(Date.parse(limit))
}

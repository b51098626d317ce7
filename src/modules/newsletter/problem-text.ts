import type { FormProblem } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { NewsletterData } from './load.server.ts'
import { CONSENT } from './sent-fields.ts'
import type { texts } from './texts.ts'

type Say = Translate<KeyOf<typeof texts>>

/** Message in the list above the form. */
export function listedText(
  { reason, label, limit = 0 }: FormProblem,
  messages: NewsletterData['messages'],
  t: Say,
): string {
  switch (reason) {
    case 'invalid-email':
      return `${messages.invalidEmail}: ${label}`
    case 'wrong-captcha':
      return messages.wrongCaptcha
    case 'not-an-option':
    case 'too-short':
    case 'too-long':
    case 'letters-only':
    case 'numbers-only':
    case 'alphanumeric-only':
      return t(reason, { label, limit })
    default:
      return label
  }
}

/** Message beside the field. */
export function fieldText(
  problem: FormProblem,
  messages: NewsletterData['messages'],
  t: Say,
): string {
  const { fieldId, reason, limit = 0 } = problem
  if (reason === 'missing') return t(fieldId === CONSENT ? 'agree' : 'required')
  if (reason === 'invalid-email') {
    return fieldId === 'email' ? t('error.invalid-email') : messages.invalidEmail
  }
  if (reason === 'too-long') return t('tooLong', { limit })
  return listedText(problem, messages, t)
}

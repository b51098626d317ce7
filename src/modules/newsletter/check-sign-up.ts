import {
  type FormField,
  type FormProblem,
  type FormValues,
  type LabelMessages,
  readValues,
  validateForm,
} from '#forms/client'
import type { PropsOf } from '#module-contract/client'
import { isNewsletterAddress } from '#newsletter/client'
import { toFormFields } from './definition.ts'
import type { Props } from './props.ts'
import { CONSENT, EMAIL, FIRST_NAME, LAST_NAME, MAX_NAME } from './sent-fields.ts'

type VisitorProps = Pick<PropsOf<typeof Props>, 'firstName' | 'lastName' | 'asksConsent' | 'fields'>

/** Validated sign-up. */
export interface CheckedSignUp {
  /** Problems of standard fields, shown beside them (behaviour §8). */
  marked: FormProblem[]
  /** Problems of custom fields, listed as in a contact form. */
  missing: FormProblem[]
  errors: FormProblem[]
  /** Custom fields hidden by conditions. */
  hidden: string[]
  values: FormValues
}

/** NL-1: validation for browser and server. `all` returns the entered values of a name. */
export function checkSignUp(
  props: VisitorProps,
  all: (name: string) => readonly unknown[],
  messages: LabelMessages,
): CheckedSignUp {
  const fields = toFormFields(props.fields)
  const values = readValues(fields, all)
  const one = (name: string) => String(all(name)[0] ?? '')
  const marked: FormProblem[] = []
  const mark = (fieldId: string, reason: 'missing' | 'invalid-email' | 'too-long') =>
    marked.push({ fieldId, label: '', reason, limit: MAX_NAME })
  for (const [isAsked, name] of [
    [props.firstName, FIRST_NAME],
    [props.lastName, LAST_NAME],
  ] as const) {
    if (isAsked && one(name).trim() === '') mark(name, 'missing')
    else if (one(name).length > MAX_NAME) mark(name, 'too-long')
  }
  if (!isNewsletterAddress(one(EMAIL))) mark(EMAIL, 'invalid-email')
  if (props.asksConsent && one(CONSENT) === '') mark(CONSENT, 'missing')
  // Email addresses use this form's own rule.
  const asText = fields.map(field => (field.type === 'email' ? { ...field, ...TEXT } : field))
  const { missing, errors, hidden } = validateForm(asText, values, messages)
  const wrong = fields.filter(field => !hidden.includes(field.id) && hasWrongAddress(field, values))
  return {
    marked,
    missing,
    errors: [
      ...errors,
      ...wrong.map(({ id, label }) => ({
        fieldId: id,
        label,
        reason: 'invalid-email' as const,
      })),
    ],
    hidden,
    values,
  }
}

const TEXT = { type: 'input' } as const

function hasWrongAddress({ id, type }: FormField, values: FormValues): boolean {
  const entered = (values[id]?.[0] ?? '').trim().toLowerCase()
  return type === 'email' && entered !== '' && !isNewsletterAddress(entered)
}

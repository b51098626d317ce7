import type { FormField } from '#forms/schema'
import type { PropsOf } from '#module-kit'
import type { Props } from './props.ts'

/** The custom fields in the words of the forms domain; half-filled rows of the editor are left out. */
export function toFormFields(fields: PropsOf<typeof Props>['fields']): FormField[] {
  return fields
    .filter(field => /^[A-Za-z0-9_-]+$/.test(field.id))
    .map(({ id, label, type, required, relation, maxLength, options, rules }) => ({
      id,
      label,
      type,
      required,
      relation,
      minLength: 0,
      maxLength: maxLength || MAX_ANSWER,
      allowed: 'any',
      options: options.filter(option => option.label !== ''),
      rules: rules.filter(rule => rule.field !== ''),
    }))
}

const MAX_ANSWER = 1000
/** Names are a line, and fit a column of every provider. */
export const MAX_NAME = 200

/** The fields that every sign-up may have, as they are posted (NL-1). */
export const EMAIL = 'email'
export const FIRST_NAME = 'first_name'
export const LAST_NAME = 'last_name'
export const CONSENT = 'consent'

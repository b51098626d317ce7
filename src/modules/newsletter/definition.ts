import type { FormField } from '#forms/schema'
import type { PropsOf } from '#module-contract'
import { isFieldId } from '#ui/client'
import type { Props } from './props.ts'
import { MAX_ANSWER } from './sent-fields.ts'

/** Custom fields for the forms domain; incomplete rows are omitted. */
export function toFormFields(fields: PropsOf<typeof Props>['fields']): FormField[] {
  return fields
    .filter(field => isFieldId(field.id))
    .map(({ id, label, type, required, relation, options, rules, ...limits }) => ({
      id,
      label,
      type,
      required,
      relation,
      minLength: limits.minLength,
      maxLength: limits.maxLength || MAX_ANSWER,
      allowed: limits.allowed,
      options: options.filter(option => option.label !== ''),
      rules: rules.filter(rule => rule.field !== ''),
    }))
}

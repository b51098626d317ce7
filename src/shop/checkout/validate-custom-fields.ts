import {
  CUSTOM_FIELD_LENGTHS,
  type CustomField,
  type CustomValues,
} from '../model/custom-fields.ts'
import { type CheckoutError, required, withFieldMessage } from './checkout-error.ts'
import type { CheckoutMessage } from './texts.ts'

/** Problems of the fields that the owner defined. */
export function validateCustomFields(
  fields: readonly CustomField[],
  values: CustomValues,
): CheckoutError[] {
  return fields.flatMap(field => {
    const error = validateField(field, values[field.name] ?? '')
    return error ? [error] : []
  })
}

function validateField(field: CustomField, value: string): CheckoutError | undefined {
  const { name, kind } = field
  const label: CheckoutMessage = { key: 'label.custom', values: { label: field.label } }
  if (!value) {
    return field.required ? required(name, label, { key: `enter.custom_${kind}` }) : undefined
  }
  const max = CUSTOM_FIELD_LENGTHS[kind]
  if (value.length > max) return withFieldMessage(name, 'tooLong', { max }, label)
  if (kind === 'select' && !field.options.includes(value)) {
    return withFieldMessage(name, 'invalidState', { states: field.options }, label)
  }
  if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) {
    return withFieldMessage(name, 'invalidNumber', undefined, label)
  }
  if (kind === 'date' && !isDate(value)) {
    return withFieldMessage(name, 'invalidDate', undefined, label)
  }
  return undefined
}

/** A day of the calendar, such as `2026-12-24`. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

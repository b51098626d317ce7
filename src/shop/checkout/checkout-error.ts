import type { CartMessage } from '../cart/texts.ts'
import type { FormField } from '../model/checkout-fields.ts'
import type { CheckoutMessage, CheckoutText } from './texts.ts'

/** A validation message per field, to be translated when shown. */
export interface CheckoutError {
  /** Undefined if it concerns the whole order. */
  field: FormField | undefined
  /** Label of the field for `{label}`; undefined if the message does not use it. */
  label?: CheckoutMessage | undefined
  /** In the error summary. */
  message: CheckoutMessage | CartMessage
  /** Next to the field. */
  beside?: CheckoutMessage | undefined
}

type ReasonOf<Key> = Key extends `beside.${infer Reason}` ? Reason : never
/** Reasons with a `beside.…` message. */
type FieldMessage = ReasonOf<CheckoutText> & CheckoutText

/** An error with a short message next to the field. */
export function withFieldMessage(
  field: FormField,
  key: FieldMessage,
  values?: CheckoutMessage['values'],
  label?: CheckoutMessage,
): CheckoutError {
  return { field, label, message: { key, values }, beside: { key: `beside.${key}`, values } }
}

/** Error for an empty required field. */
export function required(
  field: FormField,
  label: CheckoutMessage | undefined,
  beside: CheckoutMessage | undefined,
): CheckoutError {
  return { field, label, message: { key: 'required' }, beside }
}

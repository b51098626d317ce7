import type { CheckoutError } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

export type CheckoutTranslate = Translate<KeyOf<typeof texts>>

/** Message for the error list, with the emphasized field name. */
export function errorText(
  { field, label, message }: CheckoutError,
  t: CheckoutTranslate,
): { text: string; label: string | undefined } {
  if (!label) return { text: t(message.key, message.values), label: undefined }
  const name = t(label.key, label.values)
  const kind = field && /^(billing|shipping)_/.exec(field)?.[1]
  const full = kind
    ? t(kind === 'billing' ? 'billingLabel' : 'shippingLabel', { label: name })
    : name
  return { text: t(message.key, { ...message.values, label: full }), label: full }
}

/** Message beside the field. */
export function inlineText({ message, beside }: CheckoutError, t: CheckoutTranslate): string {
  const { key, values } = beside ?? message
  return t(key, values)
}

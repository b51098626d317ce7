import { useLocaleState, useTranslate } from 'react-admin'
import { cartTexts, checkoutTexts, type OrderProblem } from '#shop/schema'
import { createTranslate, mergeTexts } from '#texts'

const texts = mergeTexts(checkoutTexts, cartTexts)

/** Labels and messages of the checkout for staff, in the language of the admin. */
export function useProblemTexts() {
  const [locale] = useLocaleState()
  const t = createTranslate(texts, { locale })
  const translate = useTranslate()
  return {
    t,
    /** Complete sentence for a list. */
    sentence({ field, label, message }: OrderProblem): string {
      if (message.key === 'empty') return translate('resources.orders.form.needsItem')
      if (!label) return t(message.key, message.values)
      const name = t(label.key, label.values)
      const kind = field && /^(billing|shipping)_/.exec(field)?.[1]
      const key = kind === 'shipping' ? 'shippingLabel' : 'billingLabel'
      return t(message.key, { ...message.values, label: kind ? t(key, { label: name }) : name })
    },
    /** Short message next to a field. */
    beside({ message, beside }: OrderProblem): string {
      const { key, values } = beside ?? message
      // Requests to enter something are addressed to the customer.
      return key.startsWith('enter.') ? translate('ra.validation.required') : t(key, values)
    },
  }
}

export type ProblemTexts = ReturnType<typeof useProblemTexts>

import { formatDate } from '#base'
import type { KeyOf, Translate } from '#texts'
import type { orderTexts } from './texts.ts'
import type { OrderView } from './view.ts'

/** Answers to the owner's own checkout fields with their labels, as text. */
export function enteredFields(
  { customFields, money }: Pick<OrderView, 'customFields' | 'money'>,
  t: Translate<KeyOf<typeof orderTexts>>,
): { label: string; value: string }[] {
  return customFields.map(({ kind, label, value }) => {
    if (kind === 'checkbox') return { label, value: t('yes') }
    if (kind !== 'date') return { label, value }
    return { label, value: formatDate(Date.parse(value), { ...money, timeZone: 'UTC' }) }
  })
}

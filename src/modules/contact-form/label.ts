import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** What a field is called; those that a new form has are called so in the page's language until they are named. */
export function labelOf(
  { id, label }: Record<'id' | 'label', string>,
  t: Translate<KeyOf<typeof texts>>,
): string {
  if (label) return label
  return id === 'name' || id === 'email' || id === 'message' ? t(`field.${id}`) : ''
}

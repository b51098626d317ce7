import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

/** Label of a field; default fields use the page's language until they are renamed. */
export function labelOf(
  { id, label }: Record<'id' | 'label', string>,
  t: Translate<KeyOf<typeof texts>>,
): string {
  if (label) return label
  return id === 'name' || id === 'email' || id === 'message' ? t(`field.${id}`) : ''
}

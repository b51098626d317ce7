import { MAX_COMMENT, MAX_NAME, MAX_WEBSITE } from '#comments/schema'
import type { FormField } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

export type CommentField = 'name' | 'email' | 'website' | 'text'

const field = (
  id: CommentField,
  type: FormField['type'],
  maxLength: number,
  required: boolean,
): Omit<FormField, 'label'> & { id: CommentField } => ({
  id,
  type,
  required,
  maxLength,
  minLength: 0,
  options: [],
  relation: 'all',
  rules: [],
  allowed: 'any',
})

/** Fields of the comment form, validated equally in browser and server. */
export function commentFields(
  t: Translate<KeyOf<typeof texts>>,
  { showWebsite }: { showWebsite: boolean },
): (FormField & { id: CommentField })[] {
  return [
    field('text', 'text', MAX_COMMENT, true),
    field('name', 'input', MAX_NAME, true),
    field('email', 'email', 254, true),
    ...(showWebsite ? [field('website', 'input', MAX_WEBSITE, false)] : []),
  ].map(one => ({ ...one, label: t(one.id) }))
}

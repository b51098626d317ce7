import type { FormField } from '#forms/schema'
import { REVIEW_LENGTHS } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

export type ReviewField = 'rating' | 'title' | 'text' | 'name' | 'email'

const field = (
  id: ReviewField,
  type: FormField['type'],
  maxLength: number,
  required: boolean,
): Omit<FormField, 'label'> & { id: ReviewField } => ({
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

/** Fields of the review form, validated equally in browser and server. */
export function reviewFields(
  t: Translate<KeyOf<typeof texts>>,
): (FormField & { id: ReviewField })[] {
  return [
    field('rating', 'input', 1, true),
    field('title', 'input', REVIEW_LENGTHS.title, false),
    field('text', 'text', REVIEW_LENGTHS.body, false),
    field('name', 'input', REVIEW_LENGTHS.name, true),
    field('email', 'email', REVIEW_LENGTHS.email, true),
  ].map(one => ({ ...one, label: t(one.id) }))
}

import type { ContentField } from '#pages/schema'
import type { OptionField } from '../options/option-field.ts'

/** Field of a content type as an option in the panel. */
export function toTypeOption(field: ContentField): OptionField {
  const { key, label, help } = field
  return {
    name: `fields.${key}`,
    label,
    help: help || undefined,
    control: controlOf(field),
    default: undefined,
  }
}

function controlOf({ kind, choices, multiple, of }: ContentField): OptionField['control'] {
  const options = Object.fromEntries(choices.map(choice => [choice, choice]))
  switch (kind) {
    case 'long-text':
      return { input: 'textarea', maxLength: 10_000 }
    case 'number':
      return { input: 'number', step: 'any' }
    case 'yes-no':
      return { input: 'switch' }
    case 'date':
    case 'date-time':
      return { input: 'wall-time', time: kind === 'date-time' }
    case 'choice':
      return multiple
        ? { input: 'choices', options }
        : { input: 'select', options: { '': '–', ...options } }
    case 'image':
      return { input: 'media', kinds: ['image'] }
    case 'file':
      return { input: 'media' }
    case 'relation':
      return { input: 'catalog-list', of: RELATED[of] ?? of }
    default:
      return { input: 'text', maxLength: 1000 }
  }
}

/** Sources of relations by kind. */
const RELATED: Record<string, string> = {
  post: 'posts',
  project: 'projects',
  product: 'products',
}

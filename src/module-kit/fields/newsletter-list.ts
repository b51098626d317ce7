import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Id of a newsletter list. Empty for the site's first list. */
export function newsletterList(options: FieldOptions): Field<string> {
  return {
    ...baseOf(options),
    kind: 'newsletter-list',
    schema: Type.String({ maxLength: 50, pattern: '^[a-z0-9-]*$', title: options.label }),
    control: { input: 'newsletter-list' },
    default: '',
  }
}

import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Id of a page of a kind, such as a layout block. Empty for none. */
export function pageReference(options: FieldOptions & { of: string }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'page-reference',
    schema: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9-]*$', title: options.label }),
    control: { input: 'page-reference', of: options.of },
    default: '',
  }
}

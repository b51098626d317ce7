import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { SERVER_TEXT } from '../server-html.tsx'

/** HTML with styles and scripts, stored unchanged. Requires a permission. */
export function code(options: Omit<FieldOptions, 'permission'>): Field<string> {
  return {
    ...baseOf({ ...options, permission: 'code.write' }),
    kind: 'code',
    schema: Type.String({ maxLength: 100_000, title: options.label }),
    control: { input: 'code' },
    default: '',
    toIsland: value => (value === '' ? value : SERVER_TEXT),
  }
}

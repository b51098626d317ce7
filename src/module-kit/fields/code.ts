import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { SERVER_TEXT } from '../server-html.tsx'

/** HTML with styles and scripts, as it was written. Who may not write code cannot change it. */
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

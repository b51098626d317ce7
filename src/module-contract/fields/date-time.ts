import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Point in time as UTC milliseconds, edited in the site's time zone. */
export function dateTime(options: FieldOptions & { default?: number }): Field<number> {
  return {
    ...baseOf(options),
    kind: 'date-time',
    schema: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, title: options.label }),
    control: { input: 'datetime' },
    default: options.default ?? 0,
  }
}

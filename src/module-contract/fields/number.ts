import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { PAGE_FIELD_PATTERN } from '../page-field.ts'
import {
  collectPageField,
  findVariable,
  numberOn,
  ONLY_VARIABLE,
  variableIdOf,
} from '../variable.ts'

export function number(
  options: FieldOptions & {
    default: number
    min?: number
    max?: number
    step?: number
    integer?: boolean
    unit?: string
  },
): Field<number> {
  const { min = -1e12, max = 1e12, integer = false } = options
  const range = { minimum: min, maximum: max }
  return {
    ...baseOf(options),
    kind: 'number',
    schema: Type.Union(
      [
        integer ? Type.Integer(range) : Type.Number(range),
        Type.String({
          maxLength: 1100,
          pattern: `${ONLY_VARIABLE}|^${PAGE_FIELD_PATTERN}$`,
          description: 'A variable, or a field of the page.',
        }),
      ],
      { title: options.label },
    ),
    control: {
      input: 'number',
      min: options.min,
      max: options.max,
      step: options.step ?? (options.integer ? 1 : 'any'),
      unit: options.unit,
      variable: 'number',
      units: ['', options.unit],
    },
    default: options.default,
    collect: collectPageField,
    resolve: (value, { variable }, screen) => {
      if (!variableIdOf(value)) return value
      const found = findVariable(value, 'number', variable)
      if (!found) return options.default
      const one = Math.min(max, Math.max(min, numberOn(found, screen)))
      return integer ? Math.round(one) : one
    },
  }
}

import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

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
  const range = {
    title: options.label,
    minimum: options.min ?? -1e12,
    maximum: options.max ?? 1e12,
  }
  return {
    ...baseOf(options),
    kind: 'number',
    schema: options.integer ? Type.Integer(range) : Type.Number(range),
    control: {
      input: 'number',
      min: options.min,
      max: options.max,
      step: options.step ?? (options.integer ? 1 : 'any'),
      unit: options.unit,
    },
    default: options.default,
  }
}

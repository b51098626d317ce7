import Type, { type TProperties, type TSchema } from 'typebox'
import { COLOR_PATTERN, ONLY_VARIABLE, VARIABLE_PATTERN, VARIANTS } from '#module-contract'

export const strict = { additionalProperties: false }

/** Step of the spacing scale (`space-4`), a number with a unit, or a variable. */
export const LENGTH_PATTERN = `^(auto|0|space-([0-9]|10)|-?[0-9]{1,5}([.][0-9]{1,3})?(px|rem|em|%|vw|vh|svh|ch)|${VARIABLE_PATTERN})$`
export const Length = Type.String({ pattern: LENGTH_PATTERN })

/** A color token or hex value. */
export const Colour = Type.String({ pattern: COLOR_PATTERN })

export function choice<const Values extends readonly string[]>(...values: Values) {
  return Type.Unsafe<Values[number]>(Type.Union(values.map(value => Type.Literal(value))))
}

/** `unit` is shown beside the field. The stored value is a number or a variable. */
export function number(minimum: number, maximum: number, unit?: string) {
  return orVariable(Type.Number({ minimum, maximum, ...(unit && { unit }) }))
}

export function integer(minimum: number, maximum: number, unit?: string) {
  return orVariable(Type.Integer({ minimum, maximum, ...(unit && { unit }) }))
}

const Variable = Type.String({ pattern: ONLY_VARIABLE })

function orVariable(schema: TSchema) {
  return Type.Unsafe<number | string>(Type.Union([schema, Variable]))
}

/** Object whose parts are all optional. */
export function parts<Parts extends TProperties>(properties: Parts) {
  return Type.Partial(Type.Object(properties), strict)
}

/** One value, or one per screen and state. */
export function perVariant<Schema extends TSchema>(schema: Schema) {
  const one = Type.Optional(schema)
  const variants = Object.fromEntries(VARIANTS.map(name => [name, one])) as Record<
    (typeof VARIANTS)[number],
    typeof one
  >
  return Type.Optional(Type.Union([schema, Type.Object(variants, { ...strict, minProperties: 1 })]))
}

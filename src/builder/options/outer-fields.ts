import type { TObject, TSchema } from 'typebox'
import { OuterSchema } from '#design'
import { COLOUR_PATTERN, type Control } from '#module-kit'

/** An option as the panel shows it: of a module's own field, or of the design that every module takes. */
export interface OptionField {
  name: string
  label: string
  help?: string | undefined
  control: Control
  default: unknown
}

type Schema = TSchema & {
  anyOf?: Schema[]
  const?: string
  type?: string
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  maximum?: number
}

/** `minHeight` → `Min height`; sizes as they are printed in clothes. */
function toLabel(name: string): string {
  if (/^[0-9]?x?[sml]$/.test(name)) return name.toUpperCase()
  if (name === 'media') return 'Picture'
  const words = name
    .replace(/Ms$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fieldsOf(schema: Schema): OptionField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    label: toLabel(name),
    control: toControl(property, name),
    default: undefined,
  }))
}

/** The control of a design option follows from its schema, as that of a prop follows from its field. */
function toControl(schema: Schema, name: string): Control {
  const { anyOf } = schema
  if (anyOf?.some(one => one.properties?.desktop)) {
    return { ...toControl(anyOf[0] as Schema, name), responsive: true }
  }
  const choices = anyOf?.map(one => one.const).filter(one => one !== undefined)
  if (choices?.length) return { input: 'select', options: toOptions(choices), optional: true }
  if (schema.type === 'array' && schema.items) {
    const values = schema.items.anyOf?.map(one => one.const ?? '') ?? []
    return { input: 'choices', options: toOptions(values) }
  }
  if (name === 'media') return { input: 'media' }
  if (schema.pattern === COLOUR_PATTERN) return { input: 'colour' }
  if (schema.type === 'string') return { input: 'length' }
  if (schema.type === 'object') {
    const fields = fieldsOf(schema)
    const isSides = fields.every(field => field.control.input === 'length')
    return { input: 'group', fields, isSides }
  }
  const { minimum: min, maximum: max } = schema
  const unit = /Ms$/.test(name) ? 'ms' : undefined
  return { input: 'number', min, max, step: schema.type === 'integer' ? 1 : 'any', unit }
}

function toOptions(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map(value => [value, toLabel(value)]))
}

/** The options around every module, by the prop that holds them. */
export const outerFields = {
  design: fieldsOf(OuterSchema.design as unknown as TObject as Schema),
  animation: fieldsOf(OuterSchema.animation as unknown as TObject as Schema),
}

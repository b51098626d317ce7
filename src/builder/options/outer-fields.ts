import type { TObject, TSchema } from 'typebox'
import { OuterSchema } from '#design'
import { type AnyField, COLOUR_PATTERN, type Control } from '#module-kit'

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

/** Names that say more than the stored ones. */
const LABELS: Record<string, string> = {
  preset: 'Style preset',
  place: 'Align self',
  textAlign: 'Text alignment',
  start: 'Left',
  end: 'Right',
  block: 'Top & bottom',
  inline: 'Left & right',
  colour: 'Color',
  media: 'Image',
  radius: 'Border radius',
  shadow: 'Box shadow',
  soft: 'Small',
  lifted: 'Large',
  transform: 'Text transform',
  hiddenOn: 'Hide on',
  curve: 'Easing',
}

/** `minHeight` → `Min height`; sizes as they are printed in clothes. */
function toLabel(name: string): string {
  const known = LABELS[name]
  if (known) return known
  if (/^[0-9]?x?[sml]$/.test(name)) return name.toUpperCase()
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

/** What of the design a module sets by an option of its own. */
export function isSetByModule(name: string, shape: Record<string, AnyField>): boolean {
  return name === 'textAlign' && shape.align?.label === LABELS.textAlign
}

/** The options around every module, by the prop that holds them. */
export const outerFields = {
  design: fieldsOf(OuterSchema.design as unknown as TObject as Schema),
  animation: fieldsOf(OuterSchema.animation as unknown as TObject as Schema),
}

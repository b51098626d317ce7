import type { TObject, TSchema } from 'typebox'
import { attributeFields, OPTION_GROUPS, OuterSchema } from '#design'
import { type AnyField, COLOR_PATTERN, type Control } from '#module-contract'
import { type OptionField, toOptionField } from './option-field.ts'

type Schema = TSchema & {
  anyOf?: Schema[]
  const?: string
  type?: string
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  minimum?: number
  maximum?: number
  unit?: string
}

/** Labels that differ from the stored names. */
const LABELS: Record<string, string> = {
  preset: 'Look',
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
  hover: 'Parent is hovered',
  'no-hover': 'Parent is not hovered',
  curve: 'Easing',
  tile: 'Repeat',
  'no-repeat': 'No repeat',
  'repeat-x': 'Horizontally',
  'repeat-y': 'Vertically',
  space: 'Evenly spaced',
  round: 'Fitted',
  blend: 'Blend mode',
  borderSides: 'Border per side',
  corners: 'Radius per corner',
  topStart: 'Top left',
  topEnd: 'Top right',
  bottomEnd: 'Bottom right',
  bottomStart: 'Bottom left',
  ownShadow: 'Custom shadow',
  inside: 'Inset',
  align: 'Text alignment',
  decoration: 'Text decoration',
  'line-through': 'Line through',
  hueRotate: 'Hue rotation',
  x: 'Horizontal',
  y: 'Vertical',
  origin: 'Transform origin',
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
  zIndex: 'Z-index',
  edge: 'Stick to',
  within: 'Stay within',
  both: 'Top and bottom',
  slow: 'Slower than the page',
  layers: 'Background layers',
  flow: 'Flow',
  'flex-start': 'At the beginning',
  'flex-end': 'Last',
  nowrap: 'No wrap',
  'wrap-reverse': 'Wrap upwards',
  row: 'Row',
  'row-reverse': 'Row, reversed',
  column: 'Column',
  'column-reverse': 'Column, reversed',
  minColumn: 'Min column width',
  dense: 'Fill gaps',
  'space-between': 'Space between',
  'space-around': 'Space around',
  'space-evenly': 'Space evenly',
  alignSelf: 'Align self (vertical)',
  flex: 'Flex',
  basis: 'Basis',
  scrollVertical: 'Vertical motion',
  scrollHorizontal: 'Horizontal motion',
  scrollOpacity: 'Fade on scroll',
  scrollScale: 'Scale on scroll',
  scrollRotate: 'Rotate on scroll',
  scrollBlur: 'Blur on scroll',
  scrollEdge: 'Motion trigger',
  'color-dodge': 'Color dodge',
  'color-burn': 'Color burn',
  'hard-light': 'Hard light',
  'soft-light': 'Soft light',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
}

/** Groups of design options. */
export const GROUP_LABELS: Record<keyof typeof OPTION_GROUPS, string> = {
  spacing: 'Spacing',
  sizing: 'Size',
  layout: 'Layout of the content',
  item: 'Flex & grid item',
  background: 'Background',
  border: 'Border',
  shadow: 'Shadow',
  typography: 'Typography',
  filters: 'Filters',
  transform: 'Transform',
  position: 'Position',
  scroll: 'Scroll effects',
}

/** `minHeight` → `Min height`; sizes get their clothing abbreviations. */
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

/** The control of a design option follows from its schema. */
function toControl(schema: Schema, name: string): Control {
  const { anyOf } = schema
  if (anyOf?.some(one => one.properties?.desktop)) {
    return { ...toControl(anyOf[0] as Schema, name), responsive: true }
  }
  const amount = anyOf?.find(one => one.type === 'number' || one.type === 'integer')
  if (amount) return toNumberControl(amount)
  const choices = anyOf?.map(one => one.const).filter(one => one !== undefined)
  if (choices?.length) return { input: 'select', options: toOptions(choices), optional: true }
  if (schema.type === 'array' && schema.items?.properties) {
    const fields = fieldsOf(schema.items).map(field => [field.name, field] as const)
    return { input: 'list', fields: Object.fromEntries(fields), min: 0, max: schema.maxItems }
  }
  if (schema.type === 'array' && schema.items) {
    const values = schema.items.anyOf?.map(one => one.const ?? '') ?? []
    return { input: 'choices', options: toOptions(values) }
  }
  if (schema.type === 'boolean') return { input: 'switch' }
  if (name === 'media') return { input: 'media', variable: 'image' }
  if (schema.pattern === COLOR_PATTERN) return { input: 'colour', variable: 'colour' }
  if (schema.type === 'string') return { input: 'length', variable: 'number', units: LENGTHS }
  if (schema.type === 'object') {
    const fields = fieldsOf(schema)
    const isSides = fields.length === 4 && fields.every(field => field.control.input === 'length')
    return { input: 'group', fields, isSides }
  }
  return toNumberControl(schema)
}

/** Units of variables accepted by lengths. */
const LENGTHS = ['px', 'rem', 'em', '%', 'vw']

/** Units of variables accepted by options with a unit; see `toNumber` in the design folder. */
const UNITS: Record<string, readonly string[]> = {
  px: ['px', 'rem', 'em', 'vw'],
  em: ['em', 'px', 'rem'],
  '%': ['%'],
  ms: ['ms'],
}

function toNumberControl({ minimum: min, maximum: max, unit, type }: Schema): Control {
  const units = UNITS[unit ?? ''] ?? ['']
  const step = type === 'integer' ? 1 : 'any'
  return { input: 'number', min, max, step, unit, variable: 'number', units }
}

function toOptions(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map(value => [value, toLabel(value)]))
}

/** Modules with layout options for their content; see `layout.ts` in the design folder. */
const BOXES = ['section', 'row', 'column', 'group']

/** Groups of design options for this module type. */
export function designGroupsOf(type: string) {
  return designGroups.filter(({ label }) => label !== GROUP_LABELS.layout || BOXES.includes(type))
}

/** Whether a module has its own option for a design option. */
export function isSetByModule(name: string, shape: Record<string, AnyField>): boolean {
  return name === 'textAlign' && shape.align?.label === LABELS.textAlign
}

/** Design groups with their options. */
const designGroups = Object.entries(OPTION_GROUPS).map(([name, options]) => ({
  label: GROUP_LABELS[name as keyof typeof OPTION_GROUPS],
  names: Object.keys(options),
}))

/** Options around every module, by their prop. */
export const outerFields = {
  design: fieldsOf(OuterSchema.design as unknown as TObject as Schema),
  animation: fieldsOf(OuterSchema.animation as unknown as TObject as Schema),
  attributes: Object.entries<AnyField>(attributeFields.shape).map(([name, field]) =>
    toOptionField(name, field),
  ),
  display: [
    {
      name: 'conditions',
      label: 'Display conditions',
      control: { input: 'conditions' },
      default: undefined,
    },
  ] as OptionField[],
}

/** Display conditions as one option. */
export const displayField: OptionField = {
  name: 'display',
  label: 'Display conditions',
  control: { input: 'conditions' },
  default: undefined,
}

export const CUSTOM_FIELD_KINDS = [
  'text',
  'textarea',
  'select',
  'checkbox',
  'date',
  'number',
] as const
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number]

/** Parts of the checkout that show custom fields. */
export const CUSTOM_FIELD_PLACES = ['contact', 'delivery', 'order'] as const
export type CustomFieldPlace = (typeof CUSTOM_FIELD_PLACES)[number]

/** Form name of a custom field. */
export type CustomFieldName = `custom_${string}`

export const MAX_CUSTOM_FIELDS = 30

/** Values of custom fields by form name. */
export type CustomValues = Partial<Record<CustomFieldName, string>>

export const CUSTOM_FIELD_NAME = /^custom_[a-z0-9-]{1,40}$/

export const customFieldName = (id: string): CustomFieldName => `custom_${id}`

export const isCustomFieldName = (name: string): name is CustomFieldName =>
  CUSTOM_FIELD_NAME.test(name)

/** Maximum lengths, which browsers enforce too. */
export const CUSTOM_FIELD_LENGTHS: Record<CustomFieldKind, number> = {
  text: 200,
  textarea: 2000,
  select: 200,
  checkbox: 1,
  date: 10,
  number: 20,
}

/** A field of the checkout that the owner defined, in the language of the shop. */
export interface CustomField {
  name: CustomFieldName
  kind: CustomFieldKind
  place: CustomFieldPlace
  required: boolean
  label: string
  help: string
  /** Of selects. */
  options: string[]
}

/** A custom field as the buyer filled it in. Later changes of the settings do not alter it. */
export interface CustomFieldValue {
  name: CustomFieldName
  kind: CustomFieldKind
  label: string
  /** As posted: dates are `2026-12-24`, selected checkboxes are `1`. */
  value: string
}

/** Fields that an order has: those of the delivery only if something is sent. */
export const fieldsOfOrder = (fields: readonly CustomField[], needsShipping: boolean) =>
  fields.filter(field => field.place !== 'delivery' || needsShipping)

/** The filled in fields, as stored with the order. */
export function toFieldValues(
  fields: readonly CustomField[],
  values: CustomValues,
): CustomFieldValue[] {
  return fields.flatMap(({ name, kind, label }) => {
    const value = values[name]
    return value ? [{ name, kind, label, value }] : []
  })
}

/**
 * The values of an edited order. Unchanged ones keep their label, and fields that the settings no
 * longer have stay.
 */
export function editFieldValues(
  fields: readonly CustomField[],
  values: CustomValues,
  stored: readonly CustomFieldValue[],
): CustomFieldValue[] {
  const before = new Map(stored.map(one => [one.name, one]))
  const known = new Set(fields.map(field => field.name))
  const entered = toFieldValues(fields, values).map(one => {
    const old = before.get(one.name)
    return old?.value === one.value ? old : one
  })
  return [...entered, ...stored.filter(one => !known.has(one.name))]
}

export const readFieldValues = (stored: string): CustomFieldValue[] =>
  stored ? (JSON.parse(stored) as CustomFieldValue[]) : []

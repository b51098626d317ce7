import {
  type Control,
  DATE_FORMATS,
  type DateFormat,
  PAGE_FIELDS,
  type PageFieldName,
  type VariableKind,
} from '#module-contract'
import type { FieldKind } from '#pages/schema'
import type { KnownType } from '../api.ts'
import { kindOf } from './variable-values.ts'

/** Labels of page fields. */
export const FIELD_NAMES: Record<PageFieldName, string> = {
  title: 'Title of the page',
  excerpt: 'Excerpt',
  published: 'Publication date',
  changed: 'Last modified',
  author: 'Author',
  image: 'Featured image',
  category: 'First category',
  address: 'URL of the page',
  'site-name': 'Site name',
  price: 'Product price',
  stock: 'Product stock status',
  sku: 'Product SKU',
  parameter: 'Parameter in the URL',
  field: 'Field of the content type',
}

export const FORMAT_NAMES: Record<DateFormat, string> = {
  long: 'Long date',
  medium: 'Medium date',
  short: 'Short date',
  year: 'Year only',
}
export const FORMATS: readonly DateFormat[] = DATE_FORMATS

/** Page fields that an option accepts. Design images cannot use page fields. */
export function fieldsFor(control: Control): PageFieldName[] {
  const kind = kindOf(control)
  if (kind === 'image' && control.input !== 'image') return []
  if (kind === 'number' && control.input !== 'number') return []
  const names = Object.keys(PAGE_FIELDS) as PageFieldName[]
  return names.filter(
    name => name !== 'field' && (PAGE_FIELDS[name] as readonly unknown[]).includes(kind),
  )
}

/** Kinds of options that accept a field of a content type. */
const KINDS_OF: Partial<Record<FieldKind, readonly VariableKind[]>> = {
  number: ['text', 'number'],
  image: ['image'],
  file: ['text', 'link'],
  link: ['text', 'link'],
  email: ['text', 'link'],
  relation: ['text', 'link'],
}

/** Fields of the content type that an option accepts. */
export function typeFieldsFor(type: KnownType | undefined, control: Control): KnownType['fields'] {
  const kind = kindOf(control)
  if (!kind || (kind === 'image' && control.input !== 'image')) return []
  if (kind === 'number' && control.input !== 'number') return []
  return (type?.fields ?? []).filter(field => (KINDS_OF[field.kind] ?? ['text']).includes(kind))
}

export const isDateField = (field: KnownType['fields'][number] | undefined) =>
  field?.kind === 'date' || field?.kind === 'date-time'

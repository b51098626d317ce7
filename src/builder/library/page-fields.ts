import {
  type Control,
  DATE_FORMATS,
  type DateFormat,
  PAGE_FIELDS,
  type PageFieldName,
} from '#module-kit'
import { kindOf } from './variable-values.ts'

/** What a field of the page is called. */
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
}

export const FORMAT_NAMES: Record<DateFormat, string> = {
  long: 'Long date',
  medium: 'Medium date',
  short: 'Short date',
  year: 'Year only',
}
export const FORMATS: readonly DateFormat[] = DATE_FORMATS

/** Those that an option can be; a picture among the design options is none of the page’s. */
export function fieldsFor(control: Control): PageFieldName[] {
  const kind = kindOf(control)
  if (kind === 'image' && control.input !== 'image') return []
  if (kind === 'number' && control.input !== 'number') return []
  const names = Object.keys(PAGE_FIELDS) as PageFieldName[]
  return names.filter(name => (PAGE_FIELDS[name] as readonly unknown[]).includes(kind))
}

import { escapeHtml } from '#base'
import {
  type ContentFieldFacts,
  DATE_FORMATS,
  type DateFormat,
  factValue,
} from './content-field.ts'
import type { ResolvedImage } from './image.ts'
import type { PageLanguage } from './texts.tsx'
import type { VariableKind, VariableValue } from './variable-value.ts'

/** Page fields that props can use, with their kinds. */
export const PAGE_FIELDS = {
  title: ['text'],
  excerpt: ['text'],
  published: ['text'],
  changed: ['text'],
  author: ['text'],
  image: ['image'],
  category: ['text'],
  address: ['text', 'link'],
  'site-name': ['text'],
  price: ['text', 'number'],
  stock: ['text'],
  sku: ['text'],
  parameter: ['text', 'number'],
  /** Content-type field, by key. */
  field: ['text', 'number', 'image', 'link'],
} as const satisfies Record<string, readonly VariableKind[]>
export type PageFieldName = keyof typeof PAGE_FIELDS

/** Reference to a page field in a document: the field, its format and its fallback. */
export interface PageField {
  field: PageFieldName
  /** Format of dates. */
  format?: DateFormat
  /** Name of a URL parameter, or key of a content-type field. */
  name?: string
  fallback?: string
}

/** Stored as `page:published?format=year&fallback=soon`. */
export const PAGE_FIELD_PATTERN = `page:(${Object.keys(PAGE_FIELDS).join('|')})(\\?[A-Za-z0-9%&=._*+-]{0,1000})?`
const pattern = new RegExp(`^${PAGE_FIELD_PATTERN}$`)

/** Maximum length of a URL parameter; longer values are cut. */
export const MAX_PARAMETER = 200
const NAME = /^[\w.-]{1,60}$/

export function isPageField(stored: unknown): stored is string {
  // Checks the prefix first, because most values are not page fields.
  return typeof stored === 'string' && stored.startsWith('page:') && pattern.test(stored)
}

export function readPageField(stored: string): PageField {
  const [field = '', query = ''] = stored.slice('page:'.length).split('?', 2)
  const given = new URLSearchParams(query)
  const format = DATE_FORMATS.find(one => one === given.get('format'))
  const name = given.get('name') ?? ''
  const fallback = given.get('fallback')
  return {
    field: field as PageFieldName,
    ...(format ? { format } : {}),
    ...(NAME.test(name) ? { name } : {}),
    ...(fallback ? { fallback } : {}),
  }
}

export function writePageField({ field, ...options }: PageField): string {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value))
  return query.size > 0 ? `page:${field}?${query}` : `page:${field}`
}

/** Values of a page; times are UTC milliseconds. */
export interface PageValues {
  title?: string
  excerpt?: string
  published?: number
  changed?: number
  author?: string
  image?: ResolvedImage | undefined
  category?: string
  /** Path and absolute URL. */
  path?: string
  url?: string
  siteName?: string
  price?: { text: string; amount: number }
  /** In the site's language. */
  stock?: string
  sku?: string
  /** URL parameters by name. */
  parameters?: Record<string, string>
  /** Content-type field values. */
  fields?: ContentFieldFacts
}

/** Media id for the page's image. */
export const PAGE_IMAGE = 'page:image'
/** The page's image or an image field of its content type. */
export const PAGE_IMAGE_PATTERN = `${PAGE_IMAGE}|page:field\\?name=[a-z][a-z0-9-]{0,39}`

/** Image for such a media id. */
export function pageImage(id: string, values: PageValues | undefined): ResolvedImage | undefined {
  if (id === PAGE_IMAGE) return values?.image
  const fact = fieldOf(readPageField(id), values)
  return fact?.kind === 'image' ? fact.image : undefined
}

/** A page field as a variable; undefined if it has another kind. */
export function pageFieldValue(
  stored: string,
  kind: VariableKind | undefined,
  values: PageValues,
  language: PageLanguage,
): VariableValue | undefined {
  const one = readPageField(stored)
  const kinds: readonly string[] = PAGE_FIELDS[one.field]
  if (!kind || !kinds.includes(kind)) return undefined
  if (one.field === 'field') return contentFieldValue(stored, one, kind, values, language)
  if (kind === 'image') return values.image && { kind, image: { media: PAGE_IMAGE } }
  if (kind === 'link') return values.path ? { kind, link: { url: values.path } } : undefined
  if (kind === 'text') return { kind, text: textOf(one, values, language) || (one.fallback ?? '') }
  const known =
    one.field === 'price' ? values.price?.amount : Number(parameterOf(one, values) || NaN)
  const value = [known, Number(one.fallback || NaN)].find(Number.isFinite)
  return value === undefined ? undefined : { kind: 'number', unit: '', value }
}

/** Value of a content-type field, or the fallback. */
function contentFieldValue(
  stored: string,
  one: PageField,
  kind: VariableKind,
  values: PageValues,
  language: PageLanguage,
): VariableValue | undefined {
  const { format, fallback = '' } = one
  const fact = fieldOf(one, values)
  const said = fact && factValue(fact, kind, { media: stored, format }, language)
  if (said && !(said.kind === 'text' && !said.text)) return said
  if (kind === 'text') return { kind, text: fallback }
  const number = Number(fallback || NaN)
  return kind === 'number' && Number.isFinite(number)
    ? { kind, unit: '', value: number }
    : undefined
}

const fieldOf = ({ name }: PageField, values: PageValues | undefined) =>
  name === undefined || !values?.fields || !Object.hasOwn(values.fields, name)
    ? undefined
    : values.fields[name]

const parameterOf = ({ name }: PageField, { parameters }: PageValues) =>
  name === undefined || !parameters || !Object.hasOwn(parameters, name)
    ? undefined
    : parameters[name]

function textOf(
  one: PageField,
  values: PageValues,
  { locale, timeZone }: PageLanguage,
): string | undefined {
  const toDate = (at: number | undefined) => {
    if (!at) return undefined
    const { format = 'long' } = one
    const options = format === 'year' ? { year: 'numeric' as const } : { dateStyle: format }
    return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at)
  }
  switch (one.field) {
    case 'published':
      return toDate(values.published)
    case 'changed':
      return toDate(values.changed)
    case 'address':
      return values.url
    case 'site-name':
      return values.siteName
    case 'price':
      return values.price?.text
    case 'parameter':
      return parameterOf(one, values)
    case 'image':
    case 'field':
      return undefined
    default:
      return values[one.field]
  }
}

/** Converts plain text to rich text. */
export const toParagraph = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .flatMap(part => (part ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>` : []))
    .join('')

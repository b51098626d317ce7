import type { ResolvedImage } from './image.ts'
import type { VariableKind } from './resolved-values.ts'

/** Date formats. */
export const DATE_FORMATS = ['long', 'medium', 'short', 'year'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Value of a content-type field with resolved references. */
export type ContentFieldFact =
  /** Multiple values and the URLs of relations in the same order. */
  | { kind: 'text'; texts: string[]; hrefs?: string[] }
  | { kind: 'number'; value: number }
  /** Local time of the site: `2027-03-01` or `2027-03-01T19:30`. */
  | { kind: 'date'; at: string }
  | { kind: 'image'; image: ResolvedImage }

/** Values by field key. Empty fields are missing. */
export type ContentFieldFacts = Record<string, ContentFieldFact>

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

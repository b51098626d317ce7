import type { Mapping } from '../import-jobs/importer.ts'
import { toEnglishName } from './column-names.ts'

/** Columns of WooCommerce's product CSV that mean something here, in lower case. */
export const COLUMNS = [
  'id',
  'type',
  'sku',
  'name',
  'published',
  'is featured?',
  'visibility in catalog',
  'short description',
  'description',
  'date sale price starts',
  'date sale price ends',
  'tax status',
  'tax class',
  'shipping class',
  'in stock?',
  'stock',
  'low stock amount',
  'backorders allowed?',
  'sold individually?',
  'weight',
  'length',
  'width',
  'height',
  'allow customer reviews?',
  'purchase note',
  'sale price',
  'regular price',
  'categories',
  'tags',
  'brands',
  'images',
  'parent',
  'grouped products',
  'upsells',
  'cross-sells',
  'external url',
  'button text',
  'position',
  'download limit',
  'download expiry days',
  'gtin, upc, ean, or isbn',
  'cost of goods',
  // Our own columns; not in WooCommerce.
  'gift card?',
  'no withdrawal?',
  'content',
  'content unit',
  'safety information',
  'guarantee years',
  'mpn',
  'minimum quantity',
  'maximum quantity',
  'quantity step',
  'seo title',
  'seo description',
  'no index?',
  'social image',
  'add-ons',
  'bundled items',
  'bundle discount',
  'slug',
  'created at',
  'manufacturer',
  'videos',
  'category details',
] as const
export type Column = (typeof COLUMNS)[number]

export interface AttributeColumns {
  name: number
  values: number | undefined
  visible: number | undefined
  global: number | undefined
  /** Our own column; not in WooCommerce. */
  swatches: number | undefined
}

/** Column positions of a file. */
export interface Header {
  /** As written in the file. */
  names: string[]
  /** Names that identify unchanged rows: those of columns that staff matched are part of them. */
  identity: string[]
  at: Partial<Record<Column, number>>
  units: { weight: string | undefined; length: string | undefined }
  attributes: AttributeColumns[]
  downloads: { name: number | undefined; url: number }[]
}

/**
 * Reads the header, in any case, order and known language; undefined when it cannot be that of a
 * product table. Columns that staff matched come first.
 */
export function readHeader(names: string[], mapping: Mapping = {}): Header | undefined {
  const keys = names.map(name => mapping[name] ?? toEnglishName(name))
  const at: Header['at'] = {}
  const units: Header['units'] = { weight: undefined, length: undefined }
  const isMatched = (index: number) => Object.hasOwn(mapping, names[index] ?? '')
  const order = [...keys.entries()].sort(([a], [b]) => Number(isMatched(b)) - Number(isMatched(a)))
  for (const [index, key] of order) {
    const [, measure, unit] = /^(weight|length|width|height) \((\w+)\)$/.exec(key) ?? []
    const name = (measure ?? key) as Column
    if (!COLUMNS.includes(name) || at[name] !== undefined) continue
    at[name] = index
    if (measure === 'weight') units.weight = unit
    else if (measure) units.length = unit
  }
  if (at.name === undefined || (at.sku === undefined && at.id === undefined)) return undefined
  const identity = names.map((name, index) => (isMatched(index) ? `${name}=${keys[index]}` : name))
  return { names, identity, at, units, attributes: numbered(keys), downloads: downloads(keys) }
}

/** The column of each heading, for showing how a file is read. */
export function matchHeadings(names: readonly string[]): (string | undefined)[] {
  return names.map(name => {
    const key = toEnglishName(name)
    const plain = /^(weight|length|width|height) \(\w+\)$/.exec(key)?.[1] ?? key
    return COLUMNS.includes(plain as Column) || REPEATED.test(key) ? plain : undefined
  })
}

const REPEATED =
  /^(?:attribute \d+ (?:name|values?(?:\(s\))?|value\(s\)|visible|global|swatches)|download \d+ (?:name|url))$/

function numbered(keys: string[]): AttributeColumns[] {
  const find = (key: string) => {
    const index = keys.indexOf(key)
    return index < 0 ? undefined : index
  }
  return keys.flatMap((key, name) => {
    const [, n] = /^attribute (\d+) name$/.exec(key) ?? []
    if (!n) return []
    const values = find(`attribute ${n} value(s)`) ?? find(`attribute ${n} values`)
    return [
      {
        name,
        values,
        visible: find(`attribute ${n} visible`),
        global: find(`attribute ${n} global`),
        swatches: find(`attribute ${n} swatches`),
      },
    ]
  })
}

function downloads(keys: string[]) {
  return keys.flatMap((key, url) => {
    const [, n] = /^download (\d+) url$/.exec(key) ?? []
    if (!n) return []
    const name = keys.indexOf(`download ${n} name`)
    return [{ url, name: name < 0 ? undefined : name }]
  })
}

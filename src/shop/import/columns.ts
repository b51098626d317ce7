import { toEnglishName } from './column-names.ts'

/** Columns of WooCommerce's product CSV that mean something here, in lower case. */
const COLUMNS = [
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
  at: Partial<Record<Column, number>>
  units: { weight: string | undefined; length: string | undefined }
  attributes: AttributeColumns[]
  downloads: { name: number | undefined; url: number }[]
}

/** Reads the header, in any case, order and known language; undefined when it cannot be that of a product table. */
export function readHeader(names: string[]): Header | undefined {
  const keys = names.map(toEnglishName)
  const at: Header['at'] = {}
  const units: Header['units'] = { weight: undefined, length: undefined }
  for (const [index, key] of keys.entries()) {
    const [, measure, unit] = /^(weight|length|width|height) \((\w+)\)$/.exec(key) ?? []
    const name = (measure ?? key) as Column
    if (!COLUMNS.includes(name) || at[name] !== undefined) continue
    at[name] = index
    if (measure === 'weight') units.weight = unit
    else if (measure) units.length = unit
  }
  if (at.name === undefined || (at.sku === undefined && at.id === undefined)) return undefined
  return { names, at, units, attributes: numbered(keys), downloads: downloads(keys) }
}

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

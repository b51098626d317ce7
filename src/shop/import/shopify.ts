import { readAmount } from '#csv'
import type { Mapping } from '../import-jobs/importer.ts'

interface CsvRecord {
  row: number
  values: string[]
}

/** Columns written by `fromShopify`, with WooCommerce's names. */
const HEADER = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Description',
  'Regular price',
  'Sale price',
  'Stock',
  'Backorders allowed?',
  'Weight (g)',
  'Tax status',
  'Categories',
  'Tags',
  'Brands',
  'Images',
  'Parent',
  'GTIN, UPC, EAN, or ISBN',
  'Cost of goods',
  'SEO title',
  'SEO description',
  ...[1, 2, 3].flatMap(n => [`Attribute ${n} name`, `Attribute ${n} value(s)`]),
] as const
type Column = (typeof HEADER)[number]
type Cells = Partial<Record<Column, string>>

export const OPTIONS = [1, 2, 3] as const

/** Shopify's column names since 2025. */
export const LATER_NAMES: Record<string, string> = {
  handle: 'url handle',
  'body (html)': 'description',
  published: 'published on online store',
  'variant sku': 'sku',
  'variant price': 'price',
  'variant compare at price': 'compare-at price',
  'variant taxable': 'charge tax',
  'variant inventory tracker': 'inventory tracker',
  'variant inventory qty': 'inventory quantity',
  'variant inventory policy': 'continue selling when out of stock',
  'variant grams': 'weight value (grams)',
  'variant requires shipping': 'requires shipping',
  'variant image': 'variant image url',
  'variant barcode': 'barcode',
  'image src': 'product image url',
}

export const wordOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Whether the header is that of Shopify's product export. */
export function isShopifyHeader(names: readonly string[]): boolean {
  const known = names.map(wordOf)
  return ['handle', 'title', 'variant price'].every(
    name => known.includes(name) || known.includes(LATER_NAMES[name] ?? name),
  )
}

/**
 * Converts Shopify's product CSV to WooCommerce's rows. Shopify writes a product as consecutive
 * rows with the same handle: the first contains the product and its first variant, others a
 * variant, an image or both.
 */
export async function* fromShopify(
  names: readonly string[],
  records: AsyncIterable<CsvRecord>,
  mapping: Mapping = {},
): AsyncGenerator<CsvRecord> {
  // Columns that staff matched follow those of Shopify, under their own headings.
  const matched = [...names.keys()].filter(index => mapping[names[index] ?? ''])
  const withMatched = ({ row, values }: CsvRecord, source: ShopifyRow): CsvRecord => ({
    row,
    values: [...values, ...matched.map(index => source.values[index] ?? '')],
  })
  yield { row: 1, values: [...HEADER, ...matched.map(index => names[index] ?? '')] }
  const places = new Map(names.map((name, index) => [wordOf(name), index]))
  let group: ShopifyRow[] = []
  for await (const record of records) {
    const row = toShopifyRow(places, record)
    if (group[0] && group[0].cell('handle') !== row.cell('handle')) {
      yield* converted(group, withMatched)
      group = []
    }
    group.push(row)
  }
  yield* converted(group, withMatched)
}

function* converted(
  group: readonly ShopifyRow[],
  withMatched: (record: CsvRecord, source: ShopifyRow) => CsvRecord,
) {
  for (const record of toWooCommerce(group)) {
    const source = group.find(({ row }) => row === Math.floor(record.row))
    if (source) yield withMatched(record, source)
  }
}

interface ShopifyRow {
  row: number
  values: string[]
  /** Empty if the column is missing. */
  cell(name: string): string
  has(name: string): boolean
}

function toShopifyRow(places: ReadonlyMap<string, number>, { row, values }: CsvRecord): ShopifyRow {
  const placeOf = (name: string) => places.get(name) ?? places.get(LATER_NAMES[name] ?? '')
  return {
    row,
    values,
    cell: name => (values[placeOf(name) ?? -1] ?? '').trim(),
    has: name => placeOf(name) !== undefined,
  }
}

function* toWooCommerce(group: readonly ShopifyRow[]): Generator<CsvRecord> {
  const [first] = group
  if (!first) return
  const variants = group.filter(
    (row, index) => index === 0 || row.cell('option1 value') || row.cell('variant price'),
  )
  const id = `shopify:${first.cell('handle')}`
  const options = OPTIONS.map(n => first.cell(`option${n} name`)).map(name =>
    name === 'Title' && variants.length === 1 ? '' : name,
  )
  const isVariable = options.some(Boolean)
  yield toRecord(first.row, {
    ...productCells(group, first),
    ...(isVariable ? {} : offerCells(first)),
    ID: id,
    Type: typeOf(isVariable ? 'variable' : 'simple', isVariable ? undefined : first),
    ...attributeCells(options, n => valuesOf(variants, n)),
  })
  if (!isVariable) return
  for (const [index, variant] of variants.entries()) {
    const values = OPTIONS.map(n => variant.cell(`option${n} value`))
    // The first variant shares its row with the product.
    yield toRecord(index === 0 ? first.row + 0.5 : variant.row, {
      ...offerCells(variant),
      ID: `${id}:${values.filter(Boolean).join('/')}`,
      Type: typeOf('variation', variant),
      Name: first.cell('title'),
      Published: '1',
      Images: variant.cell('variant image'),
      Parent: `id:${id}`,
      ...attributeCells(options, n => escapeComma(values[n - 1] ?? '')),
    })
  }
}

function productCells(group: readonly ShopifyRow[], first: ShopifyRow): Cells {
  const category = first.cell('type') || first.cell('product category')
  const isHidden = ['draft', 'archived'].includes(first.cell('status').toLowerCase())
  return {
    Name: first.cell('title'),
    Published: isHidden || first.cell('published').toLowerCase() === 'false' ? '0' : '1',
    Description: first.cell('body (html)') || first.cell('body html'),
    Categories: escapeComma(category),
    Tags: first.cell('tags'),
    Brands: escapeComma(first.cell('vendor')),
    Images: imagesOf(group).join(', '),
    'SEO title': first.cell('seo title'),
    'SEO description': first.cell('seo description'),
  }
}

/** Price and stock columns of a variant. */
function offerCells(row: ShopifyRow): Cells {
  const price = row.cell('variant price')
  const before = row.cell('variant compare at price')
  const isSale = Number(readAmount(before) ?? 0) > Number(readAmount(price) ?? 0)
  const isCounted = !row.has('variant inventory tracker') || row.cell('variant inventory tracker')
  return {
    SKU: row.cell('variant sku'),
    'Regular price': isSale ? before : price,
    'Sale price': isSale ? price : '',
    Stock: isCounted ? row.cell('variant inventory qty') : '',
    'Backorders allowed?': ['continue', 'true'].includes(
      row.cell('variant inventory policy').toLowerCase(),
    )
      ? '1'
      : '0',
    'GTIN, UPC, EAN, or ISBN': row.cell('variant barcode').replace(/^'/, ''),
    'Cost of goods': row.cell('cost per item'),
    'Weight (g)': row.cell('variant grams'),
    'Tax status': row.cell('variant taxable').toLowerCase() === 'false' ? 'none' : '',
  }
}

function typeOf(kind: string, offer: ShopifyRow | undefined): string {
  const isVirtual = offer?.cell('variant requires shipping').toLowerCase() === 'false'
  return isVirtual ? `${kind}, virtual` : kind
}

function attributeCells(options: readonly string[], readValue: (n: number) => string): Cells {
  const cells: Cells = {}
  for (const n of OPTIONS) {
    const name = options[n - 1]
    if (!name) continue
    cells[`Attribute ${n} name`] = name
    cells[`Attribute ${n} value(s)`] = readValue(n)
  }
  return cells
}

function valuesOf(variants: readonly ShopifyRow[], n: number): string {
  const values = variants.map(row => row.cell(`option${n} value`)).filter(Boolean)
  return [...new Set(values)].map(escapeComma).join(', ')
}

/** Sorted by position; images without one at the end. */
function imagesOf(group: readonly ShopifyRow[]): string[] {
  const images = group
    .filter(row => row.cell('image src'))
    .map(row => ({
      src: row.cell('image src').replaceAll(',', '%2C'),
      position: Number(row.cell('image position')) || Number.MAX_SAFE_INTEGER,
    }))
  images.sort((a, b) => a.position - b.position)
  return [...new Set(images.map(image => image.src))]
}

/** WooCommerce separates lists by commas. */
const escapeComma = (text: string) => text.replaceAll(',', '\\,')

const toRecord = (row: number, cells: Cells): CsvRecord => ({
  row,
  values: HEADER.map(name => cells[name] ?? ''),
})

import { toSlug } from '#base'
import type { StockInput, VariantInput } from '../catalog/input.ts'
import type { Measures } from '../catalog/view.ts'
import { readGtin } from '../model/gtin.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { Cells } from './cells.ts'
import { convert, readDecimal, shorten } from './cells.ts'
import { parseQuantities } from './parse-product.ts'
import type { RawRow } from './read-rows.ts'

/** Variant-level data of a row: prices, stock, measures, downloads. */
export function parseVariant(
  cells: Cells,
  raw: RawRow,
  row: { isVariation: boolean; types: readonly string[] },
  settings: ShopSettings,
): VariantInput {
  const { timeZone } = settings
  const taxClass = cells.text('tax class')
  return {
    // Drafts are not for sale as products, but their variants stay enabled for publishing.
    enabled: !row.isVariation || !['0', '-1'].includes(cells.text('published')),
    position: cells.integer('position'),
    regularPrice: cells.price('regular price', settings.currency),
    salePrice: cells.price('sale price', settings.currency),
    saleFrom: cells.date('date sale price starts', { timeZone }),
    saleTo: cells.date('date sale price ends', { end: true, timeZone }),
    stock: parseStock(cells, row.isVariation),
    taxClass: taxClass && taxClass !== 'parent' ? taxClass : undefined,
    shippingClass: toSlug(cells.text('shipping class')) || undefined,
    virtual: row.types.includes('virtual'),
    downloadable: row.types.includes('downloadable'),
    downloads: parseDownloads(raw),
    downloadLimit: notNegative(cells.integer('download limit')),
    downloadDays: notNegative(cells.integer('download expiry days')),
    descriptionHtml: row.isVariation ? cells.html('description') : '',
    ...(cells.has('content') && {
      content: cells.read('content', readDecimal, 'a number') ?? null,
    }),
    ...(cells.has(GTIN) && { gtin: parseGtin(cells) }),
    ...(cells.has('mpn') && { mpn: cells.text('mpn').slice(0, 70) || null }),
    ...(cells.has('cost of goods') && {
      cost: cells.price('cost of goods', settings.currency) ?? null,
    }),
    ...(row.isVariation && parseQuantities(cells)),
    measures: parseMeasures(cells, raw, settings),
  }
}

const GTIN = 'gtin, upc, ean, or isbn'

/** Shops also store numbers there that are no GTIN; these are left out. */
function parseGtin(cells: Cells): string | null {
  const text = cells.text(GTIN)
  const gtin = readGtin(text)
  if (text && !gtin) {
    cells.note('invalid-value', GTIN, `“${shorten(text)}” is not a GTIN and was left out.`)
  }
  return gtin ?? null
}

/** WooCommerce writes -1 for unlimited; an empty cell means the shop's default. */
function notNegative(count: number | undefined) {
  return count === undefined ? undefined : Math.max(0, count)
}

function parseStock(cells: Cells, isVariation: boolean): StockInput | 'product' {
  if (isVariation && cells.text('stock').toLowerCase() === 'parent') return 'product'
  const onBackorder = cells.text('in stock?').toLowerCase() === 'backorder'
  const inStock = onBackorder || cells.flag('in stock?') !== false
  const notify = cells.text('backorders allowed?').toLowerCase() === 'notify'
  return {
    quantity: cells.integer('stock'),
    status: onBackorder ? 'on-backorder' : inStock ? 'in-stock' : 'out-of-stock',
    backorders: notify ? 'notify' : cells.flag('backorders allowed?') ? 'yes' : 'no',
    lowAt: cells.integer('low stock amount'),
  }
}

function parseMeasures(cells: Cells, { header }: RawRow, settings: ShopSettings): Measures {
  const measures: Measures = {}
  for (const part of ['weight', 'length', 'width', 'height'] as const) {
    const value = cells.read(part, readDecimal, 'a number')
    const quantity = part === 'weight' ? 'weight' : 'length'
    const unit = settings.units[quantity]
    if (value !== undefined) measures[part] = convert(value, header.units[quantity] ?? unit, unit)
  }
  return measures
}

function parseDownloads({ header, values }: RawRow) {
  return header.downloads.flatMap(columns => {
    const url = (values[columns.url] ?? '').trim()
    const name = columns.name === undefined ? '' : (values[columns.name] ?? '').trim()
    return url ? [{ name: name || url, url }] : []
  })
}

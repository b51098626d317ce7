import { setImmediate as breathe } from 'node:timers/promises'
import { csvLine } from '#base'
import type { Database } from '#db'
import { readDownloads, readOptions } from '../catalog/stored.ts'
import type { ShopSettings } from '../model/settings.ts'

const FIXED = [
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description',
  'Date sale price starts,Date sale price ends,Tax status,Tax class,Shipping class,In stock?,Stock,Low stock amount',
  'Backorders allowed?,Sold individually?,Weight,Length,Width,Height,Purchase note,Sale price',
  'Regular price,Categories,Tags,Brands,Images,Parent,Grouped products,Upsells,Cross-sells,External URL',
  'Button text,Position,Download limit,Download expiry days',
  // Not in WooCommerce.
  'Gift card?,No withdrawal?,Content,Content unit,Safety information,Guarantee years,MPN',
  'Minimum quantity,Maximum quantity,Quantity step,SEO title,SEO description,No index?,Social image',
  'Add-ons,Bundled items,Bundle discount,Allow customer reviews?,Slug,Created at,Manufacturer,Videos',
  'Category details',
].join(',')
/** WooCommerce's name contains commas. */
export const GTIN_COLUMN = 'GTIN, UPC, EAN, or ISBN'
const COLUMNS = [...FIXED.split(','), GTIN_COLUMN, 'Cost of goods']

/** Values by column name. */
export type Cells = Partial<Record<string, string | number>>

/** Number of repeated columns, by the product with the most. */
export interface ColumnCounts {
  attributes: number
  downloads: number
}

/** Column names; weight and dimensions include units. */
export function headerLine({ weight, length }: ShopSettings['units'], counts: ColumnCounts) {
  const header = COLUMNS.map(name =>
    name === 'Weight'
      ? `Weight (${weight})`
      : /^(Length|Width|Height)$/.test(name)
        ? `${name} (${length})`
        : name,
  )
  for (let n = 1; n <= counts.attributes; n++) {
    header.push(`Attribute ${n} name`, `Attribute ${n} value(s)`)
    header.push(`Attribute ${n} visible`, `Attribute ${n} global`, `Attribute ${n} swatches`)
  }
  for (let n = 1; n <= counts.downloads; n++) header.push(`Download ${n} name`, `Download ${n} URL`)
  return csvLine(header)
}

/** A line with cells in header order. */
export function toLine(
  cells: Cells,
  attributes: string[],
  downloadable: { downloads: string } | undefined,
  counts: ColumnCounts,
): string {
  const fixed = COLUMNS.map(name => String(cells[name] ?? ''))
  const downloads = readDownloads(downloadable?.downloads ?? '[]')
  const files = downloads.flatMap(({ name, url }) => [name, url])
  return csvLine([
    ...fixed,
    ...fill(attributes, counts.attributes * 5),
    ...fill(files, counts.downloads * 2),
  ])
}

function fill(cells: string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '')
}

export async function countColumns(db: Database): Promise<ColumnCounts> {
  const counts = { attributes: 0, downloads: 0 }
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'options'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const { options } of rows) {
      counts.attributes = Math.max(counts.attributes, readOptions(options).length)
    }
    const end = rows.at(-1)
    if (!end) break
    last = end.id
    await breathe()
  }
  // Few products have downloads.
  const rows = await db
    .selectFrom('variants')
    .select('downloads')
    .distinct()
    .where('downloads', '!=', '[]')
    .execute()
  for (const { downloads } of rows) {
    counts.downloads = Math.max(counts.downloads, readDownloads(downloads).length)
  }
  return counts
}

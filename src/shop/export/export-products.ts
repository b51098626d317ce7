import { setImmediate as breathe } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { csvLine, toDecimal } from '#base'
import type { Database, Tables } from '#db'
import { readChoice, readDownloads, readIds, readMeasures, readOptions } from '../catalog/stored.ts'
import type { ProductOption } from '../catalog/view.ts'
import type { ShopSettings } from '../settings.ts'
import { joinList } from './join-list.ts'
import { exportReferences, type References } from './references.ts'

const BATCH = 100
const FIXED = [
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description',
  'Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount',
  'Backorders allowed?,Sold individually?,Weight,Length,Width,Height,Purchase note,Sale price',
  'Regular price,Categories,Tags,Images,Parent,Grouped products,Upsells,Cross-sells,External URL',
  'Button text,Position',
].join(',')
const COLUMNS = FIXED.split(',')

interface Context {
  db: Database
  settings: ShopSettings
  publicUrl: string
}

type Product = Selectable<Tables['products']>
type Variant = Selectable<Tables['variants']>
type StockItem = Selectable<Tables['stock_items']>
type Cells = Partial<Record<string, string | number>>
/** As many columns of each as the product with the most of them needs. */
interface Most {
  attributes: number
  downloads: number
}

/** The catalogue without its trash, in the format that the import takes, some lines at a time. */
export async function* exportProducts(context: Context): AsyncGenerator<string> {
  const { db } = context
  const most = await mostOfEach(db)
  const { weight, length } = context.settings.units
  const header = COLUMNS.map(name =>
    name === 'Weight'
      ? `Weight (${weight})`
      : /^(Length|Width|Height)$/.test(name)
        ? `${name} (${length})`
        : name,
  )
  for (let n = 1; n <= most.attributes; n++) {
    header.push(`Attribute ${n} name`, `Attribute ${n} value(s)`)
    header.push(`Attribute ${n} visible`, `Attribute ${n} global`, `Attribute ${n} swatches`)
  }
  for (let n = 1; n <= most.downloads; n++) header.push(`Download ${n} name`, `Download ${n} URL`)
  yield csvLine(header)
  for (let last = ''; ; ) {
    const products = await db
      .selectFrom('products')
      .selectAll()
      .where('status', '!=', 'trash')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = products.at(-1)
    if (!end) return
    last = end.id
    yield (await toLines(context, products, most)).join('')
    await breathe()
  }
}

async function toLines(context: Context, products: Product[], most: Most) {
  const { db } = context
  const ids = products.map(product => product.id)
  const of = <Table extends 'variants' | 'stock_items'>(table: Table) =>
    db
      .selectFrom(table as 'variants')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('id')
  const variants = (await of('variants').orderBy('position').execute()) as Variant[]
  const stockItems = (await of('stock_items').execute()) as unknown as StockItem[]
  const stockItem = new Map(stockItems.map(one => [one.id, one]))
  const references = await exportReferences(db, products)
  const byProduct = Map.groupBy(variants, variant => variant.product_id)
  return products.flatMap(product => {
    const own = (byProduct.get(product.id) ?? []).sort((a, b) => a.position - b.position)
    const options = readOptions(product.options)
    const isSold = product.type === 'simple' || product.type === 'external'
    const goods = isSold ? own[0] : undefined
    const cells = {
      ...ofProduct(context, product, references),
      ...ofStockItem(stockItem.get(product.id)),
      ...(goods ? ofGoods(context, goods) : {}),
      Type: typeOf(product.type, goods),
    }
    const rest = isSold ? [] : own
    return [
      toLine(cells, attributesOf(context, options), goods, most),
      ...rest.map(variant =>
        toLine(
          {
            ...ofVariant(context, product, variant, references),
            ...(variant.stock_id === product.id
              ? { Stock: 'parent', 'In stock?': 1 }
              : ofStockItem(stockItem.get(variant.stock_id))),
          },
          chosen(options, readChoice(variant.options)),
          variant,
          most,
        ),
      ),
    ]
  })
}

function toLine(cells: Cells, attributes: string[], goods: Variant | undefined, most: Most) {
  const fixed = COLUMNS.map(name => String(cells[name] ?? ''))
  const downloads = readDownloads(goods?.downloads ?? '[]')
  const files = downloads.flatMap(({ name, url }) => [name, url])
  return csvLine([
    ...fixed,
    ...fill(attributes, most.attributes * 5),
    ...fill(files, most.downloads * 2),
  ])
}

function fill(cells: string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '')
}

function typeOf(type: string, goods: Variant | undefined): string {
  const marks = [goods?.virtual ? 'virtual' : '', goods?.downloadable ? 'downloadable' : '']
  return [type, ...marks.filter(Boolean)].join(', ')
}

function ofProduct(context: Context, row: Product, references: References): Cells {
  return {
    ID: idOf(row),
    SKU: row.sku ?? '',
    Name: row.name,
    Published: row.status === 'published' ? 1 : 0,
    'Is featured?': row.featured,
    'Visibility in catalog': row.visibility,
    'Short description': row.short_html,
    Description: row.description_html,
    'Tax status': row.tax_status,
    'Tax class': row.tax_class,
    'Sold individually?': row.sold_individually,
    'Purchase note': row.purchase_note,
    Categories: joinList(references.categories(row.id)),
    Tags: joinList(references.tags(row.id)),
    Images: joinList(readIds(row.images).map(id => pictureUrl(context, id))),
    'Grouped products': joinList(references.products(readIds(row.grouped))),
    Upsells: joinList(references.products(readIds(row.upsells))),
    'Cross-sells': joinList(references.products(readIds(row.cross_sells))),
    'External URL': row.external_url,
    'Button text': row.button_text,
    Position: row.position,
  }
}

function ofVariant(
  context: Context,
  product: Product,
  row: Variant,
  references: References,
): Cells {
  return {
    ...ofGoods(context, row),
    ID: idOf(row),
    Type: typeOf('variation', row),
    SKU: row.sku ?? '',
    Name: product.name,
    Published: row.enabled,
    Description: row.description_html,
    'Tax class': row.tax_class ?? 'parent',
    Images: row.image ? pictureUrl(context, row.image) : '',
    Parent: references.products([product.id])[0] ?? '',
    Position: row.position,
  }
}

/** The id that it had elsewhere, else its own: the import knows both. */
function idOf(row: { id: string; external_id: string | null }): string {
  return row.external_id && !row.external_id.startsWith('name:') ? row.external_id : row.id
}

function ofGoods({ settings }: Context, row: Variant): Cells {
  const price = (minor: number | null) =>
    minor === null ? '' : toDecimal(minor, settings.currency)
  const day = (at: number | null) =>
    at === null ? '' : `${new Date(at).toISOString().slice(0, 19)}Z`
  const { weight = '', length = '', width = '', height = '' } = readMeasures(row.measures)
  return {
    'Regular price': price(row.regular_price),
    'Sale price': price(row.sale_price),
    'Date sale price starts': day(row.sale_from),
    'Date sale price ends': day(row.sale_to),
    Weight: weight,
    Length: length,
    Width: width,
    Height: height,
  }
}

function ofStockItem(stockItem: StockItem | undefined): Cells {
  if (!stockItem) return {}
  return {
    'In stock?':
      stockItem.status === 'on-backorder'
        ? 'backorder'
        : stockItem.status === 'out-of-stock'
          ? 0
          : 1,
    Stock: stockItem.managed ? stockItem.quantity : '',
    'Low stock amount': stockItem.low_at ?? '',
    'Backorders allowed?': { no: '0', notify: 'notify', yes: '1' }[stockItem.backorders] ?? '0',
  }
}

function attributesOf(context: Context, options: readonly ProductOption[]): string[] {
  return options.flatMap(option => [
    option.name,
    joinList(option.values),
    option.visible ? '1' : '0',
    option.global ? '1' : '0',
    joinList(swatchesOf(context, option)),
  ])
}

/** As `parseSwatches` reads them. */
function swatchesOf(context: Context, { swatches = {} }: ProductOption): string[] {
  return Object.entries(swatches).flatMap(([value, { image, colour }]) => {
    const shown = image ? pictureUrl(context, image) : colour
    return shown ? `${value}: ${shown}` : []
  })
}

function chosen(options: readonly ProductOption[], choice: Record<string, string>): string[] {
  return options
    .filter(option => option.variation)
    .flatMap(option => [
      option.name,
      joinList([choice[option.key] ?? '']),
      '',
      option.global ? '1' : '0',
      '',
    ])
}

function pictureUrl({ publicUrl }: Context, id: string): string {
  return `${publicUrl}/media/${id}/original`
}

async function mostOfEach(db: Database): Promise<Most> {
  const most = { attributes: 0, downloads: 0 }
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'options'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const { options } of rows) {
      most.attributes = Math.max(most.attributes, readOptions(options).length)
    }
    const end = rows.at(-1)
    if (!end) break
    last = end.id
    await breathe()
  }
  // Few have any.
  const rows = await db
    .selectFrom('variants')
    .select('downloads')
    .distinct()
    .where('downloads', '!=', '[]')
    .execute()
  for (const { downloads } of rows) {
    most.downloads = Math.max(most.downloads, readDownloads(downloads).length)
  }
  return most
}

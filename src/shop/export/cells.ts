import type { Selectable } from 'kysely'
import { toDecimal, toSlug } from '#base'
import type { Tables } from '#db'
import { readIds, readMeasures } from '../catalog/stored.ts'
import type { ProductOption } from '../catalog/view.ts'
import { readBundle } from '../model/bundle.ts'
import type { QuantityColumns } from '../model/quantity-rule.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type Cells, GTIN_COLUMN } from './columns.ts'
import { type ExportedCategory, idOf, type References } from './references.ts'

const PPM_PER_PERCENT = 10_000

type Product = Selectable<Tables['products']>
type Variant = Selectable<Tables['variants']>
type StockItem = Selectable<Tables['stock_items']>

interface Context {
  settings: ShopSettings
  publicUrl: string
}

export function typeOf(type: string, variant: Variant | undefined): string {
  const kinds = [variant?.virtual ? 'virtual' : '', variant?.downloadable ? 'downloadable' : '']
  return [type, ...kinds.filter(Boolean)].join(', ')
}

export function ofProduct(context: Context, row: Product, references: References): Cells {
  return {
    ID: idOf(row),
    SKU: row.sku ?? '',
    Name: row.name,
    Published: row.status === 'published' ? 1 : 0,
    'Is featured?': row.featured,
    'Visibility in catalog': row.visibility,
    'Short description': escapeBreaks(row.short_html),
    Description: escapeBreaks(row.description_html),
    'Tax status': row.tax_status,
    'Tax class': row.tax_class,
    'Shipping class': row.shipping_class,
    'Sold individually?': row.sold_individually,
    'Gift card?': row.gift_card,
    'No withdrawal?': row.no_withdrawal,
    'Content unit': row.content_unit,
    'Safety information': row.safety,
    'Guarantee years': row.guarantee_years,
    ...quantityCells(row),
    'Bundled items': joinList(
      readBundle(row.bundle).flatMap(({ variantId, quantity, choice }) => {
        const reference = references.variant(variantId)
        return reference ? [`${quantity} × ${choice ? 'any of ' : ''}${reference}`] : []
      }),
    ),
    'Bundle discount': row.bundle_ppm === null ? '' : row.bundle_ppm / PPM_PER_PERCENT,
    'Add-ons': row.addons === '[]' ? '' : row.addons,
    'SEO title': row.seo_title,
    'SEO description': row.seo_description,
    'No index?': row.noindex,
    'Social image': row.social_image ? pictureUrl(context, row.social_image) : '',
    'Allow customer reviews?': row.reviews_allowed,
    'Purchase note': escapeBreaks(row.purchase_note),
    Slug: row.slug,
    'Created at': new Date(row.created_at).toISOString(),
    Manufacturer: references.manufacturer(row.manufacturer_id),
    Videos: row.videos === '[]' ? '' : row.videos,
    Categories: joinList(references.categories(row.id)),
    'Category details': categoryDetails(context, references.newCategories(row.id)),
    Tags: joinList(references.tags(row.id)),
    Brands: joinList(references.brand(row.brand_id)),
    Images: joinList(readIds(row.images).map(id => pictureUrl(context, id))),
    'Grouped products': joinList(references.products(readIds(row.grouped))),
    Upsells: joinList(references.products(readIds(row.upsells))),
    'Cross-sells': joinList(references.products(readIds(row.cross_sells))),
    'External URL': row.external_url,
    'Button text': row.button_text,
    Position: row.position,
  }
}

/** JSON of the categories that differ from new ones. */
function categoryDetails(context: Context, categories: readonly ExportedCategory[]): string {
  const details = categories.flatMap(({ path, slug, description, image, position }) => {
    const own = {
      ...(slug !== toSlug(path.at(-1) ?? '') && { slug }),
      ...(description && { description }),
      ...(image && { image: pictureUrl(context, image) }),
      ...(position !== 0 && { position }),
    }
    return Object.keys(own).length === 0 ? [] : [{ path, ...own }]
  })
  return details.length === 0 ? '' : JSON.stringify(details)
}

export function ofVariant(
  context: Context,
  product: Product,
  row: Variant,
  references: References,
): Cells {
  return {
    ...ofOffer(context, row),
    ...quantityCells(row),
    ID: idOf(row),
    Type: typeOf('variation', row),
    SKU: row.sku ?? '',
    Name: product.name,
    Published: row.enabled,
    Description: escapeBreaks(row.description_html),
    'Tax class': row.tax_class ?? 'parent',
    'Shipping class': row.shipping_class ?? '',
    Images: row.image ? pictureUrl(context, row.image) : '',
    Parent: references.products([product.id])[0] ?? '',
    Position: row.position,
  }
}

const quantityCells = (row: QuantityColumns): Cells => ({
  'Minimum quantity': row.min_quantity ?? '',
  'Maximum quantity': row.max_quantity ?? '',
  'Quantity step': row.quantity_step ?? '',
})

/** Escapes literal `\\n`, which WooCommerce uses for line breaks. */
const escapeBreaks = (html: string) => html.replaceAll('\\n', '\\\\n')

export function ofOffer({ settings }: Context, row: Variant): Cells {
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
    'Download limit': row.download_limit ?? '',
    'Download expiry days': row.download_days ?? '',
    Weight: weight,
    Length: length,
    Width: width,
    Height: height,
    Content: row.content ?? '',
    [GTIN_COLUMN]: row.gtin ?? '',
    MPN: row.mpn ?? '',
    'Cost of goods': price(row.cost),
  }
}

export function ofStockItem(stockItem: StockItem | undefined): Cells {
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

export function attributesOf(context: Context, options: readonly ProductOption[]): string[] {
  return options.flatMap(option => [
    option.name,
    joinList(option.values),
    option.visible ? '1' : '0',
    option.global ? '1' : '0',
    joinList(swatchesOf(context, option)),
  ])
}

/** Format of `parseSwatches`. */
function swatchesOf(context: Context, { swatches = {} }: ProductOption): string[] {
  return Object.entries(swatches).flatMap(([value, { image, colour }]) => {
    const shown = image ? pictureUrl(context, image) : colour
    return shown ? `${value}: ${shown}` : []
  })
}

export function chosenOf(
  options: readonly ProductOption[],
  choice: Record<string, string>,
): string[] {
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

/** Joins values in one cell; commas in values are escaped. */
function joinList(values: readonly string[]): string {
  return values
    .filter(Boolean)
    .map(value => value.replaceAll(',', '\\,'))
    .join(', ')
}

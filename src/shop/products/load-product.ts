import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import {
  readChoice,
  readDownloads,
  readIds,
  readMeasures,
  readOptions,
  readVideos,
} from '../catalog/stored.ts'
import { readAddons } from '../model/addon.ts'
import { type BundlePart, readBundle } from '../model/bundle.ts'
import type { QuantityColumns } from '../model/quantity-rule.ts'
import type { ShopSettings } from '../model/settings.ts'
import { newProduct } from './new-product.ts'
import type {
  OfferEdit,
  ProductEdit,
  ProductRecord,
  StockEdit,
  VariantEdit,
} from './product-edit.ts'

type ProductRow = Selectable<Tables['products']>
type VariantRow = Selectable<Tables['variants']>
type StockItem = Selectable<Tables['stock_items']>

/** A product for editing, in any status. */
export async function loadProduct(
  { db, settings }: { db: Database; settings: ShopSettings },
  id: string,
): Promise<ProductRecord | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const stockItems = await db
    .selectFrom('stock_items')
    .selectAll()
    .where('product_id', '=', id)
    .execute()
  const byId = new Map(stockItems.map(stockItem => [stockItem.id, stockItem]))
  const isSoldAsItIs = row.type === 'simple' || row.type === 'external'
  const [own] = variants
  return {
    id,
    ...toEdit(row),
    bundle: await withVariable(db, readBundle(row.bundle)),
    categories: await categoriesOf(db, id),
    tags: await tagsOf(db, id),
    offer: isSoldAsItIs && own ? toOffer(own) : newProduct.offer,
    stock: toStock(byId.get(id)),
    variants: isSoldAsItIs ? [] : variants.map(variant => toVariant(variant, byId)),
    path: settings.paths.product + row.slug,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type OwnFields = Omit<
  ProductEdit,
  'bundle' | 'categories' | 'tags' | 'offer' | 'stock' | 'variants'
>

/** Parts of variable products with the information whether buyers choose the variant. */
async function withVariable(db: Database, parts: BundlePart[]): Promise<BundlePart[]> {
  if (parts.length === 0) return parts
  const ids = parts.map(part => part.variantId)
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select('variants.id')
    .where('variants.id', 'in', ids)
    .where('type', '=', 'variable')
    .execute()
  const variable = new Set(rows.map(row => row.id))
  return parts.map(part =>
    variable.has(part.variantId) ? { ...part, choice: part.choice ?? false } : part,
  )
}

function toEdit(row: ProductRow): OwnFields {
  return {
    type: row.type as ProductEdit['type'],
    status: row.status as ProductEdit['status'],
    visibility: row.visibility as ProductEdit['visibility'],
    featured: row.featured === 1,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    shortHtml: row.short_html,
    descriptionHtml: row.description_html,
    purchaseNote: row.purchase_note,
    taxStatus: row.tax_status as ProductEdit['taxStatus'],
    taxClass: row.tax_class,
    shippingClass: row.shipping_class,
    giftCard: row.gift_card === 1,
    noWithdrawal: row.no_withdrawal === 1,
    contentUnit: row.content_unit as ProductEdit['contentUnit'],
    manufacturerId: row.manufacturer_id,
    brandId: row.brand_id,
    sizeGuide: row.size_guide,
    safety: row.safety,
    guaranteeYears: row.guarantee_years,
    soldIndividually: row.sold_individually === 1,
    ...toQuantities(row),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    noindex: row.noindex === 1,
    socialImage: row.social_image,
    reviewsAllowed: row.reviews_allowed === 1,
    externalUrl: row.external_url,
    buttonText: row.button_text,
    position: row.position,
    options: readOptions(row.options),
    addons: readAddons(row.addons),
    bundlePpm: row.bundle_ppm,
    images: readIds(row.images),
    videos: readVideos(row.videos),
    upsells: readIds(row.upsells),
    crossSells: readIds(row.cross_sells),
    grouped: readIds(row.grouped),
  }
}

function toOffer(row: VariantRow): OfferEdit {
  const { weight = null, length = null, width = null, height = null } = readMeasures(row.measures)
  return {
    regularPrice: row.regular_price,
    salePrice: row.sale_price,
    saleFrom: row.sale_from,
    saleTo: row.sale_to,
    virtual: row.virtual === 1,
    downloadable: row.downloadable === 1,
    downloads: readDownloads(row.downloads),
    downloadLimit: row.download_limit,
    downloadDays: row.download_days,
    gtin: row.gtin,
    mpn: row.mpn,
    cost: row.cost,
    content: row.content,
    measures: { weight, length, width, height },
  }
}

const toQuantities = (row: QuantityColumns) => ({
  minQuantity: row.min_quantity,
  maxQuantity: row.max_quantity,
  quantityStep: row.quantity_step,
})

function toVariant(row: VariantRow, stockItems: Map<string, StockItem>): VariantEdit {
  return {
    id: row.id,
    ...toOffer(row),
    ...toQuantities(row),
    sku: row.sku,
    options: readChoice(row.options),
    enabled: row.enabled === 1,
    image: row.image,
    descriptionHtml: row.description_html,
    taxClass: row.tax_class,
    shippingClass: row.shipping_class,
    stock: row.stock_id === row.product_id ? null : toStock(stockItems.get(row.stock_id)),
  }
}

function toStock(stockItem: StockItem | undefined): StockEdit {
  if (!stockItem) return { ...newProduct.stock, was: null }
  const quantity = stockItem.managed === 1 ? stockItem.quantity : null
  return {
    quantity,
    was: quantity,
    status: stockItem.status as StockEdit['status'],
    backorders: stockItem.backorders as StockEdit['backorders'],
    lowAt: stockItem.low_at,
  }
}

async function categoriesOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', id)
    .orderBy('category_id')
    .execute()
  return rows.map(row => row.category_id)
}

async function tagsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select('name')
    .where('product_id', '=', id)
    .orderBy('name')
    .execute()
  return rows.map(row => row.name)
}

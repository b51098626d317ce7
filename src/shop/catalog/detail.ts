import type { Selectable } from 'kysely'
import type { Minor } from '#base'
import type { Tables } from '#db'
import { loadShares } from '../customer-groups/load-shares.ts'
import type { AddonPrice } from '../model/addon.ts'
import { readAllAddons, readBundle } from '../model/bundle.ts'
import type { Picture, ProductVideo } from '../model/media.ts'
import { hasQuantityRule, type QuantityColumns, quantityRule } from '../model/quantity-rule.ts'
import { effectivePrice, priceIn } from '../money/effective-price.ts'
import { convertPrice } from '../money/exchange.ts'
import { storedPriceFor } from '../money/group-price.ts'
import { priceSuffix, shownPrice } from '../money/shown-price.ts'
import { unitPriceOf } from '../money/unit-price.ts'
import type { StockState } from '../stock/availability.ts'
import { toVariantStock } from '../stock/availability.ts'
import { termPath } from './addresses.ts'
import { type AutomaticPrices, earliest, loadAutomaticPrices } from './automatic-prices.ts'
import { describeParts, loadParts, soldOutChoices, stockOfBundle } from './bundle-parts.ts'
import { loadCards, toExternal, toPriceRange } from './cards.ts'
import { loadPriceHistory, lowestPriceOf, type PriceHistory } from './price-history.ts'
import { loadDisclosures } from './product-safety.ts'
import { toRating } from './rating.ts'
import type { CatalogReader } from './reader.ts'
import { catalogTags, tagCurrency, tagGroupPrices } from './reader.ts'
import {
  isPublished,
  readChoice,
  readIds,
  readMeasures,
  readOptions,
  readVideos,
  type StoredVideo,
} from './stored.ts'
import { summarize } from './summary.ts'
import { showSwatches, swatchImages } from './swatches.ts'
import type {
  ProductDetail,
  ProductType,
  ShownAddon,
  ShownSurcharge,
  Term,
  VariantView,
} from './view.ts'

/** Data of a published product's page by slug; undefined if it does not exist. */
export async function productBySlug(
  reader: CatalogReader,
  slug: string,
): Promise<ProductDetail | undefined> {
  const row = await reader.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug.replaceAll('\0', ''))
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (row) return toDetail(reader, row, true)
  // It may be published later.
  reader.tag?.(catalogTags.at(slug))
  return undefined
}

/** Details of published products in the given order, without data specific to their own page. */
async function productsById(reader: CatalogReader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await reader.db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.filter(isPublished).map(row => [row.id, row]))
  return Promise.all(
    ids.flatMap(id => {
      const row = byId.get(id)
      return row ? [toDetail(reader, row, false)] : []
    }),
  )
}

async function toDetail(
  reader: CatalogReader,
  row: ProductRow,
  whole: boolean,
): Promise<ProductDetail> {
  const { settings, taxes } = reader
  const nowMs = reader.clock.now()
  const variantRows = await loadVariants(reader, row.id)
  const summaries = await summarize(reader.db, [row], {
    nowMs,
    lowAt: settings.stock.lowAt,
    automatic: await reader.automatic.get(),
    group: settings.group,
  })
  const sharePpm = (await loadShares(reader.db, settings.group, [row]))(row.id)
  const summary = { ...row, ...summaries.get(row.id) }
  const automatic = await loadAutomaticPrices(reader, [row.id])
  const history = await loadPriceHistory(
    reader,
    summary.on_sale === 1 || automatic.discounts.length > 0 ? variantRows.map(one => one.id) : [],
  )
  const images = [...readIds(row.images), ...variantRows.flatMap(variant => variant.image ?? [])]
  const imageIds = [...new Set(images)]
  const options = readOptions(row.options)
  const bundle = readBundle(row.bundle)
  const parts = await loadParts(reader.db, [row])
  const bundleStock =
    bundle.length > 0 ? stockOfBundle(bundle, parts, settings.stock.lowAt) : undefined
  // The page shows which variants of the parts are sold out.
  const choosable = new Set(
    bundle.flatMap(part => (part.choice ? (parts.get(part.variantId)?.product_id ?? []) : [])),
  )
  const storedVideos = readVideos(row.videos)
  const posters = storedVideos.flatMap(({ poster }) => poster ?? [])
  const { scene } = reader.pictures
  const hasMedia = imageIds.length + storedVideos.length > 0
  const shownImages = [
    ...imageIds,
    ...swatchImages(options),
    ...posters,
    ...(hasMedia ? [] : [scene]),
  ]
  const pictures = await reader.pictures.resolve(shownImages)
  tagCurrency(reader)
  await tagGroupPrices(reader)
  const members = whole ? readIds(row.grouped) : []
  const categories = whole ? await categoriesOf(reader, row.id) : []
  const upsells = whole ? readIds(row.upsells) : []
  reader.tag?.(
    ...[row.id, ...members, ...choosable].map(catalogTags.product),
    ...shownImages.map(reader.pictures.cacheTag),
  )
  return {
    id: row.id,
    type: row.type as ProductType,
    slug: row.slug,
    path: settings.paths.product + row.slug,
    name: row.name,
    sku: row.sku ?? undefined,
    shortHtml: row.short_html,
    descriptionHtml: row.description_html,
    price: toPriceRange({ settings, taxes }, summary, automatic),
    ...toRating(row),
    stock: summary.stock_state as StockState,
    createdAt: row.created_at,
    options,
    addons: showAddons(reader, row, automatic, soldOutChoices(bundle, parts)),
    swatches: showSwatches(options, pictures, settings.locale),
    parts: describeParts(bundle, parts, settings.paths.product),
    variants: variantRows.map(variant => ({
      ...toVariant(reader, variant, row, { automatic, history, sharePpm }),
      ...(bundleStock && { stock: bundleStock }),
    })),
    gallery: imageIds.flatMap(id => pictures.get(id) ?? []),
    scene: hasMedia ? undefined : pictures.get(scene),
    videos: whole ? await toVideos(reader, storedVideos, pictures) : [],
    categories: categories.map(({ name, path }) => ({ name, path })),
    sizeGuide: row.size_guide ?? categories.find(one => one.sizeGuide)?.sizeGuide ?? undefined,
    tags: whole ? await tagsOf(reader, row.id) : [],
    ...(whole && row.brand_id && (await brandOf(reader, row.brand_id))),
    measures: readMeasures(variantRows[0]?.measures ?? '{}'),
    isShipped: variantRows.some(variant => variant.virtual === 0),
    units: settings.units,
    soldIndividually: row.sold_individually === 1,
    acceptsReviews: row.reviews_allowed === 1,
    rule: ruleOf(row),
    seo: {
      title: row.seo_title,
      description: row.seo_description,
      noindex: row.noindex === 1,
      image: row.social_image ?? undefined,
    },
    members: await productsById(reader, members),
    crossSells: whole ? readIds(row.cross_sells) : [],
    upsells: (await loadCards(reader, upsells)).products,
    external: toExternal(row),
    ...(await loadDisclosures(reader, row)),
    money: { currency: settings.currency, locale: settings.locale },
    freshUntil: earliest([summary.price_until, automatic.freshUntil]),
  }
}

/** Playable videos; falls back to the URL if the file was deleted. */
async function toVideos(
  { pictures: library, tag }: CatalogReader,
  stored: readonly StoredVideo[],
  pictures: ReadonlyMap<string, Picture>,
): Promise<ProductVideo[]> {
  const ids = stored.flatMap(({ file }) => file ?? [])
  if (stored.length === 0) return []
  tag?.(...ids.map(library.cacheTag))
  const files = await library.videos(ids, (...tags) => tag?.(...tags))
  return stored
    .map(({ file, url, poster }) => ({
      file: (file && files.get(file)) || null,
      url,
      poster: (poster && pictures.get(poster)) || null,
    }))
    .filter(({ file, url }) => file || url)
}

function loadVariants({ db }: CatalogReader, productId: string) {
  return db
    .selectFrom('variants')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .selectAll('variants')
    .select(['managed', 'quantity', 'status', 'backorders', 'low_at'])
    .where('variants.product_id', '=', productId)
    .where('enabled', '=', 1)
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute()
}

type VariantRow = Awaited<ReturnType<typeof loadVariants>>[number]
type ProductRow = Selectable<Tables['products']>

/** A variant as displayed. */
export function toVariant(
  reader: CatalogReader,
  row: VariantRow,
  product: ProductRow,
  {
    automatic,
    history,
    sharePpm,
  }: {
    automatic: AutomaticPrices
    history: PriceHistory
    /** Share of the buyer's group. */
    sharePpm: number
  },
): VariantView {
  const { settings, taxes } = reader
  const base = effectivePrice(storedPriceFor(row, sharePpm), reader.clock.now())
  const price = base && priceIn(base, settings.exchange)
  const goods = { ...product, tax_class: row.tax_class ?? product.tax_class }
  const { id: productId, type, gift_card } = product
  const item = { productId, variantId: row.id, type, gift_card, onSale: price?.onSale ?? false }
  const reduce = (amount: number) => automatic.reduce(item, amount).amount
  const shown = price && shownPrice(settings, taxes, price.price, goods)
  const reduced = price && shownPrice(settings, taxes, price.price, goods, reduce)
  const suffix = priceSuffix(settings, taxes, price?.price, goods, reduce)
  const lowest = lowestPriceOf(reader, history.get(row.id), {
    item,
    goods,
    automatic,
    sharePpm,
  })
  const unitPrice = settings.disclosures.unitPrice
    ? unitPriceOf(reduced, row.content, product.content_unit)
    : undefined
  return {
    id: row.id,
    sku: row.sku ?? undefined,
    options: readChoice(row.options),
    price: reduced,
    regularPrice: price && shownPrice(settings, taxes, price.regular, goods),
    onSale: item.onSale || reduced !== shown,
    ...(suffix ? { suffix } : {}),
    ...(unitPrice && { unitPrice }),
    ...(lowest !== undefined && { lowest }),
    ...toFacts(row, product),
    stock: toVariantStock(row, settings.stock.lowAt),
    picture: row.image ?? undefined,
    measures: readMeasures(row.measures),
    descriptionHtml: row.description_html,
  }
}

/** Add-ons with their fixed surcharges as displayed, after automatic discounts of the product. */
function showAddons(
  { settings, taxes }: CatalogReader,
  row: ProductRow,
  automatic: AutomaticPrices,
  soldOut: ReadonlySet<string>,
): ShownAddon[] {
  const item = { productId: row.id, type: row.type, gift_card: row.gift_card, onSale: false }
  const base = row.min_price ?? 0
  const shown = (amount: Minor) =>
    shownPrice(settings, taxes, amount, row, price => automatic.reduce(item, price).amount)
  const show = (price: AddonPrice | null): ShownSurcharge | null => {
    if (price?.kind !== 'fixed') return price
    const amount = convertPrice(price.amount, settings.exchange)
    return { ...price, amount: shown(base + amount) - shown(base) }
  }
  return readAllAddons(row).map(addon => ({
    ...addon,
    price: show(addon.price),
    choices: addon.choices.map(choice => ({
      ...choice,
      price: show(choice.price),
      ...(soldOut.has(choice.id) && { isSoldOut: true as const }),
    })),
  }))
}

/** Optional fields of a variant. */
function toFacts(row: VariantRow, product: ProductRow) {
  const rule = ruleOf(product, row)
  return {
    ...(rule && { rule }),
    ...(row.gtin && { gtin: row.gtin }),
    ...(row.mpn && { mpn: row.mpn }),
  }
}

function ruleOf(product: ProductRow, variant: QuantityColumns = product) {
  const rule = quantityRule(product, variant)
  return product.sold_individually === 0 && hasQuantityRule(rule) ? rule : undefined
}

async function categoriesOf(
  { db, settings, tag }: CatalogReader,
  productId: string,
): Promise<(Term & { sizeGuide: string | null })[]> {
  const rows = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['categories.id', 'name', 'slug', 'shown_size_guide'])
    .where('product_id', '=', productId)
    .orderBy('name')
    .execute()
  tag?.(...rows.map(row => catalogTags.category(row.id)))
  return rows.map(({ name, slug, shown_size_guide: sizeGuide }) => ({
    name,
    path: termPath(settings, 'category', slug),
    sizeGuide,
  }))
}

async function tagsOf({ db, settings }: CatalogReader, productId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['name', 'slug'])
    .where('product_id', '=', productId)
    .orderBy('name')
    .execute()
  return rows.map(row => ({ name: row.name, path: termPath(settings, 'tag', row.slug) }))
}

async function brandOf({ db, settings }: CatalogReader, id: string): Promise<{ brand?: Term }> {
  const row = await db
    .selectFrom('brands')
    .select(['name', 'slug'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { brand: { name: row.name, path: termPath(settings, 'brand', row.slug) } } : {}
}

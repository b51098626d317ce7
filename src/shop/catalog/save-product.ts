import { plainText, toSlug } from '#base'
import type { Database } from '#db'
import type { ProductInput } from './input.ts'
import type { SaveContext } from './save-context.ts'
import { removeUnusedStock, saveStockItem, saveVariant, toQuantityColumns } from './save-variant.ts'
import { freeSlug } from './terms.ts'

/** Writes a product with its variants, stock and terms. Call `refreshProducts` afterwards. Returns its id. */
export async function saveProduct(
  context: SaveContext,
  input: ProductInput,
  existing?: { id: string; slug: string; created_at: number },
): Promise<string> {
  const { db, nowMs } = context
  const id = existing?.id ?? context.nextId()
  const brand = input.brand?.trim()
  const row = {
    ...toRow(context, input),
    ...(brand && { brand_id: await context.terms.brand(plainText(brand)) }),
    ...(input.manufacturer && {
      manufacturer_id: await context.terms.manufacturer(input.manufacturer),
    }),
    slug: await chooseSlug(db, input, id, existing?.slug),
    created_at: input.createdAt ?? existing?.created_at ?? nowMs,
    updated_at: nowMs,
  }
  if (existing) await db.updateTable('products').set(row).where('id', '=', id).execute()
  else
    await db
      .insertInto('products')
      .values({ id, ...row, ...unrefreshed })
      .execute()
  await saveTerms(context, id, input, existing !== undefined)
  await saveVariants(context, id, input, existing !== undefined)
  return id
}

/** Columns written by `refreshProducts`. */
const unrefreshed = {
  variant_id: null,
  min_price: null,
  max_price: null,
  min_regular: null,
  max_regular: null,
  on_sale: 0,
  stock_state: 'in-stock',
  price_until: null,
  content: null,
  sales: 0,
}

function toRow({ cleanHtml }: SaveContext, input: ProductInput) {
  return {
    type: input.type,
    status: input.status ?? 'published',
    visibility: input.visibility ?? 'visible',
    featured: input.featured ? 1 : 0,
    name: plainText(input.name),
    sku: input.sku ? plainText(input.sku) : null,
    external_id: input.externalId ?? null,
    short_html: cleanHtml(plainText(input.shortHtml ?? '')),
    description_html: cleanHtml(plainText(input.descriptionHtml ?? '')),
    purchase_note: plainText(input.purchaseNote ?? ''),
    tax_status: input.taxStatus ?? 'taxable',
    tax_class: input.taxClass ?? '',
    shipping_class: input.shippingClass ?? '',
    sold_individually: input.soldIndividually ? 1 : 0,
    reviews_allowed: input.reviewsAllowed === false ? 0 : 1,
    external_url: input.externalUrl ?? '',
    button_text: plainText(input.buttonText ?? ''),
    position: input.position ?? 0,
    options: JSON.stringify(input.options ?? []),
    images: JSON.stringify(input.images ?? []),
    ...disclosures(input),
    ...toQuantityColumns(input),
    ...searchEngineFields(input),
    // Tax is due when a gift card is spent, not when it is sold (directive (EU) 2016/1065).
    ...(input.giftCard === true && { gift_card: 1, tax_status: 'none' }),
    ...(input.giftCard === false && { gift_card: 0 }),
    ...(input.noWithdrawal !== undefined && { no_withdrawal: input.noWithdrawal ? 1 : 0 }),
    ...(input.bundle && {
      bundle: JSON.stringify(input.type === 'simple' ? input.bundle : []),
    }),
    ...(input.bundlePpm !== undefined && { bundle_ppm: input.bundlePpm }),
    ...(input.addons ? { addons: JSON.stringify(input.addons) } : {}),
    ...(input.videos ? { videos: JSON.stringify(input.videos) } : {}),
    upsells: JSON.stringify(input.upsells ?? []),
    cross_sells: JSON.stringify(input.crossSells ?? []),
    grouped: JSON.stringify(input.grouped ?? []),
    import_digest: input.importDigest ?? null,
  }
}

/** Missing ones keep their values, for example in imports. */
function disclosures({
  manufacturerId,
  brandId,
  sizeGuide,
  safety,
  contentUnit,
  guaranteeYears,
}: ProductInput) {
  return {
    ...(manufacturerId !== undefined && { manufacturer_id: manufacturerId }),
    ...(brandId !== undefined && { brand_id: brandId }),
    ...(sizeGuide !== undefined && { size_guide: sizeGuide }),
    ...(safety !== undefined && { safety: plainText(safety) }),
    ...(contentUnit !== undefined && { content_unit: contentUnit }),
    ...(guaranteeYears !== undefined && { guarantee_years: guaranteeYears }),
  }
}

/** Missing ones keep their values. */
function searchEngineFields({ seoTitle, seoDescription, noindex, socialImage }: ProductInput) {
  return {
    ...(seoTitle !== undefined && { seo_title: plainText(seoTitle) }),
    ...(seoDescription !== undefined && { seo_description: plainText(seoDescription) }),
    ...(noindex !== undefined && { noindex: noindex ? 1 : 0 }),
    ...(socialImage !== undefined && { social_image: socialImage }),
  }
}

/** Keeps the slug unless another is given. */
async function chooseSlug(db: Database, input: ProductInput, id: string, current?: string) {
  if (!input.slug && current) return current
  const wanted =
    Array.from(toSlug(input.slug || input.name))
      .slice(0, 120)
      .join('') || id
  return freeSlug(db, 'products', wanted, id)
}

async function saveTerms(context: SaveContext, id: string, input: ProductInput, replace: boolean) {
  const { db, terms } = context
  if (replace) {
    await db.deleteFrom('product_categories').where('product_id', '=', id).execute()
    await db.deleteFrom('product_tags').where('product_id', '=', id).execute()
  }
  const categories = new Set(input.categoryIds)
  for (const path of input.categories ?? []) categories.add(await terms.category(path))
  if (categories.size > 0) {
    const rows = [...categories].map(category_id => ({ product_id: id, category_id }))
    await db.insertInto('product_categories').values(rows).execute()
  }
  const tags = new Set<string>()
  for (const name of input.tags ?? []) tags.add(await terms.tag(name))
  if (tags.size > 0) {
    const rows = [...tags].map(tag_id => ({ product_id: id, tag_id }))
    await db.insertInto('product_tags').values(rows).execute()
  }
}

/** Saves variants and stock: one variant for simple products, a list for variable ones. */
async function saveVariants(
  context: SaveContext,
  id: string,
  input: ProductInput,
  replace: boolean,
) {
  const { db } = context
  const stock = input.variant?.stock
  await saveStockItem(db, id, id, stock === 'product' ? undefined : stock)
  if (input.type === 'simple' || input.type === 'external') {
    const own = replace
      ? await db
          .selectFrom('variants')
          .select('id')
          .where('product_id', '=', id)
          .orderBy('position')
          .executeTakeFirst()
      : undefined
    const { sku: _, externalId: __, ...variant } = input.variant ?? {}
    const kept = await saveVariant(context, id, { ...variant, stock: 'product' }, own?.id)
    if (replace) await removeVariants(context, id, [kept])
    return
  }
  if (input.type === 'grouped') {
    if (replace) await removeVariants(context, id, [])
    return
  }
  if (!input.variants) return
  const known = replace ? await loadKnown(db, id) : { ids: new Set(), bySku: new Map() }
  const kept: string[] = []
  for (const [position, variant] of input.variants.entries()) {
    const own = known.ids.has(variant.id) ? variant.id : known.bySku.get(variant.sku ?? '')
    kept.push(await saveVariant(context, id, { position, ...variant }, own))
  }
  if (replace) await removeVariants(context, id, kept)
}

async function loadKnown(db: Database, productId: string) {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'sku'])
    .where('product_id', '=', productId)
    .execute()
  const named = rows.filter(row => row.sku !== null)
  return {
    ids: new Set<string | undefined>(rows.map(row => row.id)),
    bySku: new Map(named.map(row => [row.sku ?? '', row.id])),
  }
}

async function removeVariants(context: SaveContext, productId: string, kept: string[]) {
  let query = context.db.deleteFrom('variants').where('product_id', '=', productId)
  if (kept.length > 0) query = query.where('id', 'not in', kept)
  await query.execute()
  await removeUnusedStock(context, productId)
}

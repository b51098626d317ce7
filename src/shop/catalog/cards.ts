import type { Minor } from '#base'
import type { Tables } from '#db'
import { loadShares } from '../customer-groups/load-shares.ts'
import type { Picture } from '../model/media.ts'
import { convertPrice } from '../money/exchange.ts'
import { priceSuffix, shownPrice } from '../money/shown-price.ts'
import { unitPriceOf } from '../money/unit-price.ts'
import type { StockState } from '../stock/availability.ts'
import { type AutomaticPrices, earliest, loadAutomaticPrices } from './automatic-prices.ts'
import { cardSwatches, swatchOptionOf } from './card-swatches.ts'
import { loadPriceHistory, lowestPriceOf, type PriceHistory } from './price-history.ts'
import { toRating } from './rating.ts'
import { type CatalogReader, catalogTags, tagGroupPrices } from './reader.ts'
import { isPublished, readIds } from './stored.ts'
import { SUMMARY_COLUMNS, type Summary, summarize } from './summary.ts'
import { swatchImages } from './swatches.ts'
import type { PriceRange, ProductCard, ProductType } from './view.ts'

export interface Cards {
  products: ProductCard[]
  freshUntil: number | undefined
}

/** Cards of published products in the given order, with three queries in total, and one for reduced products. */
export async function loadCards(reader: CatalogReader, ids: readonly string[]): Promise<Cards> {
  if (ids.length === 0) return { products: [], freshUntil: undefined }
  reader.tag?.(...ids.map(catalogTags.card))
  await tagGroupPrices(reader)
  const rows = await loadRows(reader, ids)
  const live = await currentSummaries(reader, rows)
  const automatic = await loadAutomaticPrices(reader, ids)
  const shareOf = await loadShares(reader.db, reader.settings.group, rows)
  const images = new Map(rows.map(row => [row.id, imagesOf(reader, row)]))
  const options = new Map(rows.map(row => [row.id, swatchOptionOf(row, reader.settings.locale)]))
  const shownSwatches = [...options.values()].flatMap(option => option ?? [])
  const imageIds = [...new Set([...[...images.values()].flat(), ...swatchImages(shownSwatches)])]
  const pictures = await reader.pictures.resolve(imageIds)
  reader.tag?.(...imageIds.map(reader.pictures.cacheTag))
  const byId = new Map(rows.map(row => [row.id, row]))
  const mayBeReduced = rows.filter(row => row.on_sale === 1 || automatic.discounts.length > 0)
  const history = await loadPriceHistory(
    reader,
    mayBeReduced.flatMap(row => row.variant_id ?? []),
  )
  const products = ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const [first, second] = images.get(id) ?? []
    const shown = { picture: find(pictures, first), secondPicture: find(pictures, second) }
    const swatches = cardSwatches(options.get(id), pictures, {
      path: reader.settings.paths.product + row.slug,
      locale: reader.settings.locale,
    })
    return [
      toCard(
        reader,
        { ...row, ...live.get(id) },
        { automatic, history, sharePpm: shareOf(id) },
        { ...shown, ...swatches },
      ),
    ]
  })
  const changes = rows.flatMap(row => ({ ...row, ...live.get(row.id) }).price_until ?? [])
  return { products, freshUntil: earliest([...changes, automatic.freshUntil]) }
}

/** The first two images, or a drawing for products without images. */
function imagesOf({ pictures }: CatalogReader, { images }: { images: string }) {
  const own = readIds(images).slice(0, 2)
  return own.length > 0 ? own : [pictures.scene]
}

async function loadRows({ db }: CatalogReader, ids: readonly string[]) {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'type',
      'slug',
      'name',
      'images',
      'grouped',
      'addons',
      'bundle',
      'tax_status',
      'tax_class',
      'gift_card',
      'content_unit',
      'external_url',
      'button_text',
      'status',
      'rating_sum',
      'rating_count',
      'options',
      'created_at',
    ])
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', ids)
    .execute()
  return rows.filter(isPublished)
}

type CardRow = Awaited<ReturnType<typeof loadRows>>[number]

/**
 * Summaries with recalculated prices for sales that started or ended since they were written, and of
 * all products for members of a group.
 */
async function currentSummaries(reader: CatalogReader, rows: CardRow[]) {
  const nowMs = reader.clock.now()
  const { group } = reader.settings
  const due = rows.filter(row => group || (row.price_until !== null && row.price_until <= nowMs))
  if (due.length === 0) return new Map<string, Summary>()
  return summarize(reader.db, due, {
    nowMs,
    lowAt: reader.settings.stock.lowAt,
    automatic: await reader.automatic.get(),
    group,
  })
}

function toCard(
  reader: CatalogReader,
  row: CardRow,
  {
    automatic,
    history,
    sharePpm,
  }: { automatic: AutomaticPrices; history: PriceHistory; sharePpm: number },
  pictures: Pick<ProductCard, 'picture' | 'secondPicture' | 'swatches'>,
): ProductCard {
  const stock = row.stock_state as StockState
  const price = toPriceRange(reader, row, automatic)
  const { id: productId, type, gift_card } = row
  const lowest = lowestPriceOf(reader, history.get(row.variant_id ?? ''), {
    item: { productId, variantId: row.variant_id ?? '', type, gift_card, onSale: false },
    goods: row,
    automatic,
    sharePpm,
  })
  return {
    id: row.id,
    type: row.type as ProductType,
    path: reader.settings.paths.product + row.slug,
    name: row.name,
    price: price && { ...price, ...(lowest !== undefined && { lowest }) },
    ...toRating(row),
    stock,
    createdAt: row.created_at,
    ...pictures,
    quickAdd: stock === 'out-of-stock' ? undefined : (row.variant_id ?? undefined),
    external: toExternal(row),
  }
}

type SummaryPrices = Pick<
  Summary,
  'min_price' | 'max_price' | 'min_regular' | 'max_regular' | 'on_sale'
>

/** Prices of a summary as displayed, with automatic discounts. */
export function toPriceRange(
  { settings, taxes }: Pick<CatalogReader, 'settings' | 'taxes'>,
  row: SummaryPrices &
    Pick<Tables['products'], 'id' | 'type' | 'tax_status' | 'tax_class'> & {
      gift_card: number
      content: number | null
      content_unit: string
    },
  automatic: AutomaticPrices,
): PriceRange | undefined {
  const { exchange } = settings
  const toLocal = (amount: Minor | null) =>
    amount === null ? null : convertPrice(amount, exchange)
  const min = toLocal(row.min_price)
  const max = toLocal(row.max_price)
  if (min === null || max === null) return undefined
  const onSale = row.on_sale === 1
  const item = { productId: row.id, type: row.type, gift_card: row.gift_card, onSale }
  const labels = new Set<string>()
  const reduce = (basis: Minor) => {
    const after = automatic.reduce(item, basis)
    if (after.label) labels.add(after.label)
    return after.amount
  }
  const plain = (amount: Minor) => shownPrice(settings, taxes, amount, row)
  const reduced = (amount: Minor) => shownPrice(settings, taxes, amount, row, reduce)
  const range = { min: reduced(min), max: reduced(max) }
  const suffix = priceSuffix(settings, taxes, min, row, reduce)
  const label = [...labels].join(', ')
  const unitPrice = settings.disclosures.unitPrice
    ? unitPriceOf(range.min, row.content, row.content_unit)
    : undefined
  return {
    ...range,
    regularMin: plain(toLocal(row.min_regular) ?? min),
    regularMax: plain(toLocal(row.max_regular) ?? max),
    onSale: onSale || range.min < plain(min) || range.max < plain(max),
    ...(label && { label }),
    ...(suffix ? { suffix } : {}),
    ...(unitPrice && { unitPrice }),
  }
}

export function toExternal(row: { type: string; external_url: string; button_text: string }) {
  if (row.type !== 'external' || !/^https?:\/\//i.test(row.external_url)) return undefined
  return { url: row.external_url, text: row.button_text }
}

function find(pictures: Map<string, Picture>, id: string | undefined) {
  return id === undefined ? undefined : pictures.get(id)
}

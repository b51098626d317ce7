import { htmlToText } from '#base'
import { mediaNeeds, toMediaSources, videoFacts } from '#media-ui'
import {
  type LoadContext,
  NO_MODULES,
  type PageNeeds,
  type QueryContext,
  type Slot,
} from '#module-contract'
import { findShownProduct, isProductPage } from '#shop/http'
import {
  type AddRefusal,
  nameOptions,
  type ProductDetail,
  pictureFor,
  readChoice,
  toProductJsonLd,
  writeChoice,
} from '#shop/schema'
import { hasFacts } from '../facts.tsx'
import type { BuyData, PanelData, ShownProductData } from '../product-data.ts'

export type Services = Parameters<typeof findShownProduct>[0]['services']
export type ProductContext = LoadContext<Services>
interface Chosen {
  /** Slug; empty for the product that the URL names. */
  product: string
}

/** Selected options in the URL, limited to existing values. */
export async function productQuery(
  props: Chosen,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  const asked = context.url.searchParams
  const product = asked.size > 0 ? await findShownProduct(context, props.product) : undefined
  if (!product) return new URLSearchParams()
  const names = nameOptions(product.options, context.parameter)
  const choice = readChoice(product.options, names, asked)
  const known = Object.entries(writeChoice(product.options, names, choice))
  return new URLSearchParams(known.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The product of a module, and what the page must know of it. */
export async function loadShownProduct(
  props: Chosen,
  context: ProductContext,
): Promise<ShownProductData> {
  const { key, product, choice } = await loadProduct(props, context)
  return { key, product, choice }
}

/** The same with the names of its parameters, and what a form without script was refused for. */
export async function loadProduct(props: Chosen, context: ProductContext): Promise<BuyData> {
  const key = context.parameter('product')
  const product = await findShownProduct(context, props.product, context.tag)
  if (!product) {
    // Without a product it shows nothing; on a product's own URL there is nothing else to show.
    if (!props.product && (await isProductPage(context))) context.notFound()
    return { key, product: undefined, choice: {}, parameters: {}, refused: undefined }
  }
  if (product.freshUntil) context.freshUntil(product.freshUntil)
  if (!props.product) describePage(product, context)
  const { outcome } = context
  const result = outcome?.name === 'add' ? outcome.result : undefined
  const refused = result?.ok === false ? (result.refusal as AddRefusal) : undefined
  const parameters = nameOptions(product.options, context.parameter)
  const choice =
    refused?.options ??
    optionsOfAlert(product, outcome) ??
    readChoice(product.options, parameters, context.url.searchParams)
  return { key, product: startingWithVariant(product, choice), choice, parameters, refused }
}

/** Options of the variant for which a visitor asked for a mail. */
function optionsOfAlert({ variants }: ProductDetail, outcome: ProductContext['outcome']) {
  if (outcome?.name !== 'alert') return undefined
  const { variant } = outcome.input as { variant?: string }
  return variants.find(one => one.id === variant)?.options
}

/** The image of the selected variant is the first. */
function startingWithVariant(product: ProductDetail, choice: ShownProductData['choice']) {
  const id = Object.keys(choice).length > 0 && pictureFor(product, choice)
  const picture = id && product.gallery.find(one => one.id === id)
  if (!picture || picture === product.gallery[0]) return product
  return { ...product, gallery: [picture, ...product.gallery.filter(one => one !== picture)] }
}

/** Policy sources and structured data of the gallery's videos. */
export function galleryPageNeeds(
  { name, videos }: ProductDetail,
  translate: ProductContext['translate'],
): PageNeeds {
  if (videos.length === 0) return {}
  return {
    ...mediaNeeds(videos.flatMap(video => toMediaSources(video))),
    styles: ['media-player'],
    videos: videos.flatMap((video, index) =>
      videoFacts({ ...video, name: translate('videoOf', { number: index + 1, name }) }),
    ),
  }
}

/** Facts and reviews. In the builder there are always reviews, so that their module can be added. */
export async function loadPanels(
  reviews: Slot,
  product: ProductDetail | undefined,
  context: ProductContext,
): Promise<Pick<PanelData, 'hasFacts' | 'hasReviews'>> {
  if (!product) return { hasFacts: false, hasReviews: false }
  const known = { hasFacts: hasFacts(product), hasReviews: true }
  if (context.isCanvas) return known
  const { acceptsReviews, rating } = product
  if (reviews === NO_MODULES || !(acceptsReviews || rating)) return { ...known, hasReviews: false }
  context.tag('site')
  return { ...known, hasReviews: (await context.services.shop.settings()).reviews.enabled }
}

function describePage(product: ProductDetail, context: ProductContext) {
  const { seo } = product
  const written = htmlToText(product.shortHtml || product.descriptionHtml).slice(0, 160)
  const description = seo?.description || written
  const image = seo?.image ?? product.gallery[0]?.id
  context.head({
    title: seo?.title || product.name,
    kind: 'product',
    ...(seo?.noindex ? { noindex: true } : {}),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  })
  context.needs({ jsonLd: [toProductJsonLd(product, context.publicUrl)] })
}

import { htmlToText } from '#base'
import { mediaNeeds, toMediaSources, videoFacts } from '#media-ui'
import type { LoadContext, PageNeeds, PropsOf, QueryContext } from '#module-contract'
import { findShownProduct, isProductPage } from '#shop/http'
import {
  type AddRefusal,
  nameOptions,
  type ProductDetail,
  readChoice,
  toProductJsonLd,
  writeChoice,
} from '#shop/schema'
import type { Services } from '../services.ts'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'

/** Selected options in the URL, limited to existing values. */
export async function query(
  props: PropsOf<typeof Props>,
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

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ProductData> {
  const product = await findShownProduct(context, props.product, context.tag)
  if (!product) {
    // Without a product it shows nothing; on a product's own URL there is nothing else to show.
    if (!props.product && (await isProductPage(context))) context.notFound()
    return { product: undefined, choice: {}, parameters: {}, refused: undefined }
  }
  if (product.freshUntil) context.freshUntil(product.freshUntil)
  if (!props.product) describePage(product, context)
  if (product.rating) context.needs({ styles: ['stars'] })
  if (product.videos.length > 0) context.needs(videoNeeds(product, context.translate))
  const result = context.outcome?.result
  const refused = result?.ok === false ? (result.refusal as AddRefusal) : undefined
  const parameters = nameOptions(product.options, context.parameter)
  const choice =
    refused?.options ?? readChoice(product.options, parameters, context.url.searchParams)
  return { product, choice, parameters, refused }
}

/** Policy sources for the gallery's videos. */
const videoNeeds = (
  { name, videos }: ProductDetail,
  translate: LoadContext<Services>['translate'],
): PageNeeds => ({
  ...mediaNeeds(videos.flatMap(video => toMediaSources(video))),
  styles: ['media-player'],
  videos: videos.flatMap((video, index) =>
    videoFacts({ ...video, name: translate('videoOf', { number: index + 1, name }) }),
  ),
})

function describePage(product: ProductDetail, context: LoadContext<Services>) {
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

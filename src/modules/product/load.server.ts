import { htmlToText } from '#base'
import { mediaNeeds, toMediaSources, videoFacts } from '#media-ui'
import {
  type LoadContext,
  NO_MODULES,
  type PageNeeds,
  type PropsOf,
  type QueryContext,
} from '#module-contract'
import { findShownProduct, isProductPage } from '#shop/http'
import {
  type AddRefusal,
  nameOptions,
  type ProductCard,
  type ProductDetail,
  readChoice,
  toProductJsonLd,
  writeChoice,
} from '#shop/schema'
import type { Services } from '../services.ts'
import { hasSoldOut, toStockAlert } from './load-stock-alert.ts'
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
    return {
      product: undefined,
      choice: {},
      parameters: {},
      refused: undefined,
      hasReviews: false,
      together: [],
    }
  }
  if (product.freshUntil) context.freshUntil(product.freshUntil)
  if (!props.product) describePage(product, context)
  if (product.rating) context.needs({ styles: ['stars'] })
  if (product.videos.length > 0) context.needs(videoNeeds(product, context.translate))
  const stockAlert = await loadStockAlert(product, context)
  const result = context.outcome?.name === 'add' ? context.outcome.result : undefined
  const refused = result?.ok === false ? (result.refusal as AddRefusal) : undefined
  const parameters = nameOptions(product.options, context.parameter)
  const asked = product.variants.find(one => one.id === stockAlert?.answer?.variant)
  const choice =
    refused?.options ??
    asked?.options ??
    readChoice(product.options, parameters, context.url.searchParams)
  const hasReviews = await showsReviews(props, product, context)
  const together = props.together ? await loadTogether(product, context) : { together: [] }
  const delivery = props.delivery ? await loadDelivery(product, context) : undefined
  return { product, choice, parameters, refused, hasReviews, delivery, stockAlert, ...together }
}

/** Undefined if nothing is sold out, or the shop does not offer it. */
async function loadStockAlert(
  product: ProductDetail,
  { services, tag, needs, language, outcome }: LoadContext<Services>,
): Promise<ProductData['stockAlert']> {
  if (!hasSoldOut(product)) return undefined
  tag('site')
  if (!(await services.shop.settings()).stockAlerts.enabled) return undefined
  needs({ styles: ['product-looks'] })
  return toStockAlert(language.locale, { canMail: services.canMail, outcome })
}

/** Only for products in stock that are sent. The page expires when the time to order ends. */
async function loadDelivery(
  { isShipped, stock }: ProductDetail,
  { services: { shop }, tag, freshUntil }: LoadContext<Services>,
): Promise<ProductData['delivery']> {
  if (!isShipped || (stock !== 'in-stock' && stock !== 'low')) return undefined
  tag('site')
  const dates = await shop.catalog.deliveryDates()
  if (!dates) return undefined
  freshUntil(dates.orderBy)
  const { country, locale, timeZone } = await shop.settings()
  const orderBy = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(dates.orderBy)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return { dates: dates.text, orderBy, country: names.of(country) ?? country }
}

/** Empty unless there is something to buy with it. */
async function loadTogether(
  product: ProductDetail,
  { services, tag }: LoadContext<Services>,
): Promise<Pick<ProductData, 'together' | 'togetherCards'>> {
  const others = await services.shop.catalog.boughtTogether(product, tag)
  if (others.length === 0) return { together: [] }
  const [own] =
    product.type === 'simple' && product.stock !== 'out-of-stock' ? product.variants : []
  const isFree = !product.addons?.some(addon => addon.required)
  const quantity = own?.rule?.min ?? 1
  const shown =
    own?.price !== undefined && isFree
      ? [
          {
            variant: own.id,
            quantity,
            price: own.price * quantity,
            ...pick(product),
            isShown: true,
          },
        ]
      : []
  const picture = product.gallery[0]
  return {
    together: [
      ...shown,
      ...others.map(card => ({
        variant: card.quickAdd ?? '',
        quantity: 1,
        price: card.price?.min ?? 0,
        ...pick(card),
        isShown: false,
      })),
    ],
    togetherCards: [...shown.map(() => ({ ...(others[0] as ProductCard), picture })), ...others],
  }
}

const pick = ({ name, path }: { name: string; path: string }) => ({ name, path })

/** In the builder always, so that a module can be added. */
async function showsReviews(
  { reviews }: PropsOf<typeof Props>,
  { acceptsReviews, rating }: ProductDetail,
  context: LoadContext<Services>,
): Promise<boolean> {
  if (context.isCanvas) return true
  if (reviews === NO_MODULES || !(acceptsReviews || rating)) return false
  context.tag('site')
  return (await context.services.shop.settings()).reviews.enabled
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

import { categoryQuery, loadPage, readCategoryAddress } from '#content'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { findShownProduct } from '#shop/http'
import { type ProductDetail, STARS, type Stars } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import type { Refused, ReviewListData, ReviewState, ReviewsData } from './reviews-data.ts'

const LISTED = 'reviews'

const NO_REVIEWS = { rating: undefined, counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } }

/** Stars and page of the list. The link of a mail also names the order, with its key. */
export async function query(
  props: PropsOf<typeof Props>,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  const { url, parameter } = context
  const address = readAddress(url, parameter)
  const asked = categoryQuery({
    ...address,
    category: starsIn(address.category) ? address.category : '',
  })
  const order = orderIn(url)
  const product = order && (await findShownProduct(context, props.product))
  if (order && product && (await context.services.shop.reviews.isPurchase(order, product.id))) {
    asked.set('order', String(order.number))
    asked.set('key', order.key)
  }
  return asked
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ReviewsData> {
  const { services, url, outcome, tag } = context
  const product = await findShownProduct(context, props.product, tag)
  const { reviews: rules } = await services.shop.settings()
  const nothing: ReviewsData = {
    product: undefined,
    count: 0,
    address: readAddress(url, context.parameter),
    form: 'none',
    order: undefined,
    takesPhotos: false,
    state: {},
    refused: undefined,
    sent: undefined,
  }
  tag('site')
  if (!product || !rules.enabled) return nothing
  const order = orderIn(url)
  // A page with the key of an order is not for everybody.
  if (order) context.visitor()
  const acceptsReviews = props.form && product.acceptsReviews
  const form = !acceptsReviews ? 'none' : rules.who === 'buyers' && !order ? 'buyers' : 'open'
  const { list, address } = await loadList(props, context, product)
  const count = list.summary.rating?.count ?? 0
  if (count === 0 && form === 'none') return nothing
  if (form === 'open') context.needs({ sources: await services.forms.botSources(true) })
  const takesPhotos = form === 'open' && rules.photos
  // For previews of chosen photos.
  if (takesPhotos) context.needs({ sources: { 'img-src': ['blob:'] } })
  const result = outcome?.result
  return {
    product: { id: product.id, name: product.name },
    list,
    count,
    address,
    form,
    order,
    takesPhotos,
    state: result?.ok === false ? (result.refusal as ReviewState) : {},
    refused: result?.ok === false ? (result.reason as Refused) : undefined,
    sent: result?.ok ? (result.answer as ReviewsData['sent']) : undefined,
  }
}

type ListContext = Pick<LoadContext<Services>, 'services' | 'url' | 'parameter'> & {
  tag?: LoadContext<Services>['tag']
}

/** The requested page of the list. */
export async function loadList(
  { perPage }: PropsOf<typeof Props>,
  { services: { shop }, url, parameter, tag }: ListContext,
  { id: productId, rating }: Pick<ProductDetail, 'id' | 'rating'>,
): Promise<{ list: ReviewListData; address: ReviewsData['address'] }> {
  const address = readAddress(url, parameter)
  const stars = starsIn(address.category)
  const summary = rating ? await shop.reviews.summary(productId, tag) : NO_REVIEWS
  const total = stars ? summary.counts[stars] : (summary.rating?.count ?? 0)
  const found = await loadPage(address.page, perPage, async number => ({
    items:
      total === 0
        ? []
        : await shop.reviews.shown(
            { productId, stars, sort: 'newest', offset: (number - 1) * perPage, limit: perPage },
            tag,
          ),
    total,
  }))
  const list = { reviews: found.items, pages: found.pages, summary }
  return { list, address: { ...address, page: found.page } }
}

/** Unknown stars are ignored, and the order is no part of the list's links. */
function readAddress(url: URL, parameter: (name: string) => string) {
  const own = new URL(url)
  own.searchParams.delete('order')
  own.searchParams.delete('key')
  const address = readCategoryAddress(own, parameter, LISTED)
  return { ...address, category: starsIn(address.category) ? address.category : '' }
}

const starsIn = (text: string): Stars | undefined => STARS.find(stars => String(stars) === text)

function orderIn({ searchParams }: URL): { number: number; key: string } | undefined {
  const number = Number(searchParams.get('order'))
  const key = searchParams.get('key') ?? ''
  return Number.isSafeInteger(number) && number > 0 && /^[a-z0-9]{10,60}$/i.test(key)
    ? { number, key }
    : undefined
}

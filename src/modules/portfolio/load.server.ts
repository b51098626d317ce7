import {
  type CategoryAddress,
  categoryQuery,
  describeList,
  loadPages,
  toContentQuery,
} from '#content'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { ContentItem, Term } from '#pages/schema'
import type { Services } from '../services.ts'
import { readAddress } from './address.ts'
import type { Props } from './props.ts'

export interface PortfolioData {
  items: ContentItem[]
  /** In this category, or in all. */
  total: number
  pages: number
  /** Index of the first item that "Load more" added; 0 for none. */
  added: number
  address: CategoryAddress
  /** Categories of the filter. */
  categories: Term[]
}

/** In the browser: the projects are in the HTML. */
export interface UnloadedPortfolio {
  kept: number
}

/** Maximum number of items with "all on one page" and "Load more". */
const MAX_SHOWN = 200
/** Default number of projects in a carousel. */
const MAX_SLIDES = 60

/** An unknown category makes the page "not found"; in further lists it shows all items. */
export async function query(
  props: PropsOf<typeof Props>,
  { services, url, parameter }: QueryContext<Services>,
): Promise<URLSearchParams> {
  const { category, isFirst, ...address } = readAddress(url, parameter)
  const isRead =
    category !== '' &&
    props.filter &&
    (isFirst || (await services.pages.content.hasCategory('project', category)))
  return categoryQuery({
    names: address.names,
    category: isRead ? category : '',
    page: props.pagination === 'none' ? 1 : address.page,
  })
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<PortfolioData> {
  const { content } = context.services.pages
  const isCarousel = props.layout === 'carousel'
  const asked = readAddress(context.url, context.parameter)
  const category = isCarousel || !props.filter ? '' : asked.category
  const source = toContentQuery('project', props, context.page.archive)
  const perPage = props.perPage || (isCarousel ? MAX_SLIDES : MAX_SHOWN)
  const pagination = isCarousel ? 'none' : props.pagination
  const ask = { pagination, asked: asked.page, perPage, max: MAX_SHOWN }
  const [list, categories, isKnown] = await Promise.all([
    loadPages(ask, part => content.listContent({ ...source, category, ...part }, context.tag)),
    props.filter && !isCarousel ? content.listCategories(source, context.tag) : [],
    category === '' || content.hasCategory('project', category),
  ])
  if (!isKnown) context.notFound()
  const { items, total, page, pages, added } = list
  const address = { ...asked, category, page }
  describeList(context, address, { pagination, categories, source: props.source, total })
  return { items, total, pages, added, address, categories }
}

import { type CategoryAddress, categoryQuery, loadPage, readCategoryAddress } from '#content'
import type { LoadContext, PropsOf, QueryContext, ResolvedImage } from '#module-contract'
import { type ContentType, findContentType, kindOfType, mediaTag, toImage } from '#pages/schema'
import { SEARCH_TAG } from '#search'
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '#search/schema'
import type { ProductList } from '#shop/schema'
import type { KeyOf, Translate } from '#texts'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export interface FoundItem extends Omit<SearchHit, 'image'> {
  image: ResolvedImage | undefined
}

export interface OfferedProducts {
  list: Pick<ProductList, 'products' | 'money'>
  shopPath: string
}

export interface SearchResultsData {
  /** Page title; in a static export the browser sets it. */
  pageTitle: string
  /** Search text; empty before a search. */
  text: string
  /** Corrected search text. */
  corrected: string | undefined
  items: FoundItem[]
  total: number
  more: boolean
  pages: number
  address: CategoryAddress
  /** Number of results per kind. */
  kinds: {
    kind: SearchKind
    count: number
    /** Name of a content type. */
    name?: string
  }[]
  /** Popular products if there are no results; missing in a shop without products. */
  popular?: OfferedProducts | undefined
}

const MAX_TEXT = 200
const MAX_POPULAR = 4

/** All searches of a page share the parameters of its URL. */
const readAddress = (url: URL) => readCategoryAddress(url, name => name, 'in')
const textIn = (url: URL) => (url.searchParams.get('q') ?? '').trim().slice(0, MAX_TEXT)

export async function query(
  _: PropsOf<typeof Props>,
  { url, services }: QueryContext<Services>,
): Promise<URLSearchParams> {
  const text = textIn(url)
  if (!text) return new URLSearchParams()
  const { names, category, page } = readAddress(url)
  const { contentTypes } = await services.pages.settings.get()
  const kinds = [...SEARCH_KINDS, ...contentTypes.map(kindOfType)]
  const known = kinds.find(kind => kind === category) ?? ''
  return new URLSearchParams([
    ['q', text],
    ...(url.searchParams.has('exact') ? [['exact', '1']] : []),
    ...categoryQuery({ names, category: known, page }),
  ])
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<SearchResultsData> {
  const { services, url } = context
  const pageTitle = context.page.title
  const { search, pages } = services
  const text = textIn(url)
  const asked = readAddress(url)
  const { contentTypes } = await pages.settings.get()
  const all = kindsOf(props, contentTypes)
  const within = all.find(kind => kind === asked.category)
  context.tag(SEARCH_TAG)
  const { perPage } = props
  const isExact = url.searchParams.has('exact')
  const found = await loadPage(asked.page, perPage, page =>
    search.find({
      text,
      kinds: within ? [within] : all,
      offset: (page - 1) * perPage,
      limit: perPage,
      isExact,
    }),
  )
  const { hits, counts, total, more, corrected, page } = found
  if (text && total === 0 && !within && !isExact) {
    // Not cached, so that each miss is counted.
    context.visitor()
    await search.noteMiss(text)
  }
  if (text) {
    const t: Translate<KeyOf<typeof texts>> = context.translate
    context.head({
      title: t('titled', { page: pageTitle, text }),
      titleDetails: page > 1 ? [t('page', { number: page })] : [],
      noindex: true,
    })
  }
  const images = await pages.media.load(hits.flatMap(({ image }) => image ?? []))
  context.tag(...hits.map(({ ref }) => ref), ...[...images.keys()].map(mediaTag))
  return {
    pageTitle,
    text,
    corrected,
    items: hits.map(hit => ({
      ...hit,
      image: hit.image ? toImage(images.get(hit.image)) : undefined,
    })),
    total,
    more,
    pages: found.pages,
    address: { ...asked, category: within ?? '', page },
    kinds: all.flatMap(kind => {
      const count = counts[kind]
      const name = findContentType(contentTypes, kind)?.name
      return count ? [{ kind, count, ...(name ? { name } : {}) }] : []
    }),
    popular: total === 0 && !within ? await loadPopular(props, context) : undefined,
  }
}

async function loadPopular(
  { products, popular }: PropsOf<typeof Props>,
  { services: { shop }, tag, freshUntil }: LoadContext<Services>,
): Promise<OfferedProducts | undefined> {
  if (!products || !popular) return undefined
  const list = await shop.catalog.list({ sort: 'popularity', perPage: MAX_POPULAR }, tag)
  if (list.products.length === 0) return undefined
  if (list.freshUntil) freshUntil(list.freshUntil)
  tag('site')
  return { list, shopPath: (await shop.settings()).paths.shop }
}

function kindsOf(
  { products, pages, posts, projects, entries }: PropsOf<typeof Props>,
  contentTypes: readonly ContentType[],
): SearchKind[] {
  const shown = { product: products, page: pages, post: posts, project: projects }
  const own = entries ? contentTypes.map(kindOfType) : []
  return [...SEARCH_KINDS.filter(kind => shown[kind]), ...own]
}

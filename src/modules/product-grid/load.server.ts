import { currencyDigits, DAY } from '#base'
import { isGrowing, loadPages, toIds } from '#content'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { SEARCH_TAG } from '#search'
import { catalogTags, type ProductQuery } from '#shop'
import { findShownArchive, findShownProduct, visitorCart } from '#shop/http'
import type {
  AddMessage,
  AddRefusal,
  BrandView,
  ProductFilters,
  ProductList,
  WishMessage,
} from '#shop/schema'
import { wishRefusalKey } from '#shop/schema'
import type { KeyOf, Translate } from '#texts'
import type { Services } from '../services.ts'
import {
  type ListAddress,
  nameParameters,
  type OfferedFilters,
  readAddress,
  toQuery,
} from './address.ts'
import { type ChosenTerms, nameChosenTerms } from './chosen-terms.ts'
import { searchWithCorrection } from './corrected-search.ts'
import { type FilterAddress, isBrandPage, isFiltered, NO_FILTERS } from './filter-address.ts'
import { nearestCategories } from './nearest-categories.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export interface GridData {
  list: ProductList
  pages: number
  /** Index of the first item that "Load more" added; 0 for none. */
  added: number
  /** Text that was searched for instead of the typed one, which has no results. */
  corrected?: string
  address: ListAddress
  chosenTerms: ChosenTerms
  categories: { slug: string; name: string }[]
  /** Products that were created after it have a badge; UTC milliseconds. */
  newSince: number | undefined
  /** If the list shows one brand without other filters. */
  brand?: BrandView
  /** Term of a page with templates for archives of products. */
  archive?: string
  /** Why a product could not be added to the cart or the wishlist from here. */
  error: AddMessage | WishMessage | undefined
}

/** Maximum number of products with "Load more". */
const MAX_SHOWN = 100

/** Maximum length of the meta description, in characters. */
const MAX_DESCRIPTION = 300

/** In the browser: the list is in the HTML. */
export interface UnloadedGrid {
  kept: true
}

/** Empty without controls; the default order is omitted. */
export async function query(
  props: PropsOf<typeof Props>,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  if (!props.controls) return new URLSearchParams()
  const { url, parameter } = context
  const offered = await offeredFilters(props, context)
  const address = readAddress(url.searchParams, url.pathname, nameParameters(parameter), offered)
  return toQuery({ ...address, sort: address.sort === props.sort ? '' : address.sort })
}

async function offeredFilters(
  { filters }: Pick<PropsOf<typeof Props>, 'filters'>,
  { services, parameter }: Pick<QueryContext<Services>, 'services' | 'parameter'>,
): Promise<OfferedFilters | undefined> {
  if (!filters) return undefined
  return { attributes: await services.shop.catalog.filterAttributes(), parameter }
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<GridData> {
  const { shop } = context.services
  const { searchParams, pathname } = context.url
  const names = nameParameters(context.parameter)
  const asked = props.controls ? searchParams : new URLSearchParams()
  const offered = props.controls ? await offeredFilters(props, context) : undefined
  const address = readAddress(asked, pathname, names, offered)
  const filters = offered && toProductFilters(address.filters, await shop.settings())
  const { perPage, pagination } = props
  const source = await sourceOf(props, context)
  const ask = { pagination, asked: address.page, perPage, max: MAX_SHOWN }
  const read = async (search: string, { offset, limit }: { offset: number; limit: number }) => {
    const list = await shop.catalog.list(
      {
        ...source,
        ...(address.category ? { category: address.category } : {}),
        ...(address.tag ? { tag: address.tag } : {}),
        ...(search ? { search } : {}),
        ...(filters && { filters }),
        sort: address.sort || props.sort,
        page: offset / limit + 1,
        perPage: limit,
      },
      context.tag,
    )
    return { list, total: list.count }
  }
  const [brandSlug] = isBrandPage(address.filters) ? address.filters.brand : []
  const [{ list, page, pages, added, corrected }, allCategories, terms, brand] = await Promise.all([
    searchWithCorrection(
      address.search,
      search => loadPages(ask, part => read(search, part)),
      async text => {
        if (address.isExact) return []
        // Its words are indexed some time after a product was saved.
        context.tag(SEARCH_TAG)
        return context.services.search.corrections(text)
      },
    ),
    props.controls && !filters && (props.source === 'all' || props.source === 'archive')
      ? shop.catalog.categories(context.tag)
      : [],
    findTerms(address, context),
    brandSlug === undefined ? undefined : shop.catalog.brand(brandSlug, context.tag),
  ])
  const categories = nearestCategories(allCategories, address.category)
  if (categories.length > 0 || terms.includes(undefined)) context.tag(catalogTags.terms)
  if (list.freshUntil) context.freshUntil(list.freshUntil)
  if (list.products.some(one => one.rating) || list.filters?.ratings.length)
    context.needs({ styles: ['stars'] })
  // Further lists on a page do not change its identity.
  if (props.controls && names.page === 'page') {
    if (terms.includes(undefined)) context.notFound()
    const shown = isGrowing(pagination) ? 1 : page
    describe(context, { ...address, page: shown }, { terms, brand, isEmpty: list.count === 0 })
  }
  const newSince = findNewSince(props, list, context)
  const archive = context.page.archive?.of === 'product' ? context.page.archive : undefined
  return {
    chosenTerms: nameChosenTerms(address, terms, archive),
    ...{ list, pages, added, categories, newSince, error: findError(context) },
    address: { ...address, page },
    ...(corrected && { corrected }),
    ...(brand && { brand }),
    ...(archive && { archive: archive.id }),
  }
}

function findError({ outcome }: LoadContext<Services>): GridData['error'] {
  if (!outcome || outcome.result.ok) return undefined
  const { refusal, reason } = outcome.result
  if (outcome.name === 'keep' || outcome.name === 'restore') return { key: wishRefusalKey(reason) }
  return (refusal as AddRefusal).message
}

/** The page is rendered again when the first product stops being new. */
function findNewSince(
  { newDays }: PropsOf<typeof Props>,
  { products }: ProductList,
  context: LoadContext<Services>,
): number | undefined {
  if (newDays === 0) return undefined
  const newSince = Date.now() - newDays * DAY
  for (const { createdAt } of products) {
    if (createdAt > newSince) context.freshUntil(createdAt + newDays * DAY)
  }
  return newSince
}

/** Category and tag in the URL; undefined if unknown. */
async function findTerms({ category, tag }: ListAddress, context: LoadContext<Services>) {
  const { catalog } = context.services.shop
  const archive = category || tag ? await findShownArchive(context) : undefined
  const find = async (by: 'category' | 'tag', slug: string) =>
    archive?.by === by && archive.slug === slug ? archive : catalog.findTerm(by, slug)
  return Promise.all([
    ...(category ? [find('category', category)] : []),
    ...(tag ? [find('tag', tag)] : []),
  ])
}

/** Prices in minor units. */
function toProductFilters(
  { brand, attributes, minPrice, maxPrice, inStock, onSale, rating }: FilterAddress,
  { currency }: { currency: string },
): ProductFilters {
  const digits = currencyDigits(currency)
  const toMinor = (amount: string) =>
    amount === '' ? undefined : Math.round(Number(amount) * 10 ** digits)
  return {
    brands: brand,
    attributes: new Map(attributes),
    minPrice: toMinor(minPrice),
    maxPrice: toMinor(maxPrice),
    inStock,
    onSale,
    minStars: rating === '' ? undefined : Number(rating),
  }
}

/**
 * Search engines index pages, categories and brands once, independent of order, but neither searches
 * nor empty categories. Filtered lists refer to the list without filters.
 */
function describe(
  context: LoadContext<Services>,
  address: ListAddress,
  {
    terms,
    brand,
    isEmpty,
  }: {
    terms: Awaited<ReturnType<typeof findTerms>>
    brand: BrandView | undefined
    isEmpty: boolean
  },
) {
  const { search } = address
  const isNarrowed = brand === undefined && isFiltered(address.filters)
  const page = isNarrowed ? 1 : address.page
  const t: Translate<KeyOf<typeof texts>> = context.translate
  const details = [
    search && t('searched', { words: search }),
    ...terms.map(term => term?.name),
    brand?.name,
    page > 1 && t('page', { number: page }),
  ]
  const filters = isNarrowed ? NO_FILTERS : address.filters
  const hasTerm = terms.length > 0 || brand !== undefined
  const [about = brand] = terms
  context.head({
    ...(about && 'description' in about ? aboutTerm(about) : {}),
    titleDetails: details.flatMap(detail => detail || []),
    canonicalQuery: toQuery({ ...address, page, filters, sort: '', search: '' }),
    ...(search || isNarrowed || (isEmpty && hasTerm) ? { noindex: true } : {}),
  })
}

/** Description and image that a category or brand gives its page. */
function aboutTerm({ description, image }: { description: string; image?: string | undefined }) {
  const text = description.replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION)
  return { ...(text ? { description: text } : {}), ...(image ? { image } : {}) }
}

/** The products that the owner chose. */
async function sourceOf(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ProductQuery> {
  switch (props.source) {
    case 'featured':
      return { featured: true }
    case 'category':
      return { category: props.category }
    case 'tag':
      return { tag: props.tag }
    case 'ids':
      return { ids: toIds(props.ids) }
    case 'upsells': {
      const product = await findShownProduct(context, '', context.tag)
      return { ids: product?.upsells.map(({ id }) => id) ?? [] }
    }
    case 'similar':
      return similarTo(props, context)
    case 'cross-sells': {
      const { shop } = context.services
      const { key } = await visitorCart(shop, context.visitor())
      return { ids: await shop.cart.crossSells(key) }
    }
    case 'archive': {
      const archive = await findShownArchive(context)
      return archive ? { [archive.by]: archive.slug } : {}
    }
    case 'all':
      return {}
  }
}

/** Products of the same category, in the chosen order. */
async function similarTo(
  { sort, perPage: limit }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ProductQuery> {
  const product = await findShownProduct(context, '', context.tag)
  if (!product) return { ids: [] }
  const { catalog } = context.services.shop
  return { ids: await catalog.similar({ productId: product.id, sort, limit }, context.tag) }
}

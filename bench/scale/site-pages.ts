import { MEASURED, type PageKind } from './inputs.ts'
import { createZipf } from './zipf.ts'

/** Pages of the simulated site, numbered in the order of the kinds. */
export interface SitePages {
  /** Number of pages that can be cached. */
  count: number
  /** Samples a page by popularity. Undefined for a page of one visitor, such as the cart. */
  sample(): number | undefined
  describe(page: number): DescribedPage
  /** The list that a page shows, if any; `search` for all lists of search results. */
  listOf(page: number): number | 'search' | undefined
  categories: number
  productPage(product: number): number
  categoryOf(product: number): number
  /** A product that is bought or edited, by popularity. */
  sampleProduct(): number
  contentPages: number
}

export interface DescribedPage {
  url: string
  tags: readonly string[]
  kind: PageKind
  bytes: number
}

/** Pages without products, such as the home page, articles and legal pages. */
const CONTENT_PAGES = 2000
const PRODUCTS_PER_CATEGORY = 1000
/** Pages and orders of the list of a category that visitors open. */
const LIST_PAGES = 20
/** Combinations of filters that visitors choose in a category. */
const FILTERED_PAGES = 200
const SEARCHES = 500_000

/** Shares of page views. The rest are products. */
const SHARES = { personal: 0.05, search: 0.02, filtered: 0.08, list: 0.22, content: 0.2 }

/**
 * Exponents of popularity. Requests for pages of one site follow Zipf's law with exponents from 0.6
 * to 1.0 (Breslau and others, 1999, "Web caching and Zipf-like distributions").
 */
const EXPONENTS = { content: 1, categories: 0.8, filters: 0.9, searches: 0.8, products: 0.75 }

export function createSitePages(products: number, random: () => number): SitePages {
  const categories = Math.max(1, Math.round(products / PRODUCTS_PER_CATEGORY))
  const content = createZipf(CONTENT_PAGES, EXPONENTS.content, random)
  const category = createZipf(categories, EXPONENTS.categories, random)
  const filters = createZipf(FILTERED_PAGES, EXPONENTS.filters, random)
  const search = createZipf(SEARCHES, EXPONENTS.searches, random)
  const product = createZipf(products, EXPONENTS.products, random)

  const firstList = CONTENT_PAGES
  const firstFiltered = firstList + categories * LIST_PAGES
  const firstSearch = firstFiltered + categories * FILTERED_PAGES
  const firstProduct = firstSearch + SEARCHES
  const { htmlBytes } = MEASURED

  /** Most visitors of a list see only its first page. */
  const listPage = () => Math.min(LIST_PAGES - 1, Math.floor(-Math.log(1 - random()) * 0.8))

  function sample(): number | undefined {
    let at = random()
    if (at < SHARES.personal) return undefined
    at -= SHARES.personal
    if (at < SHARES.search) return firstSearch + search()
    at -= SHARES.search
    if (at < SHARES.filtered) return firstFiltered + category() * FILTERED_PAGES + filters()
    at -= SHARES.filtered
    if (at < SHARES.list) return firstList + category() * LIST_PAGES + listPage()
    at -= SHARES.list
    if (at < SHARES.content) return content()
    return firstProduct + product()
  }

  function describe(page: number): DescribedPage {
    const kind = kindOf(page)
    const bytes = htmlBytes[kind]
    if (kind === 'content') return { url: `/page-${page}`, tags: [`page:${page}`], kind, bytes }
    if (kind === 'product') {
      const id = page - firstProduct
      return { url: `/product/${id}`, tags: [`product:${id}`], kind, bytes }
    }
    const list = listOf(page)
    const tags = [kind === 'search' ? 'product-search' : `list:${list}`]
    return { url: `/list-${list}${kind === 'list' ? '/' : '?'}${page}`, tags, kind, bytes }
  }

  function kindOf(page: number): PageKind {
    if (page < firstList) return 'content'
    if (page < firstFiltered) return 'list'
    if (page < firstSearch) return 'filtered'
    return page < firstProduct ? 'search' : 'product'
  }

  function listOf(page: number) {
    if (page < firstList || page >= firstProduct) return undefined
    if (page >= firstSearch) return 'search'
    if (page >= firstFiltered) return Math.floor((page - firstFiltered) / FILTERED_PAGES)
    return Math.floor((page - firstList) / LIST_PAGES)
  }

  return {
    count: firstProduct + products,
    categories,
    listOf,
    sample,
    describe,
    productPage: id => firstProduct + id,
    // Popular products are spread over all categories.
    categoryOf: id => id % categories,
    sampleProduct: product,
    contentPages: CONTENT_PAGES,
  }
}

import type { LoadContext } from '#module-contract'
import type { KeyOf, Translate } from '#texts'
import type { pagingTexts } from '../texts.ts'
import { type CategoryAddress, categoryQuery, isGrowing } from './list-address.ts'

/** Loads a page of a list. Numbers beyond the end load the last page. */
export async function loadPage<List extends { total: number }>(
  asked: number,
  perPage: number,
  read: (page: number) => Promise<List>,
) {
  const list = await read(asked)
  const pages = Math.max(1, Math.ceil(list.total / perPage))
  const page = Math.min(asked, pages)
  return { ...(page === asked ? list : await read(page)), page, pages }
}

interface ListPages {
  /** Value of `paginationField`. */
  pagination: string
  /** Requested page, from 1. */
  asked: number
  perPage: number
  /** Maximum number of items shown together. */
  max: number
}

/** Loads one page of a list, or for growing lists all pages up to the requested one. */
export async function loadPages<List extends { total: number }>(
  { pagination, asked, perPage, max }: ListPages,
  read: (part: { offset: number; limit: number }) => Promise<List>,
) {
  const grows = isGrowing(pagination)
  const isOne = pagination === 'none'
  const list = await loadPage(isOne ? 1 : asked, perPage, async page => {
    if (!grows) return read({ offset: (page - 1) * perPage, limit: Math.min(perPage, max) })
    const found = await read({ offset: 0, limit: Math.min(page * perPage, max) })
    return { ...found, total: Math.min(found.total, max) }
  })
  return {
    ...list,
    pages: isOne ? 1 : list.pages,
    /** Index of the first item that "Load more" added; 0 for none. */
    added: grows ? (list.page - 1) * perPage : 0,
  }
}

interface ListFacts {
  /** Value of `paginationField`. A grown list is one page for search engines. */
  pagination?: string
  /** Provides names for page titles. */
  categories?: readonly { slug: string; name: string }[]
  /** Source and number of listed items. */
  source?: string
  total?: number
}

/**
 * Sets title, canonical query and robots of a list page. Each category and page is a separate page
 * for search engines, except empty ones.
 */
export function describeList(
  context: LoadContext<unknown>,
  address: CategoryAddress,
  { pagination = 'pages', categories = [], source, total }: ListFacts = {},
) {
  // Further lists on a page do not change its identity.
  if (!address.isFirst || pagination === 'none') return
  const t: Translate<KeyOf<typeof pagingTexts>> = context.translate
  const { category, page } = isGrowing(pagination) ? { ...address, page: 1 } : address
  const name = categories.find(one => one.slug === category)?.name
  const isOfArchive = source === 'archive' && context.page.archive !== undefined
  context.head({
    titleDetails: [name, page > 1 && t('page', { number: page })].flatMap(detail => detail || []),
    canonicalQuery: categoryQuery({ names: address.names, category, page }),
    ...(total === 0 && (category || isOfArchive) ? { noindex: true } : {}),
  })
}

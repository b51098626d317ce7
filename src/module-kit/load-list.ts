import type { KeyOf, Translate } from '#texts'
import type { pagingTexts } from './kit-texts.ts'
import { type CategoryAddress, categoryQuery, isGrowing } from './list-address.ts'
import type { LoadContext } from './load.ts'

/** The page of a list that was asked for; of what is beyond its end, the last. */
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
  /** As `paginationField` offers it. */
  pagination: string
  /** The page that was asked for, from 1. */
  asked: number
  perPage: number
  /** Most of what is shown together. */
  max: number
}

/** What a list shows at its address: one of its pages or, where it grows, its first pages together. */
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
    /** The place of the first that the last press of "Load more" added; 0 for none. */
    added: grows ? (list.page - 1) * perPage : 0,
  }
}

interface ListFacts {
  /** As `paginationField` offers it: what has grown is what it was, and more, and one page for search engines. */
  pagination?: string
  /** By whose names pages are called. */
  categories?: readonly { slug: string; name: string }[]
  /** What is listed, and how much of it there is. */
  source?: string
  total?: number
}

/**
 * Each category of a list and each of its pages is a page of its own for search engines; not one that holds nothing, of
 * a category or of what the site lists by itself.
 */
export function describeList(
  context: LoadContext<unknown>,
  address: CategoryAddress,
  { pagination = 'pages', categories = [], source, total }: ListFacts = {},
) {
  // Further lists of a page turn it into no other page.
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

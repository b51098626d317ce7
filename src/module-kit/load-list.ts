import type { KeyOf, Translate } from '#texts'
import type { pagingTexts } from './kit-texts.ts'
import { type CategoryAddress, categoryQuery } from './list-address.ts'
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

interface ListFacts {
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
  { categories = [], source, total }: ListFacts = {},
) {
  // Further lists of a page turn it into no other page.
  if (!address.isFirst) return
  const t: Translate<KeyOf<typeof pagingTexts>> = context.translate
  const { category, page } = address
  const name = categories.find(one => one.slug === category)?.name
  const isOfArchive = source === 'archive' && context.page.archive !== undefined
  context.head({
    titleDetails: [name, page > 1 && t('page', { number: page })].flatMap(detail => detail || []),
    canonicalQuery: categoryQuery(address),
    ...(total === 0 && (category || isOfArchive) ? { noindex: true } : {}),
  })
}

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

/** Each category of a list and each of its pages is a page of its own for search engines. */
export function describeList(
  context: LoadContext<unknown>,
  address: CategoryAddress,
  categories: readonly { slug: string; name: string }[],
) {
  // Further lists of a page turn it into no other page.
  if (!address.isFirst) return
  const t: Translate<KeyOf<typeof pagingTexts>> = context.translate
  const { category, page } = address
  const name = categories.find(one => one.slug === category)?.name
  context.head({
    titleDetails: [name, page > 1 && t('page', { number: page })].flatMap(detail => detail || []),
    canonicalQuery: categoryQuery(address),
  })
}

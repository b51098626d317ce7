import {
  type CategoryAddress,
  categoryQuery,
  describeList,
  loadPages,
  toContentQuery,
} from '#content'
import {
  FEED_LINK,
  type LoadContext,
  type PageFacts,
  type PropsOf,
  type QueryContext,
} from '#module-contract'
import { type ContentItem, type ContentKind, isCustomKind, type Term } from '#pages/schema'
import type { Services } from '../services.ts'
import { readAddress } from './address.ts'
import type { Props } from './props.ts'

export interface PostListData {
  items: ContentItem[]
  /** In this category, or in all. */
  total: number
  pages: number
  address: CategoryAddress
  /** Categories of the filter. */
  categories: Term[]
  /** Index of the first item that "Load more" added; 0 for none. */
  added: number
}

/** Posts, or entries on the archive of a content type. */
function kindOf({ source }: PropsOf<typeof Props>, { archive }: PageFacts): ContentKind {
  return source === 'archive' && archive && isCustomKind(archive.of) ? archive.of : 'post'
}

/** Maximum number of items with "all on one page" and "Load more". */
const MAX_SHOWN = 200

/** An unknown category makes the page "not found"; in further lists it shows all items. */
export async function query(
  props: PropsOf<typeof Props>,
  { services, url, parameter, page: shown }: QueryContext<Services>,
): Promise<URLSearchParams> {
  const { names, category, page, isFirst } = readAddress(url, parameter)
  const isRead =
    category !== '' &&
    props.filter &&
    (isFirst || (await services.pages.content.hasCategory(kindOf(props, shown), category)))
  return categoryQuery({
    names,
    category: isRead ? category : '',
    page: props.pagination === 'none' ? 1 : page,
  })
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<PostListData> {
  const { content } = context.services.pages
  const kind = kindOf(props, context.page)
  if (kind === 'post') context.needs({ links: [FEED_LINK] })
  const { filter, pagination, skip } = props
  const asked = readAddress(context.url, context.parameter)
  const category = filter ? asked.category : ''
  const source = toContentQuery(kind, props, context.page.archive)
  const ask = {
    pagination,
    asked: asked.page,
    perPage: props.perPage || MAX_SHOWN,
    max: MAX_SHOWN,
  }
  const isRead = props.showReadingTime || (props.showExcerpt && props.text === 'full')
  const withArticles = isRead || (props.showExcerpt && ('excerpts' as const))
  const read = async ({ offset, limit }: { offset: number; limit: number }) => {
    const { items, total, freshUntil } = await content.listContent(
      { ...source, category, offset: skip + offset, limit, withArticles },
      context.tag,
    )
    if (freshUntil) context.freshUntil(freshUntil)
    return { items, total: Math.max(0, total - skip) }
  }
  const [list, categories, isKnown] = await Promise.all([
    loadPages(ask, read),
    filter ? content.listCategories(source, context.tag) : [],
    category === '' || content.hasCategory(kind, category),
  ])
  if (!isKnown) context.notFound()
  const { page, ...shown } = list
  const address = { ...asked, category, page }
  describeList(context, address, {
    pagination,
    categories,
    source: props.source,
    total: shown.total,
  })
  return { ...shown, address, categories }
}

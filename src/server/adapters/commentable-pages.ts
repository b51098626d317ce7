import type { DiscussedPage } from '#comments/schema'
import type { Pages } from '#pages'
import type { PageItem } from '#pages/schema'

/** Facts about pages that comments depend on. */
export function createDiscussedPages(pages: Pages) {
  return async (ids: readonly string[]): Promise<Map<string, DiscussedPage>> => {
    if (ids.length === 0) return new Map()
    const { items } = await pages.editing.listItems({
      ids: ids.join(','),
      page: 1,
      perPage: ids.length,
      sort: 'path',
      order: 'asc',
    })
    return new Map(items.map(item => [item.id, toDiscussed(item)]))
  }
}

function toDiscussed(item: PageItem): DiscussedPage {
  const { id, kind, path, title, publishedAt, status, deletedAt, summary } = item
  // A page with a scheduled draft may already be published.
  const isPublic = deletedAt === null && status !== 'draft' && publishedAt !== null
  return { id, kind, path, title, publishedAt, isPublic, comments: summary.comments }
}

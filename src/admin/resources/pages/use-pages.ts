import { useQuery } from '@tanstack/react-query'
import type { PageItem } from '#pages/schema'
import { callApi } from '#staff/client'

export interface PageFilter {
  q: string
  kind: string
  status: string
}

const PER_PAGE = 200
/** Maximum size of the tree; beyond it, use the search. */
const MAX_PAGES = 2000

/** Loads all pages of a tree, because branches need all rows. */
export function usePages(filter: PageFilter) {
  return useQuery({
    queryKey: ['pages', 'tree', filter],
    retry: false,
    queryFn: async ({ signal }) => {
      const found: PageItem[] = []
      let total = 1
      for (let page = 1; found.length < Math.min(total, MAX_PAGES); page++) {
        const answer = await callApi<{ items: PageItem[]; total: number }>('GET', '/pages', {
          query: {
            page,
            perPage: PER_PAGE,
            q: filter.q || undefined,
            kind: filter.kind || undefined,
            status: filter.status || undefined,
            // Templates have their own list, but share the trash.
            ...(filter.status === 'trash'
              ? { sort: 'deletedAt', order: 'desc' }
              : { templates: 'false' }),
          },
          signal,
        })
        found.push(...answer.items)
        total = answer.total
        if (answer.items.length === 0) break
      }
      return { pages: found, total }
    },
    placeholderData: previous => previous,
  })
}

import { useQuery } from '@tanstack/react-query'
import { findContentType, type PageItem } from '#pages/schema'
import { callApi } from '#staff/client'
import { useContentTypes } from '../content-types/use-content-types.ts'

/** Default parent for the first post, because authors cannot create top-level pages. */
const FIRST_POSTS = '/blog'

/** Most common parent path; the first one if tied. Undefined without pages. */
export function commonParent(pages: readonly Pick<PageItem, 'path'>[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { path } of pages) {
    const parent = path.slice(0, path.lastIndexOf('/'))
    counts.set(parent, (counts.get(parent) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}

/** Default parent of a new page: that of existing pages of the kind, else the top level. */
export function useParentOfKind(kind: string): string {
  const type = findContentType(useContentTypes(), kind)
  const isGathered = kind === 'post' || kind === 'project'
  const { data } = useQuery({
    queryKey: ['pages', 'parent', kind],
    enabled: isGathered,
    queryFn: async ({ signal }) => {
      const query = { kind, sort: 'updatedAt', order: 'desc', perPage: 50 }
      const { items } = await callApi<{ items: PageItem[] }>('GET', '/pages', { query, signal })
      return commonParent(items) ?? (kind === 'post' ? FIRST_POSTS : '')
    },
  })
  return type?.path ?? ((isGathered && data) || '')
}

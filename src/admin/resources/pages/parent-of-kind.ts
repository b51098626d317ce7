import { useQuery } from '@tanstack/react-query'
import { findContentType, type PageItem } from '#pages/schema'
import { callApi } from '#staff/client'
import { useContentTypes } from '../content-types/use-content-types.ts'

/** Where the first post goes: authors may not name the top level of a site. */
const FIRST_POSTS = '/blog'

/** Below which page most of these lie, by its URL path; of several the first. Undefined without any. */
export function commonParent(pages: readonly Pick<PageItem, 'path'>[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { path } of pages) {
    const parent = path.slice(0, path.lastIndexOf('/'))
    counts.set(parent, (counts.get(parent) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}

/** Where a new page of a kind goes: beside the newest of that kind. Pages of no particular kind begin at the top. */
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

import type { PropsOf } from '#module-kit/client'
import type { SearchHit, SearchKind } from '#search/schema'
import type { Props } from './props.ts'

/** What the server suggests for a few letters, and how much there is of it in all. */
export interface Suggested {
  items: Pick<SearchHit, 'ref' | 'kind' | 'kindName' | 'href' | 'title'>[]
  total: number
}

/** Of the page that the site has for results, unless the owner made another. */
export const RESULTS_PATH = '/search'

/** The one kind that is searched; undefined for all, and as long as no content type was chosen. */
export function kindWithin({
  within,
  type,
}: Pick<PropsOf<typeof Props>, 'within' | 'type'>): SearchKind | undefined {
  if (within === 'all') return undefined
  return within === 'type' ? (type as SearchKind) || undefined : within
}

/** Where a search leads; the words are `q`, as everywhere on a site. */
export const searchAddress = (results: string, kind: SearchKind | undefined, text: string) => {
  const query = new URLSearchParams({ q: text, ...(kind ? { in: kind } : {}) })
  return `${results}?${query}`
}

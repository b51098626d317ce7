import type { PropsOf } from '#module-contract/client'
import type { SearchHit, SearchKind } from '#search/schema'
import type { Props } from './props.ts'

/** Suggestions and the total number of results. */
export interface Suggested {
  items: SuggestedItem[]
  total: number
}

export interface SuggestedItem extends Pick<SearchHit, 'ref' | 'kindName' | 'href' | 'title'> {
  kind: SearchHit['kind'] | 'category'
  /** URL of a small image. */
  image?: string
  /** Price of a product. */
  price?: string
}

/** Default path of the results page. */
export const RESULTS_PATH = '/search'

/** The only searched kind; undefined for all kinds, and until a content type is selected. */
export function kindWithin({
  within,
  type,
}: Pick<PropsOf<typeof Props>, 'within' | 'type'>): SearchKind | undefined {
  if (within === 'all') return undefined
  return within === 'type' ? (type as SearchKind) || undefined : within
}

/** URL of a search; the text is `q`. */
export const searchAddress = (results: string, kind: SearchKind | undefined, text: string) => {
  const query = new URLSearchParams({ q: text, ...(kind ? { in: kind } : {}) })
  return `${results}?${query}`
}

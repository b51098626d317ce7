import type { SearchHit } from '#search/schema'

/** What the server suggests for a few letters, and how much there is of it in all. */
export interface Suggested {
  items: Pick<SearchHit, 'ref' | 'kind' | 'kindName' | 'href' | 'title'>[]
  total: number
}

/** Of the page that the site has for results, unless the owner made another. */
export const RESULTS_PATH = '/search'

/** Where a search leads; the words are `q`, as everywhere on a site. */
export const searchAddress = (results: string, within: string, text: string) => {
  const query = new URLSearchParams({ q: text, ...(within === 'all' ? {} : { in: within }) })
  return `${results}?${query}`
}

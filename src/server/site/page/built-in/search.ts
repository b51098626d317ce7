import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Default path of the search page. */
export const SEARCH_PATH = '/search'

export const searchModules: PageNode[] = [
  node('section', 'search-page', {
    content: [
      node('post-title', 'search-title'),
      node('search', 'search', { style: 'line', size: 'l', button: 'text' }),
      node('search-results', 'results'),
    ],
  }),
]

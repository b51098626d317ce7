import type { Example } from '#module-contract'
import type { SearchData } from './load.server.ts'

const data = { text: '' }

export const examples: Example<SearchData>[] = [
  { name: 'A box with an icon', props: {}, data },
  {
    name: 'A line, large, with a button',
    props: { style: 'line', size: 'l', button: 'text', label: 'Search the site' },
    data,
  },
  {
    name: 'A pill for a header',
    props: { style: 'pill', size: 's', button: 'none', label: 'Quick search' },
    data,
  },
  {
    name: 'Products alone, without suggestions',
    props: {
      within: 'product',
      suggestions: false,
      button: 'text',
      buttonLabel: 'Find',
      label: 'Search products',
    },
    data,
  },
  {
    name: 'An icon that opens the field, for a header',
    props: { style: 'icon', button: 'none', label: 'Search' },
    data,
  },
]

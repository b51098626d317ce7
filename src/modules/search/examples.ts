import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'A box with an icon', props: {} },
  {
    name: 'A line, large, with a button',
    props: { style: 'line', size: 'l', button: 'text', label: 'Search the site' },
  },
  {
    name: 'A pill for a header',
    props: { style: 'pill', size: 's', button: 'none', label: 'Quick search' },
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
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'The shop', props: { perPage: 8 } },
  {
    name: 'Featured, three columns, without controls',
    props: { source: 'featured', perPage: 3, columns: 3, controls: false },
  },
  {
    name: 'A category, to be added at once',
    props: { source: 'category', category: 'bowls', controls: false, quickAdd: true, perPage: 4 },
  },
]

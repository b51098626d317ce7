import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'As it is', props: {} },
  {
    name: 'In other words',
    props: {
      empty: 'Nothing here yet. The shelves are one click away.',
      shopLabel: 'To the shelves',
      checkoutLabel: 'To the counter',
    },
  },
]

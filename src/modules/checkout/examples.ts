import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'As it is', props: {} },
  {
    name: 'In other words',
    props: { billingTitle: 'Who buys', reviewTitle: 'What goes into the parcel' },
  },
]

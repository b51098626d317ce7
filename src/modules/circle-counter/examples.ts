import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Ring as wide as its place',
    props: {
      wide: true,
      number: 72,
      title: 'come back within a year',
      design: { maxWidth: '18rem' },
    },
  },
  {
    name: 'Half ring with rounded ends',
    props: {
      layout: 'gauge',
      number: 87.5,
      rounded: true,
      colour: 'secondary-strong',
      title: 'of the house runs on its own roof',
      body: '<p>On a bright day in June it is all of it, and a neighbor’s too.</p>',
      design: { maxWidth: '26rem' },
    },
  },
  {
    name: 'Small ring beside the text',
    props: {
      layout: 'side',
      number: 34,
      title: 'Already taken',
      body: '<p>Places for the spring are given in the order in which letters arrive.</p>',
    },
  },
  {
    name: 'More than the whole',
    props: { number: 130, title: 'of what we had hoped for', design: { maxWidth: '14rem' } },
  },
]

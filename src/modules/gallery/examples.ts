import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'A grid with pages, four at a time',
    props: {
      label: 'Work of this year',
      items: [
        { image: { media: 'moon-jar' }, title: 'First picture', caption: 'White, 31 cm' },
        { image: { media: 'teapot' }, title: 'Second picture', caption: 'Dark, with a handle' },
        { image: { media: 'ramen-bowl' }, title: 'Third picture', caption: 'Blue over brown' },
        { image: { media: 'shoulder-vase' }, title: 'Fourth picture', caption: 'Two colors' },
        { image: { media: 'bottle-vase' }, title: 'Fifth picture', caption: 'Made in one piece' },
        { image: { media: 'bud-vase' }, title: 'Sixth picture', caption: 'For a single flower' },
        {
          image: { media: 'lidded-jar' },
          title: 'Seventh picture',
          caption: 'It fits one way only',
        },
        {
          image: { media: 'water-carafe' },
          title: 'Eighth picture',
          caption: 'Keeps cool for a day',
        },
        {
          image: { media: 'planter' },
          title: 'Ninth picture',
          caption: 'Local material, untreated',
        },
        { image: { media: 'salt-cellar' }, title: 'Tenth picture', caption: 'Fits into one hand' },
      ],
    },
  },
  {
    name: 'Three columns, one page',
    props: {
      label: 'Projects',
      columns: { desktop: 3, tablet: 2, phone: 1 },
      perPage: 6,
      ratio: '3/2',
      items: [
        {
          image: { media: 'commission-hotel' },
          title: 'A hotel by the sea',
          caption:
            'Three pieces for one long wall. Black, white, and a blue that took eleven tests.',
        },
        {
          image: { media: 'commission-restaurant' },
          title: 'A restaurant in town',
          caption: 'Two hundred pieces, stackable, none of them quite alike.',
        },
        {
          image: { media: 'commission-teahouse' },
          title: 'A house in the park',
          caption: 'One large piece, five small ones, all from a single week.',
        },
      ],
    },
  },
  {
    name: 'As a slider',
    props: {
      label: 'Behind the scenes',
      layout: 'slider',
      ratio: '3/2',
      items: [
        { image: { media: 'studio-wheel' }, caption: 'A piece that was just finished.' },
        { image: { media: 'studio-kiln' }, caption: 'The workshop on the second morning.' },
        {
          image: { media: 'studio-shelves' },
          caption: 'A week of waiting before the last step.',
        },
      ],
    },
  },
]

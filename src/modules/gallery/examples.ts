import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'A grid with pages, four at a time',
    props: {
      label: 'Pots of this year',
      items: [
        { image: { media: 'moon-jar' }, title: 'Moon jar', caption: 'Milk white, 31 cm' },
        { image: { media: 'teapot' }, title: 'Teapot', caption: 'Tenmoku, cut lip' },
        { image: { media: 'ramen-bowl' }, title: 'Ramen bowl', caption: 'Cobalt over iron' },
        { image: { media: 'shoulder-vase' }, title: 'Shoulder vase', caption: 'Half glazed' },
        { image: { media: 'bottle-vase' }, title: 'Bottle', caption: 'Thrown in one piece' },
        { image: { media: 'bud-vase' }, title: 'Bud vase', caption: 'For a single stem' },
        {
          image: { media: 'lidded-jar' },
          title: 'Lidded jar',
          caption: 'The lid fits one way only',
        },
        {
          image: { media: 'water-carafe' },
          title: 'Carafe',
          caption: 'Keeps water cool for a day',
        },
        { image: { media: 'planter' }, title: 'Planter', caption: 'Local earthenware, unglazed' },
        { image: { media: 'salt-cellar' }, title: 'Salt cellar', caption: 'Fits three fingers' },
      ],
    },
  },
  {
    name: 'Three columns, one page',
    props: {
      label: 'Commissions',
      columns: { desktop: 3, tablet: 2, phone: 1 },
      perPage: 6,
      ratio: '3/2',
      items: [
        {
          image: { media: 'commission-hotel' },
          title: 'A hotel in Bergen',
          caption:
            'Three jars for one long wall. Tenmoku, milk white, and a blue that took eleven tests.',
        },
        {
          image: { media: 'commission-restaurant' },
          title: 'A restaurant in Oslo',
          caption: 'Two hundred plates, stackable, none of them quite alike.',
        },
        {
          image: { media: 'commission-teahouse' },
          title: 'A tea house in Uppsala',
          caption: 'One pot, five cups, celadon from a single firing.',
        },
      ],
    },
  },
  {
    name: 'As a slider',
    props: {
      label: 'In the studio',
      layout: 'slider',
      ratio: '3/2',
      items: [
        { image: { media: 'studio-wheel' }, caption: 'A bowl just off the wheel.' },
        { image: { media: 'studio-kiln' }, caption: 'The kiln on the second morning.' },
        {
          image: { media: 'studio-shelves' },
          caption: 'A week of drying before the first firing.',
        },
      ],
    },
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'A grid with pages, four at a time',
    props: {
      label: 'Work of this year',
      items: [
        {
          image: { media: 'placeholder' },
          title: 'First picture',
          caption: 'Thirty centimeters high',
        },
        {
          image: { media: 'placeholder' },
          title: 'Second picture',
          caption: 'The larger one of two',
        },
        { image: { media: 'placeholder' }, title: 'Third picture', caption: 'Blue and brown' },
        { image: { media: 'placeholder' }, title: 'Fourth picture', caption: 'Two colors' },
        { image: { media: 'placeholder' }, title: 'Fifth picture', caption: 'One of a series' },
        {
          image: { media: 'placeholder' },
          title: 'Sixth picture',
          caption: 'The smallest of them',
        },
        {
          image: { media: 'placeholder' },
          title: 'Seventh picture',
          caption: 'Seen from the side',
        },
        {
          image: { media: 'placeholder' },
          title: 'Eighth picture',
          caption: 'On the second day',
        },
        {
          image: { media: 'placeholder' },
          title: 'Ninth picture',
          caption: 'Local material',
        },
        {
          image: { media: 'placeholder' },
          title: 'Tenth picture',
          caption: 'The last of the year',
        },
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
          image: { media: 'placeholder' },
          title: 'A hotel by the sea',
          caption: 'Three pieces for one long wall, in black, white and blue.',
        },
        {
          image: { media: 'placeholder' },
          title: 'A restaurant in town',
          caption: 'Two hundred pieces, stackable, none of them quite alike.',
        },
        {
          image: { media: 'placeholder' },
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
        { image: { media: 'placeholder' }, caption: 'A piece that was just finished.' },
        { image: { media: 'placeholder' }, caption: 'The room on the second morning.' },
        {
          image: { media: 'placeholder' },
          caption: 'A week of waiting before the last step.',
        },
      ],
    },
  },
]

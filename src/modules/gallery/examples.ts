import type { Example } from '#module-contract'

const high = { media: 'placeholder' }
const wide = { media: 'placeholder-wide' }
const square = { media: 'placeholder-square' }

const pieces = [
  { image: high, title: 'First picture', caption: 'Thirty centimeters high' },
  { image: wide, title: 'Second picture', caption: 'The larger one of two' },
  { image: square, title: 'Third picture', caption: 'Blue and brown' },
  { image: wide, title: 'Fourth picture', caption: 'Two colors' },
  { image: high, title: 'Fifth picture', caption: 'One of a series' },
  { image: wide, title: 'Sixth picture', caption: 'The smallest of them' },
  { image: high, title: 'Seventh picture', caption: 'Seen from the side' },
  { image: square, title: 'Eighth picture', caption: 'On the second day' },
  { image: wide, title: 'Ninth picture', caption: 'Local material' },
  { image: high, title: 'Tenth picture', caption: 'The last of the year' },
]

export const examples: Example[] = [
  {
    name: 'A grid with pages, four at a time',
    props: { label: 'Work of this year', items: pieces },
  },
  {
    name: 'Three columns, with filters',
    props: {
      label: 'Projects',
      columns: { desktop: 3, tablet: 2, phone: 1 },
      perPage: 6,
      ratio: '3/2',
      items: [
        {
          image: wide,
          title: 'A hotel by the sea',
          caption: 'Three pieces for one long wall, in black, white and blue.',
          tags: 'Hotels, Walls',
        },
        {
          image: wide,
          title: 'A restaurant in town',
          caption: 'Two hundred pieces, stackable, none of them quite alike.',
          tags: 'Restaurants',
        },
        {
          image: wide,
          title: 'A house in the park',
          caption: 'One large piece, five small ones, all from a single week.',
          tags: 'Homes, Walls',
        },
        {
          image: wide,
          title: 'An inn at the lake',
          caption: 'Everything that stands on its tables.',
          tags: 'Hotels, Restaurants',
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
        { image: wide, caption: 'A piece that was just finished.' },
        { image: wide, caption: 'The room on the second morning.' },
        { image: wide, caption: 'A week of waiting before the last step.' },
      ],
    },
  },
  {
    name: 'Masonry, titles on hover',
    props: {
      label: 'Sketches and prints',
      layout: 'masonry',
      columns: { desktop: 4, tablet: 3, phone: 2 },
      perPage: 20,
      captionStyle: 'rise',
      items: pieces,
    },
  },
  {
    name: 'Rows of equal height, close together',
    props: {
      label: 'A day in pictures',
      layout: 'justified',
      rowHeight: 240,
      gap: 'small',
      perPage: 20,
      captionStyle: 'frame',
      items: pieces,
    },
  },
  {
    name: 'A cover for all of them',
    props: {
      label: 'The house from all sides',
      layout: 'cover',
      ratio: '3/2',
      gap: 'small',
      items: pieces,
    },
  },
]

import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'With a caption',
    props: {
      image: { media: 'placeholder' },
      caption: 'The shelves: a week before the opening.',
      ratio: '3/2',
    },
  },
  {
    name: 'With its caption in the margin',
    props: {
      image: { media: 'placeholder-wide' },
      caption: 'The room from its door, on the morning before the first visitors came.',
      captionPlace: 'margin',
      ratio: '3/2',
    },
  },
  {
    name: 'Square, as a link',
    props: {
      image: { media: 'placeholder', alt: 'The new product in the shop' },
      ratio: '1/1',
      sizes: 'third',
      link: { url: '/shop' },
      design: { maxWidth: '24rem' },
    },
  },
  {
    name: 'In wide format, opens large',
    props: {
      image: { media: 'placeholder-square', alt: 'The whole room, seen from its door' },
      caption: 'Press the image to see all of it.',
      ratio: '21/9',
      focus: 'bottom',
      lightbox: true,
    },
  },
  {
    name: 'In an arch',
    props: {
      image: { media: 'placeholder' },
      ratio: '4/5',
      mask: 'arch',
      sizes: 'third',
      design: { maxWidth: '22rem' },
    },
  },
  {
    name: 'With its caption on the image, on hover',
    props: {
      image: { media: 'placeholder-wide' },
      caption: 'The long table, laid for the last evening of the year.',
      captionPlace: 'hover',
      ratio: '16/9',
    },
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'With a caption',
    props: {
      image: { media: 'studio-shelves' },
      caption: 'Drying shelves: a week before the first firing.',
      ratio: '3/2',
    },
  },
  {
    name: 'Square, as a link',
    props: {
      image: { media: 'moon-jar', alt: 'The moon jar in the shop' },
      ratio: '1/1',
      sizes: 'third',
      link: { url: '/shop' },
      design: { maxWidth: '24rem' },
    },
  },
]

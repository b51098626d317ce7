import type { Example } from '#module-contract'

const file = 'placeholder-animation'

export const examples: Example[] = [
  {
    name: 'Again and again, with its still image',
    props: { file, poster: { media: 'placeholder-wide', alt: '' }, name: 'A wheel that turns' },
  },
  {
    name: 'Moves with the page, in a tinted frame',
    props: { file, play: 'scroll', frame: 'mat', width: 720, align: 'center' },
  },
  {
    name: 'A small one that plays on hover',
    props: { file, play: 'hover', frame: 'line', width: 200, speed: 1.5 },
  },
]

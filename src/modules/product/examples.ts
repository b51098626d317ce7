import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'A pot in several glazes', props: { product: 'morning-mug', level: 'h2' } },
  { name: 'As it is', props: { product: 'moon-jar', level: 'h2', upsells: false } },
  {
    name: 'Short, in a square',
    props: { product: 'teapot', level: 'h2', ratio: '1/1', details: false, upsells: false },
  },
]

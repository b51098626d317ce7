import type { Example } from '#module-contract'

const before = { media: 'placeholder', alt: 'The table as it came in' }
const after = { media: 'placeholder-square', alt: 'The table after two weeks' }

export const examples: Example[] = [
  {
    name: 'Labels on the images',
    props: {
      before,
      after,
      caption: 'The same table. Two weeks lie between the pictures, and a bottle of oil.',
    },
  },
  {
    name: 'Above and below, with words of its own',
    props: {
      before,
      after,
      direction: 'vertical',
      beforeLabel: 'In the morning',
      afterLabel: 'At night',
      ratio: '4/5',
      start: 35,
      design: { maxWidth: '30rem' },
    },
  },
  {
    name: 'Labels below, in a wide frame, follows the pointer',
    props: { before, after, labels: 'below', frame: 'mat', ratio: '16/9', move: 'hover' },
  },
]

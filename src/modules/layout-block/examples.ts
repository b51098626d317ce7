import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'Not chosen yet', props: {} },
  { name: 'A block that is gone', props: { block: 'gone' } },
]

import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Nothing selected', props: {} },
  { name: 'A deleted block', props: { block: 'gone' } },
]

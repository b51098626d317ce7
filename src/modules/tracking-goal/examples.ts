import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'For all tests', props: {} },
  { name: 'For one test', props: { test: 'exampleone01' } },
]

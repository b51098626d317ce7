import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'Three icons, small', props: {} },
  { name: 'Three words', props: { show: 'words', size: 'm' } },
  { name: 'A select list', props: { show: 'select' } },
]

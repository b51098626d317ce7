import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Line', props: {} },
  { name: 'Word in the middle', props: { text: 'or', colour: 'accent' } },
  { name: 'Icon in a short line', props: { icon: 'leaf', length: 'half', height: 'medium' } },
  {
    name: 'Dotted, short, at the left',
    props: { line: 'dotted', weight: 4, length: 'short', align: 'start', colour: 'accent' },
  },
  { name: 'Space only', props: { line: 'none', height: 'large' } },
]

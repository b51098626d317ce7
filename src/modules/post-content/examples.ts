import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Outside of a template', props: {} },
  { name: 'In a document that is no template, with spacing', props: { design: {} } },
]

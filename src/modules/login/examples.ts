import type { Example } from '#module-contract'
import type { LoginData } from './load.server.ts'

const nobody: LoginData = { name: undefined, next: '/', here: '/' }

export const examples: Example<LoginData>[] = [
  { name: 'A card', props: {}, data: nobody },
  {
    name: 'Text beside the form',
    props: {
      layout: 'split',
      title: 'For the team',
      text: 'What is found behind this door, and whom to ask for a key.',
    },
    data: nobody,
  },
  {
    name: 'In one line, as in a footer',
    props: { layout: 'line', title: 'Team', showMore: false },
    data: nobody,
  },
  {
    name: 'Somebody is signed in',
    props: {},
    data: { ...nobody, name: 'First and last name' },
  },
]

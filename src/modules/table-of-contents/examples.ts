import type { Example } from '#module-contract'
import type { Contents } from './contents.ts'

const data: Contents = {
  entries: [
    { id: 'beginning', level: 2, text: 'How it begins' },
    { id: 'ask', level: 3, text: 'What to ask first' },
    { id: 'choose', level: 3, text: 'How to choose' },
    { id: 'middle', level: 2, text: 'What happens in between' },
    {
      id: 'end',
      level: 2,
      text: 'How it ends, and what is left to do when everybody has gone home',
    },
  ],
}

export const examples: Example<Contents>[] = [
  { name: 'Beside a line', props: { design: { maxWidth: '20rem' } }, data },
  {
    name: 'Numbered, folded on phones',
    props: { layout: 'numbered', title: 'In this article' },
    data,
  },
  {
    name: 'Two columns, always open',
    props: { layout: 'columns', folded: false, sticky: false },
    data,
  },
]

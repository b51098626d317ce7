import type { Example } from '#module-contract'

const heading = (id: string, text: string) => ({
  type: 'heading',
  props: { id, text, level: 'h2' },
})
const button = (id: string, label: string) => ({
  type: 'button',
  props: { id, label, link: { url: '#' } },
})

export const examples: Example[] = [
  {
    name: 'Two headlines',
    props: {
      test: 'exampleone01',
      name: 'Headline',
      subjects: [
        { key: 'a', name: 'A', content: [heading('headline-a', 'Made by hand, made to last')] },
        { key: 'b', name: 'B', content: [heading('headline-b', 'Tableware for every day')] },
      ],
    },
  },
  {
    name: 'Three buttons, one of them rarely',
    props: {
      test: 'exampletwo02',
      name: 'Button',
      goal: 'click',
      subjects: [
        { key: 'a', name: 'A', weight: 2, content: [button('button-a', 'Get in touch')] },
        { key: 'b', name: 'B', weight: 2, content: [button('button-b', 'Ask a question')] },
        { key: 'c', name: 'C', weight: 1, content: [button('button-c', 'Book a call')] },
      ],
    },
  },
]

import type { Example } from '#module-kit'

function column(id: string, body: string) {
  return {
    type: 'column',
    props: { id, content: [{ type: 'text', props: { id: `${id}-text`, body } }] },
  }
}

export const examples: Example[] = [
  {
    name: 'Two columns',
    props: {
      columns: [
        column('row-a', '<p>A short text in the first of two columns.</p>'),
        column('row-b', '<p>Another short text beside it, in the second.</p>'),
      ],
    },
  },
  {
    name: 'Two thirds, one third; equal on tablets',
    props: {
      layout: { desktop: '2-1', tablet: '1-1' },
      gap: 'wide',
      columns: [
        column('row-c', '<p>A longer text stands in the wider of the columns.</p>'),
        column('row-d', '<p>A few words.</p>'),
      ],
    },
  },
]

import type { Example } from '#module-contract'

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
  {
    name: 'Sidebar with rows beside it',
    props: {
      layout: '1-3',
      columns: [
        column('row-side', '<p>A sidebar stays beside all of it.</p>'),
        {
          type: 'column',
          props: {
            id: 'row-main',
            content: [
              {
                type: 'row',
                props: {
                  id: 'row-inner',
                  columns: [
                    column('row-e', '<p>A row within the wide column.</p>'),
                    column('row-f', '<p>It has columns of its own.</p>'),
                  ],
                },
              },
              {
                type: 'row',
                props: {
                  id: 'row-inner-3',
                  layout: '1-1-1',
                  columns: [
                    column('row-g', '<p>Below it another row,</p>'),
                    column('row-h', '<p>with three columns</p>'),
                    column('row-i', '<p>of the same width.</p>'),
                  ],
                },
              },
            ],
          },
        },
      ],
    },
  },
]

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
        column('row-a', '<p>Stoneware from Westerwald, wedged by hand.</p>'),
        column('row-b', '<p>Porcelain from Limoges, thrown on a kick wheel.</p>'),
      ],
    },
  },
  {
    name: 'Two thirds, one third; equal on tablets',
    props: {
      layout: { desktop: '2-1', tablet: '1-1' },
      gap: 'wide',
      columns: [
        column('row-c', '<p>A firing takes eleven hours and cools for two days.</p>'),
        column('row-d', '<p>1,260 °C.</p>'),
      ],
    },
  },
]

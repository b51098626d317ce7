import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Closed initially',
    props: {
      title: 'How to read the mark under the foot',
      body: '<p>The first two strokes are the year of the firing, the small dot is the kiln: one for gas, two for wood. A missing mark means that we liked the foot too much to stamp it.</p>',
    },
  },
  {
    name: 'Open initially, with nested modules',
    props: {
      title: 'What the studio smells of on a firing day',
      open: true,
      body: '<p>Hot brick, a little sulphur, and the coffee of whoever has the night shift.</p>',
      content: [
        {
          type: 'button',
          props: {
            id: 'toggle-visit',
            label: 'Come and see',
            style: 'outline',
            link: { url: '/contact' },
          },
        },
      ],
    },
  },
]

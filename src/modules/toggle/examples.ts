import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Closed initially',
    props: {
      title: 'How to read the label on the back',
      body: '<p>The first two numbers are the year, the letter is the place: A for the town, B for the village. A missing label means that it was made before we had any, and is no fault.</p>',
    },
  },
  {
    name: 'Open initially, with nested modules',
    props: {
      title: 'What to expect on your first visit',
      style: 'tint',
      open: true,
      body: '<p>A short tour, a few questions, and a cup of coffee with whoever is in.</p>',
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
  {
    name: 'Between lines, with a chevron',
    props: {
      title: 'What we do with your data',
      style: 'lines',
      sign: 'chevron-down',
      body: '<p>We read your message and answer it. After a year it is deleted.</p>',
    },
  },
]

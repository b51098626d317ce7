import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Heading, text and button',
    props: {
      content: [
        { type: 'heading', props: { id: 'column-title', text: 'Saturday course', level: 'h3' } },
        {
          type: 'text',
          props: { id: 'column-text', body: '<p>Six people, one room, three hours.</p>' },
        },
        {
          type: 'button',
          props: { id: 'column-button', label: 'See dates', link: { url: '/contact' } },
        },
      ],
    },
  },
  {
    name: 'Tight',
    props: {
      gap: 'small',
      content: [
        { type: 'heading', props: { id: 'column-small', text: 'Hours', level: 'h3' } },
        { type: 'text', props: { id: 'column-hours', body: '<p>Thursday to Saturday</p>' } },
      ],
    },
  },
]

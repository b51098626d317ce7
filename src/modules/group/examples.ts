import type { Example } from '#module-contract'

const card = (id: string, title: string) => ({
  type: 'group',
  props: {
    id,
    gap: 'small',
    design: { preset: 'card' },
    content: [
      { type: 'heading', props: { id: `${id}-title`, text: title, level: 'h3' } },
      {
        type: 'text',
        props: { id: `${id}-text`, body: '<p>Six people, one room, three hours.</p>' },
      },
    ],
  },
})

export const examples: Example[] = [
  {
    name: 'Grid of cards, one below the other on phones',
    props: {
      layout: { desktop: 'grid', phone: 'column' },
      content: [
        card('group-a', 'Mornings'),
        card('group-b', 'Evenings'),
        card('group-c', 'Saturdays'),
      ],
    },
  },
  {
    name: 'Side by side, in the middle',
    props: {
      layout: 'row',
      justify: 'space-between',
      align: 'center',
      content: [
        {
          type: 'heading',
          props: { id: 'group-line', text: 'The next course begins soon', level: 'h3' },
        },
        { type: 'button', props: { id: 'group-button', label: 'See dates', link: { url: '/' } } },
      ],
    },
  },
  {
    name: 'A card that is one link',
    props: {
      gap: 'small',
      design: {
        preset: 'tint',
        padding: { top: 'space-6', end: 'space-6', bottom: 'space-6', start: 'space-6' },
      },
      link: { url: '/contact' },
      linkLabel: 'Ask us for an offer',
      content: [
        { type: 'heading', props: { id: 'group-offer', text: 'Made to order', level: 'h3' } },
        {
          type: 'text',
          props: { id: 'group-offer-text', body: '<p>Tell us what you need.</p>' },
        },
      ],
    },
  },
]

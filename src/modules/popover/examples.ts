import type { Example } from '#module-contract'

const words = (id: string, body: string) => ({ type: 'text', props: { id, body } })

export const examples: Example[] = [
  {
    name: 'Card below an outlined button',
    props: {
      label: 'What is included',
      icon: 'gift',
      content: [
        words(
          'popover-included',
          '<p>Material, tools and a small lunch. What you make is yours.</p>',
        ),
      ],
    },
  },
  {
    name: 'Tinted, above a text link',
    props: {
      label: 'Why does it take six weeks?',
      style: 'quiet',
      layout: 'tint',
      place: 'top',
      content: [
        words(
          'popover-why',
          '<p>It dries for two, waits for its turn, and is finished by hand.</p>',
        ),
      ],
    },
  },
  {
    name: 'Wide, with an image',
    props: {
      label: 'See the sizes',
      style: 'solid',
      layout: 'wide',
      content: [
        {
          type: 'image',
          props: {
            id: 'popover-sizes',
            image: { media: 'placeholder-wide', alt: '' },
            ratio: '16/9',
          },
        },
        words('popover-sizes-words', '<p>Small holds 200 ml, medium 350 ml, large 500 ml.</p>'),
      ],
    },
  },
]

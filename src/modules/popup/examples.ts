import type { Example } from '#module-contract'

const content = (id: string, title: string, body: string) => [
  { type: 'heading', props: { id: `${id}-title`, text: title, level: 'h2' } },
  { type: 'text', props: { id: `${id}-text`, body: `<p>${body}</p>` } },
]
const visit = content('popup-visit', 'See the workshop', 'Saturdays from ten to four.')
const size = content('popup-size', 'Which size is mine?', 'Measure your hand at its widest.')

export const examples: Example[] = [
  {
    name: 'A dialog that a link opens',
    props: { name: 'sizes', size: 'small', content: size },
  },
  {
    name: 'At the side, after half of the page',
    props: { name: 'visit', trigger: 'scroll', at: 50, place: 'end', content: visit },
  },
  {
    name: 'A bar at the bottom, once in 30 days',
    props: {
      name: 'delivery',
      kind: 'bar',
      place: 'bottom',
      trigger: 'delay',
      at: 5,
      frequency: 'days',
      times: 30,
      content: [
        {
          type: 'text',
          props: { id: 'popup-bar', body: '<p>Free delivery until Sunday.</p>' },
        },
      ],
    },
  },
]

import type { Example } from '#module-contract'

const entries = [
  {
    when: '09:00',
    title: 'The doors open',
    body: '<p>Coffee, and a walk through the house for whoever is there first.</p>',
  },
  {
    when: '10:30',
    title: 'Work begins',
    body: '<p>In pairs, with everything that is needed on the table.</p>',
  },
  {
    when: '15:00',
    title: 'Halfway',
    body: '<p>What is done is looked at together, and what is left is shared out.</p>',
  },
  { when: 'Two days later', title: 'It is dry', body: '<p>Fetch it, or have it sent.</p>' },
]

export const examples: Example[] = [
  { name: 'Line at the side', props: { entries } },
  {
    name: 'Alternating, with images',
    props: {
      layout: 'alternating',
      entries: entries.map((entry, index) =>
        index % 2 ? entry : { ...entry, image: { media: 'placeholder' } },
      ),
    },
  },
  { name: 'Side by side', props: { layout: 'horizontal', entries } },
]

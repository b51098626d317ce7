import type { Example } from '#module-contract'

const items = [
  {
    label: 'Courses for beginners',
    description: 'Three evenings, six places.',
    icon: 'calendar',
    link: { url: '/about' },
  },
  {
    label: 'Open studio',
    description: 'Thursdays, with everything there.',
    icon: 'home',
    link: { url: '/contact' },
  },
  {
    label: 'Gift cards',
    description: 'By mail, within a minute.',
    icon: 'gift',
    link: { url: '/shop' },
  },
  {
    label: 'Made to order',
    description: 'For restaurants and hotels.',
    icon: 'truck',
    link: { url: '/contact' },
  },
]

export const examples: Example[] = [
  {
    name: 'List below an outlined button',
    props: { label: 'What we offer', items: items.map(({ icon: _, ...item }) => item) },
  },
  {
    name: 'With descriptions and icons',
    props: { label: 'Choose a course', style: 'solid', layout: 'details', items },
  },
  {
    name: 'Two columns, above a text link',
    props: { label: 'All of it', style: 'quiet', layout: 'columns', place: 'top', items },
  },
]

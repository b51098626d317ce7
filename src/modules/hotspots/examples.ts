import type { Example } from '#module-contract'

const points = [
  {
    title: 'The window to the north',
    body: '<p>Light without a shadow, the whole day.</p>',
    x: 22,
    y: 30,
  },
  {
    title: 'The long table',
    body: '<p>Four meters of beech, older than the house.</p>',
    button: 'Book a place at it',
    link: { url: '/contact' },
    x: 55,
    y: 64,
  },
  { title: 'The shelf', body: '<p>What is finished waits here for its owner.</p>', x: 82, y: 42 },
]
const image = { media: 'placeholder-square', alt: 'The workroom' }

export const examples: Example[] = [
  { name: 'Dots', props: { image, points } },
  {
    name: 'Numbers, opening above',
    props: { image, points, layout: 'numbers', place: 'top', ratio: '16/9' },
  },
  { name: 'Numbers with a list beside', props: { image, points, layout: 'list', ratio: '4/5' } },
]

import type { Example } from '#module-contract'

const file = 'placeholder-audio'
const poster = { media: 'placeholder-square', alt: '' }

const evenings = [
  ['What the river took', 'Evenings by the stove, 1', '0:04'],
  ['Rain on a tin roof', 'Evenings by the stove, 2', '0:04'],
  ['A greeting from the house', 'Evenings by the stove, 3', '0:04'],
] as const

const entries = evenings.map(([title, artist, length]) => ({ file, title, artist, length, poster }))

export const examples: Example[] = [
  {
    name: 'Recordings with the list below',
    props: { title: 'Evenings by the stove', entries },
  },
  {
    name: 'Recordings in a card',
    props: {
      layout: 'card',
      entries: entries.map(({ title, length }) => ({ file, title, length })),
    },
  },
  {
    name: 'Videos with the list beside',
    props: {
      kind: 'video',
      layout: 'beside',
      title: 'A day in the house',
      entries: ['The first hour', 'At the long table', 'The last round'].map(title => ({
        file: 'placeholder-video',
        title,
        poster: { media: 'placeholder-wide', alt: '' },
      })),
    },
  },
]

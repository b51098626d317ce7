import type { Example } from '#module-contract'

const cover = { media: 'placeholder-square', alt: '' }

export const examples: Example[] = [
  {
    name: 'Card with a small cover',
    props: {
      file: 'placeholder-audio',
      cover,
      artist: 'Evenings by the stove, 4',
      title: 'What the river took and what it gave back',
      body: '<p>A conversation of forty minutes with two neighbors who saw it.</p>',
      download: true,
    },
  },
  {
    name: 'Large cover',
    props: { file: 'placeholder-audio', cover, layout: 'cover', title: 'Rain on a tin roof' },
  },
  {
    name: 'Line',
    props: {
      file: 'placeholder-audio',
      layout: 'line',
      title: 'A greeting from the house',
      artist: 'Two minutes',
      download: true,
    },
  },
  { name: 'Without its file', props: { title: 'To come in spring', artist: 'Recording 5', cover } },
]

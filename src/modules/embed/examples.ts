import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'A video with its image',
    props: {
      url: 'https://vimeo.com/76979871',
      name: 'How it is made',
      poster: { media: 'placeholder-wide', alt: '' },
      caption: 'Three minutes, without a word.',
    },
  },
  {
    name: 'A recording in a line',
    props: {
      url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
      name: 'What the river took and what it gave back',
      layout: 'line',
    },
  },
  {
    name: 'A map in a tinted frame',
    props: {
      url: 'https://www.openstreetmap.org/#map=16/59.9133/10.7389',
      name: 'The way to us',
      layout: 'mat',
    },
  },
  {
    name: 'A post of another site',
    props: {
      url: 'https://blog.example/2026/a-visit',
      kind: 'post',
      name: 'A visit',
      layout: 'line',
    },
  },
]

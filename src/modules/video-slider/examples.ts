import type { Example } from '#module-contract'

const file = 'placeholder-video'
const poster = { media: 'placeholder-wide', alt: '' }

const days = [
  ['The first hour', 'The doors open, and the light comes in from the side.'],
  ['Before noon', 'What was begun yesterday is taken up again.'],
  ['At the long table', 'Everyone who is in the house eats together.'],
  ['The quiet afternoon', 'Two minutes in which nearly nothing happens.'],
  ['A visit', 'Neighbors look in and stay for longer than they meant to.'],
  ['The last round', 'Everything back to its place.'],
] as const

const slides = days.map(([title, caption]) => ({ file, poster, title, caption }))

export const examples: Example[] = [
  {
    name: 'One by one, with dots',
    props: { label: 'A day in the house', slides: slides.slice(0, 3) },
  },
  {
    name: 'A dark stage with thumbnails',
    props: { label: 'Six short films', layout: 'stage', choice: 'thumbnails', slides },
  },
  {
    name: 'Beside its text, with dots',
    props: {
      label: 'How we work',
      layout: 'beside',
      slides: [
        slides[1] ?? {},
        {
          url: 'https://vimeo.com/76979871',
          poster,
          title: 'From a provider',
          caption: days[3][1],
        },
        slides[5] ?? {},
      ],
    },
  },
  {
    name: 'Few of them, thumbnails alone',
    props: {
      label: 'Two films',
      choice: 'thumbnails',
      arrows: false,
      slides: [
        { file, poster, title: days[0][0] },
        { file, title: days[4][0] },
      ],
    },
  },
]

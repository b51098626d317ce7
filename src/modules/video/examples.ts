import type { Example } from '#module-contract'

const poster = { media: 'placeholder-wide', alt: '' }

export const examples: Example[] = [
  {
    name: 'Round button on its image',
    props: {
      file: 'placeholder-video',
      poster,
      name: 'A day in the house',
      caption: 'Two minutes, without a word. Filmed on a Tuesday in March.',
    },
  },
  {
    name: 'Button with text, wide',
    props: { file: 'placeholder-video', poster, layout: 'corner', ratio: '21/9' },
  },
  {
    name: 'From a provider, in a tinted frame',
    props: {
      url: 'https://vimeo.com/76979871',
      layout: 'mat',
      poster,
      name: 'How it is made',
      caption: 'Nothing is loaded from elsewhere before play is pressed.',
    },
  },
]

import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Section title', props: { text: 'New in the shop', kicker: 'Shop' } },
  {
    name: 'Display size, centred on desktop',
    props: {
      text: 'Things for every day, made slowly',
      size: '5xl',
      align: { desktop: 'center', phone: 'start' },
    },
  },
  {
    name: 'Small title with a link',
    props: { text: 'How we choose materials', level: 'h3', size: 'l', link: { url: '/journal' } },
  },
  {
    name: 'Highlighted words, line by line',
    props: {
      text: 'Made slowly, | used every day, | mended for good',
      highlight: 'every day',
      highlightStyle: 'marker',
      lines: true,
      size: '4xl',
    },
  },
  {
    name: 'A word underlined',
    props: {
      text: 'One room, north light',
      highlight: 'north',
      highlightStyle: 'line',
      size: '3xl',
    },
  },
]

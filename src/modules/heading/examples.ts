import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'Section title', props: { text: 'New from the kiln', kicker: 'Shop' } },
  {
    name: 'Display size, centred on desktop',
    props: {
      text: 'Pots for every day, made slowly',
      size: '5xl',
      align: { desktop: 'center', phone: 'start' },
    },
  },
  {
    name: 'Small title with a link',
    props: { text: 'How we mix celadon', level: 'h3', size: 'l', link: { url: '/journal' } },
  },
]

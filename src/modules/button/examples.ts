import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Filled', props: { label: 'Visit the shop', link: { url: '/shop' } } },
  {
    name: 'Outline with an icon',
    props: {
      label: 'See our work',
      link: { url: '/about' },
      style: 'outline',
      icon: 'arrow-right',
    },
  },
  {
    name: 'Icon before the label',
    props: {
      label: 'Call us',
      link: { url: 'tel:+358200000000' },
      icon: 'phone',
      iconSide: 'start',
    },
  },
  {
    name: 'Text link, in a new window',
    props: {
      label: 'Directions',
      link: { url: 'https://www.openstreetmap.org', blank: true },
      style: 'quiet',
    },
  },
]

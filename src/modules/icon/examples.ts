import type { Example } from '#module-contract'

export const examples: Example[] = [
  { name: 'Plain', props: { icon: 'sprout', label: 'Grown here' } },
  {
    name: 'In an outlined circle, centered, linked',
    props: {
      icon: 'map-pin',
      label: 'How to find us',
      link: { url: '/contact' },
      frame: 'outline',
      align: 'center',
      size: { desktop: 56, phone: 40 },
    },
  },
  {
    name: 'Filled, with round corners',
    props: { icon: 'scissors', frame: 'solid', shape: 'rounded', size: 40 },
  },
  {
    name: 'Large, in thin lines',
    props: { icon: 'amphora', size: { desktop: 240, phone: 160 }, weight: 1, colour: 'muted' },
  },
  {
    name: 'Tinted circle',
    props: { icon: 'hand-heart', frame: 'tint', size: 64, colour: 'secondary-strong' },
  },
]

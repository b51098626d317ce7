import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Two buttons, the second quieter',
    props: {
      buttons: [
        { label: 'Book a place', link: { url: '/contact' } },
        { label: 'See all dates', link: { url: '/about' }, style: 'outline' },
      ],
    },
  },
  {
    name: 'Joined, in the middle',
    props: {
      align: 'center',
      gap: 'none',
      buttons: [
        { label: 'Day', link: { url: '#day' }, style: 'outline' },
        { label: 'Week', link: { url: '#week' }, style: 'outline' },
        { label: 'Month', link: { url: '#month' }, style: 'outline' },
      ],
    },
  },
  {
    name: 'Full width, with icons',
    props: {
      align: 'stretch',
      gap: 'small',
      buttons: [
        { label: 'Call us', link: { url: 'tel:+358200000000' }, icon: 'phone' },
        { label: 'Write to us', link: { url: '/contact' }, icon: 'mail', style: 'outline' },
        {
          label: 'Find us',
          link: { url: 'https://www.openstreetmap.org', blank: true },
          icon: 'map',
          style: 'outline',
        },
      ],
    },
  },
]

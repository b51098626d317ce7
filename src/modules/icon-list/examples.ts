import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Points below each other',
    props: {
      items: [
        { text: 'Tools and materials' },
        { text: 'Tea, and a cake on Saturdays' },
        { text: 'What you made, to take home' },
      ],
    },
  },
  {
    name: 'Columns with lines',
    props: {
      layout: 'columns',
      lines: 'between',
      items: [
        { text: 'Sent within two days', icon: 'truck' },
        { text: 'Thirty days to change your mind', icon: 'refresh' },
        { text: 'Wrapped as a present', icon: 'gift' },
        { text: 'Mended for life', icon: 'shield' },
      ],
    },
  },
  {
    name: 'Links in a line',
    props: {
      layout: 'inline',
      items: [
        { text: 'hello@example.com', icon: 'mail', link: { url: 'mailto:hello@example.com' } },
        { text: '+358 20 000 000', icon: 'phone', link: { url: 'tel:+358 20 000 000' } },
        {
          text: 'Riverside Street 14',
          icon: 'map',
          link: { url: 'https://www.openstreetmap.org', blank: true },
        },
      ],
    },
  },
]

import type { Example } from '#module-contract'

const links = [
  { network: 'email', link: { url: 'mailto:hello@example.com' } },
  { network: 'phone', link: { url: 'tel:+358 20 000 000' } },
  { network: 'linkedin', link: { url: 'https://www.linkedin.com/in/example' } },
]

export const examples: Example[] = [
  {
    name: 'Card with a biography on request',
    props: {
      name: 'Head of the workshop',
      role: 'Throws, fires, answers the telephone',
      portrait: { media: 'placeholder-person', alt: '' },
      body: '<p>Came for a summer and stayed for eleven years. Knows every customer by the pot that they bought first.</p><p>In the workshop on Tuesdays and Thursdays.</p>',
      biography: 'opens',
      links,
      design: { maxWidth: '24rem' },
    },
  },
  {
    name: 'Portrait beside the words',
    props: {
      layout: 'side',
      shape: 'square',
      name: 'Bookkeeping and orders',
      role: 'Monday to Thursday, nine to three',
      portrait: { media: 'placeholder-person', alt: '' },
      body: '<p>Sends the offers, and the parcels after them. Whoever asks about an order has the answer on the same day.</p>',
      links: links.slice(0, 2),
    },
  },
  {
    name: 'Over the portrait',
    props: {
      layout: 'overlay',
      name: 'Apprentice',
      role: 'Second year',
      portrait: { media: 'placeholder-person', alt: '' },
      body: '<p>Trims what others throw, and paints what nobody else dares to.</p>',
      biography: 'opens',
      links: links.slice(0, 1),
      design: { maxWidth: '24rem' },
    },
  },
  {
    name: 'Circle',
    props: {
      shape: 'circle',
      name: 'Courses',
      role: 'Evenings and weekends',
      portrait: { media: 'placeholder-person', alt: '' },
      links,
    },
  },
  { name: 'Without a portrait', props: { name: 'Deliveries', role: 'By bicycle', links } },
]

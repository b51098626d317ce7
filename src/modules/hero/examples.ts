import type { Example } from '#module-contract'

const buttons = [
  { label: 'See what is new', link: { url: '/shop' } },
  { label: 'How we work', link: { url: '/about' }, style: 'quiet' },
]

export const examples: Example[] = [
  {
    name: 'Text on an image, full screen, with a link to scroll down',
    props: {
      title: 'Made slowly, used every day',
      subtitle: 'A small workshop by the river. Four people, and things that last.',
      buttons,
      image: { media: 'placeholder', alt: '' },
      height: 'screen',
      scrollDown: true,
      overlay: 75,
      width: 'page',
    },
  },
  {
    name: 'Beside an image, with a logo',
    props: {
      level: 'h2',
      layout: 'beside',
      place: 'middle',
      width: 'page',
      logo: { media: 'placeholder-drawing', alt: 'Mark of the workshop' },
      title: 'Come for an evening',
      subtitle: 'Six places, three hours, one thing to take home.',
      body: '<p>No experience needed. Aprons are here.</p>',
      buttons: [{ label: 'Book a place', link: { url: '/contact' } }],
      image: { media: 'placeholder-wide', alt: '' },
    },
  },
  {
    name: 'Large title above a wide image',
    props: {
      level: 'h2',
      layout: 'below',
      width: 'page',
      title: 'Thirty years of one idea',
      subtitle:
        'What began in a garage is now a house with a garden, a shop and a door that is open on Saturdays.',
      buttons,
      image: { media: 'placeholder-square', alt: '' },
    },
  },
  {
    name: 'Text only, centered',
    props: {
      level: 'h2',
      align: 'center',
      width: 'page',
      title: 'Questions are welcome',
      subtitle: 'Write to us, call us, or come by.',
      buttons: [{ label: 'Get in touch', link: { url: '/contact' }, icon: 'mail' }],
    },
  },
  {
    name: 'Dark text in the middle of a lightened image',
    props: {
      level: 'h2',
      align: 'center',
      place: 'middle',
      tone: 'dark',
      overlay: 80,
      width: 'page',
      title: 'Winter opening',
      subtitle: 'From the first of December, every day until eight.',
      image: { media: 'placeholder-wide', alt: '' },
      buttons: [{ label: 'Plan your visit', link: { url: '/contact' }, style: 'outline' }],
    },
  },
]

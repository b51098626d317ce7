import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Three slides with text over the image',
    props: {
      label: 'News of this autumn',
      priority: true,
      slides: [
        {
          kicker: 'New in the shop',
          title: 'Seven pieces from one series',
          body: '<p>Green, brown, blue and one that wanted no color at all. Each of them only once.</p>',
          image: { media: 'hero' },
          button: 'See the series',
          link: { url: '/shop' },
          place: 'top',
          tone: 'dark',
          overlay: 40,
        },
        {
          kicker: 'A restaurant by the sea',
          title: 'Tableware that does not argue with the food',
          body: '<p>Light on dark, stackable, easy to clean, and none of them quite alike.</p>',
          image: { media: 'commission-restaurant' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
          place: 'top',
        },
        {
          kicker: 'Journal',
          title: 'Why good work needs a room without a clock',
          body: '<p>Less hurry makes better things. That is all there is to it, and it took us four years.</p>',
          image: { media: 'journal-celadon' },
          align: 'center',
          place: 'top',
          tone: 'dark',
          overlay: 30,
        },
      ],
    },
  },
  {
    name: 'Autoplay, image beside the text',
    props: {
      label: 'Projects',
      layout: 'beside',
      auto: true,
      slides: [
        {
          kicker: 'A hotel by the sea',
          title: 'Three pieces for one long wall',
          body: '<p>Black, white and a blue that took eleven tests. They stand in the lobby, out of reach.</p>',
          image: { media: 'commission-hotel' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
        },
        {
          kicker: 'In the workshop',
          title: 'Eleven hours of work, two days of rest',
          body: '<p>The door stays closed until everything is dry. Waiting is part of the work, and the longest part.</p>',
          image: { media: 'studio-kiln', alt: 'An open cupboard with three full shelves' },
        },
        {
          kicker: 'For guests',
          title: 'A jug that does not drip',
          body: '<p>The edge is cut sharp, and each one is tested with water before it leaves the house.</p>',
          image: { media: 'teapot' },
          button: 'See the jug',
          link: { url: '/shop' },
        },
      ],
    },
  },
  {
    name: 'Text only, centered',
    props: {
      label: 'Three sentences',
      dots: false,
      level: 'h3',
      slides: [
        {
          title: 'A thing is finished when somebody uses it every day.',
          align: 'center',
        },
        { title: 'The user has the last word, and it is often a short one.', align: 'center' },
      ],
    },
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Three slides with text over the image',
    props: {
      label: 'From the studio this autumn',
      priority: true,
      slides: [
        {
          kicker: 'New in the shop',
          title: 'Seven pots from one firing',
          body: '<p>Celadon, tenmoku, cobalt and a clay that wanted no glaze at all. Each of them once.</p>',
          image: { media: 'hero' },
          button: 'See the firing',
          link: { url: '/shop' },
          place: 'top',
          tone: 'dark',
          overlay: 40,
        },
        {
          kicker: 'A restaurant in Bergen',
          title: 'Plates that do not argue with the food',
          body: '<p>Ash glaze over dark stoneware, stackable, and none of them quite alike.</p>',
          image: { media: 'commission-restaurant' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
          place: 'top',
        },
        {
          kicker: 'Journal',
          title: 'Why celadon needs a kiln that cannot breathe',
          body: '<p>Less oxygen turns iron green. That is all there is to it, and it took us four years.</p>',
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
      label: 'Commissions',
      layout: 'beside',
      auto: true,
      slides: [
        {
          kicker: 'A hotel in Bergen',
          title: 'Three jars for one long wall',
          body: '<p>Tenmoku, milk white and a blue that took eleven tests. They stand in the lobby, out of reach.</p>',
          image: { media: 'commission-hotel' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
        },
        {
          kicker: 'In the kiln',
          title: 'Eleven hours up, two days down',
          body: '<p>The door stays closed until the inside is below eighty degrees. Waiting is part of the glaze.</p>',
          image: { media: 'studio-kiln', alt: 'The open kiln, three shelves of glazed pots' },
        },
        {
          kicker: 'For tea',
          title: 'A pot that does not drip',
          body: '<p>The lip is cut sharp after trimming, and each spout is tested with water before it is fired.</p>',
          image: { media: 'teapot' },
          button: 'See the teapot',
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
          title: 'A cup is finished when somebody has chipped it.',
          align: 'center',
        },
        { title: 'The fire has the last word, and it is seldom a polite one.', align: 'center' },
      ],
    },
  },
]

import { type ListedSlides, toListedSlide } from '#content'
import type { Example } from '#module-contract'
import { sampleContent } from '#pages/schema'

const own: Example[] = [
  {
    name: 'Three slides with text over the image',
    props: {
      label: 'News of this autumn',
      priority: true,
      slides: [
        {
          kicker: 'New in the shop',
          title: 'Seven pieces from one series',
          body: '<p>Green, brown, blue and one without any color. Each of them only once.</p>',
          image: { media: 'placeholder-wide' },
          button: 'See the series',
          link: { url: '/shop' },
          place: 'top',
          tone: 'dark',
          overlay: 70,
        },
        {
          kicker: 'A restaurant by the sea',
          title: 'Everything for two hundred guests',
          body: '<p>Light on dark, stackable, easy to clean, and none of them quite alike.</p>',
          image: { media: 'placeholder-square' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
          place: 'top',
        },
        {
          kicker: 'Journal',
          title: 'Why good work needs a room without a clock',
          body: '<p>Less hurry makes better things. That is all there is to it, and it took us four years.</p>',
          image: { media: 'placeholder' },
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
          body: '<p>Black, white and blue. They stand in the lobby, out of reach.</p>',
          image: { media: 'placeholder-wide' },
          button: 'Ask for an offer',
          link: { url: '/contact' },
        },
        {
          kicker: 'Behind the scenes',
          title: 'Eleven hours of work, two days of rest',
          body: '<p>The door stays closed until everything is dry. Waiting is part of the work, and the longest part.</p>',
          image: { media: 'placeholder-square', alt: 'An open cupboard with three full shelves' },
        },
        {
          kicker: 'For guests',
          title: 'A lamp for every table',
          body: '<p>Each one is tested for a day before it leaves the house.</p>',
          image: { media: 'placeholder' },
          button: 'See the lamp',
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

const data: ListedSlides = {
  listed: sampleContent
    .slice(0, 5)
    .map(item => toListedSlide(item, item.categories.map(category => category.name).join(', '))),
}

export const examples: Example<ListedSlides>[] = [
  ...own.map(example => ({ ...example, data: { listed: undefined } })),
  {
    name: 'Projects of the site, image above the text',
    props: { source: 'projects', label: 'Projects', layout: 'above', count: 5 },
    data,
  },
  {
    name: 'Posts of the site, the title leads there',
    props: { source: 'posts', label: 'Journal', layout: 'after', showButton: false },
    data,
  },
  {
    name: 'Slides that push each other, images that grow, numbered progress',
    props: {
      label: 'Three views',
      motion: 'slide',
      zoom: true,
      progress: 'numbers',
      auto: true,
      slides: [
        {
          title: 'From the door',
          body: '<p>Everything is in sight, and nothing is in the way.</p>',
          image: { media: 'placeholder-wide' },
        },
        {
          title: 'From the window',
          body: '<p>The light comes from the north, all day long.</p>',
          image: { media: 'placeholder-wide' },
          align: 'end',
        },
        {
          title: 'From above',
          body: '<p>Forty steps up, and worth each of them.</p>',
          image: { media: 'placeholder-square' },
          align: 'center',
        },
      ],
    },
    data: { listed: undefined },
  },
]

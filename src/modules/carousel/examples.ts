import { type ListedSlides, toListedSlide } from '#content'
import type { Example, PageNode } from '#module-contract'
import { sampleContent } from '#pages/schema'

const words = (id: string, title: string, body: string): PageNode[] => [
  { type: 'heading', props: { id: `${id}-title`, text: title, level: 'h3', size: 'l' } },
  { type: 'text', props: { id: `${id}-text`, body: `<p>${body}</p>` } },
]
const scenes = ['placeholder', 'placeholder-wide', 'placeholder-square']
const picture = (id: string, index: number): PageNode => ({
  type: 'image',
  props: {
    id,
    image: { media: scenes[index % scenes.length], alt: '' },
    ratio: '4/5',
    sizes: 'quarter',
  },
})

const seasons = [
  ['Early spring', 'The doors stay open again, and the first benches stand outside.'],
  ['Late spring', 'Everything that was ordered in winter leaves the house.'],
  ['Summer', 'Four weeks without a timetable. Come when you like.'],
  ['Early autumn', 'The yearly sale of seconds, on a Saturday, from nine.'],
  ['Late autumn', 'Short days, long evenings: courses begin.'],
  ['Winter', 'Three months for what needs time.'],
  ['The days between', 'We are away, and the machines rest.'],
] as const

const own: Example[] = [
  {
    name: 'Images with words, three or four in view',
    props: {
      label: 'The year in this house',
      columns: { desktop: 4, tablet: 3, phone: 2 },
      slides: seasons.map(([title, body], index) => ({
        name: title,
        content: [
          picture(`carousel-picture-${index}`, index),
          ...words(`carousel-a-${index}`, title, body),
        ],
      })),
    },
  },
  {
    name: 'Cards, one after another by themselves',
    props: {
      label: 'What happens when',
      layout: 'cards',
      columns: { desktop: 3, tablet: 2, phone: 1 },
      auto: true,
      delayMs: 5000,
      slides: seasons.slice(0, 5).map(([title, body], index) => ({
        name: title,
        content: [
          ...words(`carousel-b-${index}`, title, body),
          {
            type: 'button',
            props: {
              id: `carousel-b-${index}-button`,
              label: 'See dates',
              style: 'quiet',
              link: { url: '/contact' },
            },
          },
        ],
      })),
    },
  },
  {
    name: 'With lines between, arrows only',
    props: {
      label: 'In short',
      layout: 'lines',
      dots: false,
      columns: { desktop: 2, phone: 1 },
      slides: seasons.slice(0, 3).map(([title, body], index) => ({
        name: title,
        content: words(`carousel-c-${index}`, title, body),
      })),
    },
  },
  {
    name: 'Everything fits',
    props: {
      label: 'Two seasons',
      columns: 2,
      slides: seasons.slice(0, 2).map(([title, body], index) => ({
        name: title,
        content: words(`carousel-d-${index}`, title, body),
      })),
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
    name: 'Posts of the site',
    props: {
      source: 'posts',
      label: 'Journal',
      columns: { desktop: 3, tablet: 2, phone: 1 },
      showButton: false,
    },
    data,
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Quote with author',
    props: {
      body: '<p>We ordered forty plates and kept the two that were not quite round for ourselves. They are the ones that guests ask about.</p>',
      author: 'A restaurant in Bergen',
    },
  },
  {
    name: 'With portrait, job title and company',
    props: {
      body: '<p>The mugs stack, they do not chip, and nobody has taken one home yet that we know of.</p>',
      author: 'The early shift',
      job: 'Master baker',
      company: 'A bakery in Turku',
      link: { url: 'https://example.com', blank: true },
      portrait: { media: 'portrait-glazer', alt: '' },
    },
  },
  {
    name: 'Without quotation mark',
    props: {
      body: '<p>It leans. We turned it twice and left it as it wanted to stand.</p>',
      author: 'A hotel in Tallinn',
      quoteIcon: false,
    },
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Quote with author',
    props: {
      body: '<p>We ordered forty pieces and kept the two that looked a little different for ourselves. They are the ones that guests ask about.</p>',
      author: 'A restaurant by the sea',
    },
  },
  {
    name: 'With portrait, job title and company',
    props: {
      body: '<p>They stack, they do not break, and nobody has taken one home yet that we know of.</p>',
      author: 'The early shift',
      job: 'Master baker',
      company: 'A bakery in town',
      link: { url: 'https://example.com', blank: true },
      portrait: { media: 'placeholder', alt: '' },
    },
  },
  {
    name: 'Without quotation mark',
    props: {
      body: '<p>It is not straight. We turned it twice and left it as it wanted to stand.</p>',
      author: 'A hotel by the sea',
      quoteIcon: false,
    },
  },
]

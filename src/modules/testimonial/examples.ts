import type { Example } from '#module-contract'

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
      portrait: { media: 'placeholder-person', alt: '' },
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
  {
    name: 'Cards with stars',
    props: {
      layout: 'cards',
      body: '<p>It arrived on the day that was promised, and in one piece.</p>',
      stars: 5,
      author: 'A family of four',
      others: [
        {
          body: '<p>Lighter than it looks. We have bought a second one since, and hidden it from the children, who found it within the hour.</p>',
          stars: 4.5,
          author: 'The late shift',
          job: 'Nurses',
          company: 'A hospital in town',
        },
        {
          body: '<p>Good. The box was too large.</p>',
          stars: 4,
          author: 'A regular',
        },
      ],
    },
  },
  {
    name: 'One after the other',
    props: {
      layout: 'slider',
      label: 'Voices of customers',
      auto: true,
      body: '<p>We asked for twelve and were told to try three first. Three were enough.</p>',
      author: 'A café by the station',
      portrait: { media: 'placeholder-person', alt: '' },
      others: [
        {
          body: '<p>Somebody answers the telephone there. That is rarer than it should be.</p>',
          author: 'The front desk',
          company: 'A hotel by the sea',
          link: { url: 'https://example.com', blank: true },
        },
        {
          body: '<p>After two years of daily use it looks as it did in the first week.</p>',
          author: 'The kitchen',
          job: 'Head of supplies',
        },
      ],
    },
  },
]

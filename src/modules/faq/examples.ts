import type { Example } from '#module-contract'

const items = [
  {
    question: 'How long does delivery take?',
    answer:
      '<p>Three working days from the order to the parcel. Larger orders need <strong>two more days</strong>.</p>',
  },
  {
    question: 'Can I change my order?',
    answer: '<p>Yes, until it is packed. Write to us with the number of the order.</p>',
  },
  {
    question: 'What if something arrives damaged?',
    answer: '<p>Send us a picture. We send a replacement, or the money back.</p>',
  },
  {
    question: 'Do you deliver abroad?',
    answer:
      '<p>To every country of the European Union, to Norway and to Switzerland. The costs are shown before you pay.</p><ul><li>Small parcels: five days</li><li>Large parcels: ten days</li></ul>',
  },
  {
    question: 'May I pick up what I ordered myself?',
    answer: '<p>On Thursdays and Saturdays, from ten to four.</p>',
  },
  {
    question: 'How do I pay?',
    answer: '<p>By bank transfer, or when it is delivered.</p>',
  },
]

export const examples: Example[] = [
  {
    name: 'Title beside, with a search field',
    props: {
      title: 'Good to know',
      intro: '<p>What we are asked most often. If yours is missing, write to us.</p>',
      items,
      layout: 'beside',
      search: true,
      design: {},
    },
  },
  { name: 'Lines', props: { title: 'Orders and delivery', items: items.slice(0, 4) } },
  {
    name: 'Cards, the first one open',
    props: { items: items.slice(0, 3), layout: 'cards', closed: false, several: false },
  },
  {
    name: 'Two columns, many questions',
    props: {
      title: 'Everything at once',
      level: 'h3',
      layout: 'columns',
      search: true,
      items: [...items, ...items.map(one => ({ ...one, question: `${one.question} (gifts)` }))],
      structuredData: false,
    },
  },
]

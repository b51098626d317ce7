import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Questions, one open at a time',
    props: {
      items: [
        {
          title: 'How do I place an order for a gift?',
          body: '<p>Add it to the cart and enter the address of the person who receives it. No prices are printed.</p>',
        },
        {
          title: 'How long does delivery take?',
          body: '<p>Three working days from the order to the parcel. One of them is packing, and nobody can skip it.</p><p>For orders of more than sixty items we need two more days.</p>',
        },
        {
          title: 'What if something arrives damaged?',
          body: '<p>Send us a picture. We send a replacement, or the money back if it is sold out.</p>',
        },
        {
          title: 'Do you have sales?',
          body: '<p>Once a year, on the first Saturday in December, in the shop and nowhere else.</p>',
        },
      ],
    },
  },
  {
    name: 'Several open, collapsed initially, with nested modules',
    props: {
      style: 'tint',
      closable: true,
      several: true,
      closed: true,
      level: 'h3',
      items: [
        {
          title: 'Planning',
          content: [
            {
              type: 'image',
              props: { id: 'accordion-tools', image: { media: 'placeholder-wide' }, ratio: '16/9' },
            },
          ],
          body: '<p>A hundred small decisions for every project, until nothing is left open.</p>',
        },
        {
          title: 'Building',
          body: '<p>Twenty minutes for a draft, two hours for the details of a page.</p>',
        },
        {
          title: 'Qualitätssicherungsprüfungsdokumentation',
          body: '<p>Eight checks, done by two people and one long list.</p>',
        },
      ],
    },
  },
  {
    name: 'Boxes with a plus',
    props: {
      style: 'boxes',
      sign: 'plus',
      closable: true,
      closed: true,
      items: [
        { title: 'Opening hours', body: '<p>From ten to six, on Thursdays until nine.</p>' },
        {
          title: 'How to get here',
          body: '<p>By tram to the river, then two minutes on foot.</p>',
        },
        { title: 'Access', body: '<p>One step at the door; there is a ramp behind it. Ring.</p>' },
      ],
    },
  },
]

import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Questions, one open at a time',
    props: {
      items: [
        {
          title: 'Can your plates go into the dishwasher?',
          body: '<p>Yes, all of them, every day. The gold rims of the tea bowls cannot; they are marked on the foot.</p>',
        },
        {
          title: 'How long does a commission take?',
          body: '<p>Twelve weeks from the drawing to the parcel. Four of them are drying, and nobody can hurry those.</p><p>For more than sixty pieces we fire in two loads and add two weeks.</p>',
        },
        {
          title: 'What if something breaks on its way?',
          body: '<p>Send us a picture. We send the piece again, or the money back if it was the only one.</p>',
        },
        {
          title: 'Do you sell seconds?',
          body: '<p>Once a year, on the first Saturday in December, at the studio and nowhere else.</p>',
        },
      ],
    },
  },
  {
    name: 'Several open, collapsed initially, with nested modules',
    props: {
      closable: true,
      several: true,
      closed: true,
      level: 'h3',
      items: [
        {
          title: 'Wedging',
          content: [
            {
              type: 'image',
              props: { id: 'accordion-tools', image: { media: 'studio-tools' }, ratio: '16/9' },
            },
          ],
          body: '<p>A hundred turns of the wrist for every kilo, until no air is left in the clay.</p>',
        },
        {
          title: 'Throwing',
          body: '<p>Twenty minutes for a mug, two hours for the belly of a moon jar.</p>',
        },
        {
          title: 'Rohscherbenschrühbrandtemperaturkontrolle',
          body: '<p>Eight hours to 980\u00a0°C, watched by two thermocouples and one old cone.</p>',
        },
      ],
    },
  },
]

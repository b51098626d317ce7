import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/about',
  document: pageDocument(
    {
      title: 'About the studio',
      description:
        'Two people, one kiln and a former sail loft by the Aura river: how Atelier Nord works and what it makes.',
      image: 'studio-shelves',
    },
    [
      node('section', 'about-top', {
        content: [
          node('heading', 'about-title', {
            text: 'Two people, one kiln, a loft that used to smell of tar',
            level: 'h1',
            size: '4xl',
          }),
          node('image', 'about-shelves', {
            image: { media: 'studio-shelves' },
            ratio: '16/9',
            priority: true,
            caption: 'Drying shelves on a Thursday: a week before the first firing.',
          }),
        ],
      }),
      node('section', 'about-story', {
        joined: true,
        content: [
          node('row', 'about-row', {
            layout: '1-2',
            gap: 'wide',
            columns: [
              node('column', 'about-a', {
                content: [node('heading', 'about-how', { text: 'How we work', size: '2xl' })],
              }),
              node('column', 'about-b', {
                content: [
                  node('text', 'about-text', {
                    size: 'l',
                    body: '<p>The loft was built for sails in 1911. Sails need length, and so does a throwing room: forty metres of shelf, a window to the north, a floor that forgives water.</p><p>One of us throws, the other glazes and keeps the books; on Fridays we swap, and on Mondays we repair what that has done.</p><p>We buy two clays and dig none. Everything that becomes glaze is weighed here, from feldspar, quartz, chalk, kaolin and the ash of the bakery next door.</p>',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      node('section', 'about-tabs-section', {
        design: { preset: 'tint' },
        content: [
          node('heading', 'about-materials', { text: 'What a pot is made of' }),
          node('tabs', 'about-tabs', {
            label: 'Materials',
            items: [
              {
                title: 'Clay',
                name: 'clay',
                content: [
                  node('text', 'tab-clay', {
                    body: '<p>A grey stoneware with fine grog for large forms, and a porcelain from Limoges for cups that should let light through. Both are fired to 1,260 °C and hold water without any glaze.</p>',
                  }),
                ],
              },
              {
                title: 'Glaze',
                name: 'glaze',
                content: [
                  node('text', 'tab-glaze', {
                    body: '<p>Twelve glazes, no more: it takes two years to know one. None contains lead, barium or cadmium; leaching is tested once a year by a laboratory, and the report lies on the counter.</p>',
                  }),
                ],
              },
              {
                title: 'Fire',
                name: 'fire',
                content: [
                  node('text', 'tab-fire', {
                    body: '<p>A gas kiln of half a cubic metre, fired every second week. Its waste heat dries the shelves and, from October on, us.</p>',
                  }),
                ],
              },
            ],
          }),
        ],
      }),
      node('section', 'about-pictures', {
        content: [
          node('row', 'about-pictures-row', {
            layout: '1-1',
            columns: [
              node('column', 'about-kiln', {
                content: [
                  node('image', 'about-kiln-image', {
                    image: { media: 'studio-kiln' },
                    sizes: 'half',
                    ratio: '4/3',
                    caption: 'The kiln, opened on the third day.',
                  }),
                ],
              }),
              node('column', 'about-glazes', {
                content: [
                  node('image', 'about-glazes-image', {
                    image: { media: 'studio-glazes' },
                    sizes: 'half',
                    ratio: '4/3',
                    caption: 'Tuesday is glaze day.',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      node('section', 'about-questions', {
        joined: true,
        width: 'narrow',
        content: [
          node('heading', 'about-questions-title', { text: 'Asked at the counter', size: '2xl' }),
          node('toggle', 'about-q1', {
            title: 'Do you repair broken pots?',
            body: '<p>No, but we know who does: there is a woman in Naantali who mends with lacquer and gold, and we bring her what you bring us.</p>',
          }),
          node('toggle', 'about-q2', {
            title: 'May we watch?',
            body: '<p>On Saturdays, from the bench by the door. Children may touch everything on the lowest shelf.</p>',
          }),
          node('toggle', 'about-q3', {
            title: 'Can I have it in another colour?',
            body: '<p>In any of our twelve, from six pieces on. It takes as long as the next two firings: about five weeks.</p>',
          }),
        ],
      }),
    ],
  ),
}

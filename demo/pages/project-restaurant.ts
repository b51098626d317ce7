import { node } from '#pages/schema'
import { picture, two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'tableware-for-forty',
  title: 'Tableware for forty',
  lead: 'Four hundred and twenty pieces for a restaurant in Bergen, in two glazes that forgive a dishwasher.',
  image: 'commission-restaurant',
  layout: 'split',
  categories: ['Tableware'],
  tags: ['Stoneware', 'Oatmeal', 'Charcoal'],
  finished: [2024, 10, 4],
  body: [
    node('section', 'restaurant-story', {
      space: 'small',
      content: [
        two(
          'restaurant-row',
          '1-2',
          [node('heading', 'restaurant-why', { text: 'A plate is a tool', size: '2xl' })],
          [
            words(
              'restaurant-text',
              '<p>The kitchen sends out nine courses a night. A plate there is lifted some six thousand times a year, stacked warm, stacked wet, and once in a while dropped. So we began with the stack: how high it may be before it leans, and what the rim feels like to somebody who carries five.</p><p>The wall is a millimetre thicker than on our own plates, the foot a little wider. The glaze is matt enough not to shine into a photograph, and hard enough that a knife leaves no grey line.</p>',
            ),
          ],
        ),
      ],
    }),
    node('section', 'restaurant-numbers', {
      design: { preset: 'tint' },
      space: 'small',
      content: [
        node('statistics', 'restaurant-figures', {
          layout: 'lines',
          items: [
            { value: '420', label: 'pieces in eleven forms' },
            { value: '7', label: 'firings between March and September' },
            { value: '3 %', label: 'lost, most of them lids' },
          ],
        }),
      ],
    }),
    node('section', 'restaurant-set', {
      content: [
        node('heading', 'restaurant-set-title', {
          text: 'Eleven forms, five of them',
          size: '2xl',
        }),
        node('carousel', 'restaurant-carousel', {
          label: 'Forms of the set',
          columns: { desktop: 3, tablet: 2, phone: 1 },
          design: { margin: { top: 'space-6' } },
          slides: [
            ['dinner-plate', 'The plate, 26 cm', 'A hundred and twenty, and twelve spares.'],
            ['side-plate', 'The small one, 18 cm', 'For bread, and for what comes unasked.'],
            ['breakfast-bowl', 'The bowl', 'Half a litre; broth is poured at the table.'],
            ['serving-bowl', 'The large bowl', 'Nine of them, one for each table.'],
            ['espresso-cup', 'The cup', 'Thick at the foot, so that it is hot to the end.'],
          ].map(([media, name, words]) => ({
            name,
            content: [
              node('image', `set-${media}`, { image: { media }, ratio: '4/5', sizes: 'third' }),
              node('text', `set-${media}-text`, {
                body: `<p><strong>${name}</strong><br>${words}</p>`,
              }),
            ],
          })),
        }),
      ],
    }),
    node('section', 'restaurant-detail', {
      joined: true,
      content: [
        two(
          'restaurant-pictures',
          '2-1',
          [
            picture(
              'restaurant-plates',
              'dinner-plate',
              'The plate that began it: low rim, fine iron speckle.',
              '4/3',
            ),
          ],
          [
            words(
              'restaurant-after',
              '<p>Every January we fire a box of spares. After two winters, the restaurant has needed nineteen.</p>',
            ),
          ],
        ),
      ],
    }),
  ],
})

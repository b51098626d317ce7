import { type NewPage, node, pageDocument } from '#pages/schema'
import { mark, opening, two, words } from '../compose.ts'
import { commissionEnquiry } from '../forms.ts'

export const page: NewPage = {
  path: '/commissions',
  document: pageDocument(
    {
      title: 'Commissions',
      description:
        'Tableware, tiles and large vessels that Atelier Nord made for one place: restaurants, hotels, a bath house, a chapel.',
      image: 'commission-restaurant',
    },
    [
      opening(
        'commissions',
        'Made for one table, one wall, one window',
        'Four or five times a year we make something that will stand in one place only. It begins with a visit, and with what the place already has.',
      ),
      node('section', 'commissions-all', {
        space: 'small',
        content: [
          node('portfolio', 'work', {
            label: 'Commissions',
            columns: { desktop: 2, tablet: 2, phone: 1 },
            ratio: '3/2',
            showExcerpt: true,
            perPage: 6,
            priority: true,
          }),
        ],
      }),
      node('section', 'commissions-places', {
        design: { preset: 'hairline' },
        space: 'small',
        content: [
          node('logos', 'commissions-logos', {
            title: 'They stand in',
            layout: 'row',
            items: ['Bergen', 'Tallinn', 'Tampere', 'Uppsala', 'Nauvo', 'Turku'].map(name => ({
              name,
            })),
          }),
        ],
      }),
      node('section', 'commissions-how', {
        design: { preset: 'tint' },
        content: [
          node('heading', 'commissions-how-title', {
            text: 'How it goes',
            kicker: 'Eight to thirty weeks',
          }),
          node('steps', 'commissions-steps', {
            layout: 'horizontal',
            marker: 'large',
            steps: [
              {
                title: 'We come and look',
                body: '<p>At the light, the table, the dishwasher. Travel within Finland is on us.</p>',
              },
              {
                title: 'Three samples',
                body: '<p>Of form and glaze, fired, to be used for a fortnight. They cost €180, and are yours.</p>',
              },
              {
                title: 'One price',
                body: '<p>For all of it, with the spares. Half when we begin, half when it is in its place.</p>',
              },
              {
                title: 'We bring it',
                body: '<p>And set it up, and come back after a year to see how it does.</p>',
              },
            ],
            design: { margin: { top: 'space-6' } },
          }),
        ],
      }),
      mark('commissions'),
      node('section', 'commissions-ask', {
        space: 'small',
        joined: true,
        content: [
          two(
            'commissions-ask-row',
            '1-2',
            [
              node('heading', 'commissions-ask-title', {
                text: 'A place that waits for something?',
              }),
              words(
                'commissions-ask-lead',
                '<p>Tell us where it is and when it opens. A picture of the room says more than its size.</p>',
              ),
            ],
            [commissionEnquiry()],
          ),
        ],
      }),
    ],
  ),
}

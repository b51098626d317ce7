import { type NewPage, node, pageDocument } from '#pages/schema'
import { two, words } from '../project.ts'

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
      node('section', 'commissions-top', {
        space: 'small',
        content: [
          two(
            'commissions-head',
            '2-1',
            [
              node('heading', 'commissions-title', {
                text: 'Made for one table, one wall, one window',
                level: 'h1',
                size: '5xl',
              }),
            ],
            [
              words(
                'commissions-lead',
                '<p>Four or five times a year we make something that will stand in one place only. It begins with a visit, and with what the place already has.</p>',
              ),
            ],
          ),
        ],
      }),
      node('section', 'commissions-all', {
        space: 'small',
        content: [
          node('portfolio', 'work', {
            label: 'Commissions',
            columns: { desktop: 2, tablet: 2, phone: 1 },
            ratio: '3/2',
            showExcerpt: true,
            perPage: 6,
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
          }),
        ],
      }),
      node('section', 'commissions-ask', {
        content: [
          node('call-to-action', 'commissions-call', {
            title: 'A place that waits for something?',
            body: '<p>Tell us where it is and when it opens. We answer within three days, also when the answer is no.</p>',
            buttons: [{ label: 'Ask for a commission', link: { url: '/contact' } }],
          }),
        ],
      }),
    ],
  ),
}

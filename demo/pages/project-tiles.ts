import { node } from '#pages/schema'
import { two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'two-thousand-tiles',
  title: 'Two thousand tiles',
  lead: 'A quarter arc, pressed by hand two thousand times, becomes a current along the wall of a bath house in Tampere.',
  image: 'commission-tiles',
  layout: 'image',
  categories: ['Interiors'],
  tags: ['Celadon', 'Tiles'],
  finished: [2025, 8, 29],
  body: [
    node('section', 'tiles-story', {
      space: 'small',
      content: [
        two(
          'tiles-row',
          '1-2',
          [node('heading', 'tiles-why', { text: 'One form, turned four ways', size: '2xl' })],
          [
            words(
              'tiles-text',
              '<p>There is a single mould. What looks drawn is decided on site: each tile is set with its arc towards one of its four sides, and the line goes on to the neighbour or ends there. The tiler had a plan for the first square metre and none for the rest.</p>',
            ),
          ],
        ),
      ],
    }),
    node('section', 'tiles-how', {
      design: { preset: 'tint' },
      content: [
        node('heading', 'tiles-steps-title', { text: 'From press to wall', size: '2xl' }),
        node('steps', 'tiles-steps', {
          layout: 'horizontal',
          marker: 'large',
          steps: [
            {
              title: 'Pressed',
              body: '<p>Forty a day, into plaster that drinks the water for a quarter of an hour.</p>',
            },
            {
              title: 'Dried flat',
              body: '<p>Two weeks between boards, turned every morning, or they curl like toast.</p>',
            },
            {
              title: 'Poured',
              body: '<p>Celadon is poured, not dipped: it pools in the arc and draws the line darker.</p>',
            },
            {
              title: 'Fired standing',
              body: '<p>On edge, two hundred at a time, at 1,280 degrees.</p>',
            },
          ],
        }),
      ],
    }),
    node('section', 'tiles-test', {
      width: 'full',
      content: [
        node('image', 'tiles-samples', {
          image: { media: 'glaze-tiles' },
          ratio: '3/2',
          sizes: 'full',
          caption: 'Twelve of the sixty tests. It became the fourth.',
          captionPlace: 'margin',
        }),
      ],
    }),
  ],
})

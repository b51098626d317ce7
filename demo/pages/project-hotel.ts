import { node } from '#pages/schema'
import { DRIFT_DOWN, DRIFT_UP, two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'three-moon-jars',
  title: 'Three moon jars',
  lead: 'One white, one pale blue, one nearly black: three jars for the long wall of a hotel lobby in Tallinn.',
  image: 'commission-hotel',
  layout: 'split',
  categories: ['Interiors', 'Vessels'],
  tags: ['Porcelain', 'Moon jar'],
  finished: [2025, 3, 14],
  body: [
    node('section', 'hotel-story', {
      space: 'small',
      width: 'narrow',
      content: [
        words(
          'hotel-text',
          '<p>The architects had asked for one large object. The wall is eleven metres long and the ceiling low, and one object would have looked like something left behind. Three, on a plinth at the height of a seat, make a horizon.</p><p>A moon jar is thrown as two bowls and joined at the belly. The seam shows, and should: it is the only place where the jar tells how it was made. At sixty centimetres it also tells whether the two bowls dried at the same speed. We made seven to keep three.</p>',
        ),
      ],
    }),
    node('section', 'hotel-pictures', {
      space: 'small',
      content: [
        two(
          'hotel-row',
          '1-1',
          [
            node('image', 'hotel-jar', {
              image: { media: 'moon-jar' },
              ratio: '4/5',
              sizes: 'half',
              caption: 'The white one, before it left.',
              lightbox: true,
              design: DRIFT_DOWN,
            }),
          ],
          [
            node('image', 'hotel-seam', {
              image: { media: 'moon-jar-detail' },
              ratio: '4/5',
              sizes: 'half',
              caption: 'Neck and seam, close.',
              lightbox: true,
              design: {
                ...DRIFT_UP,
                margin: { desktop: { top: 'space-10' }, phone: { top: '0' } },
              },
            }),
          ],
        ),
      ],
    }),
  ],
})

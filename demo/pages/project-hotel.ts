import { node } from '#pages/schema'
import { picture, project, two, words } from '../project.ts'

export const page = project({
  slug: 'three-moon-jars',
  title: 'Three moon jars',
  lead: 'One white, one pale blue, one nearly black: three jars for the long wall of a hotel lobby in Tallinn.',
  image: 'commission-hotel',
  layout: 'image',
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
          '<p>The architects had asked for one large object. The wall is eleven meters long and the ceiling low, and one object would have looked like something left behind. Three, on a plinth at the height of a seat, make a horizon.</p><p>A moon jar is thrown as two bowls and joined at the belly. The seam shows, and should: it is the only place where the jar tells how it was made. At sixty centimeters it also tells whether the two bowls dried at the same speed. We made seven to keep three.</p>',
        ),
      ],
    }),
    node('section', 'hotel-pictures', {
      space: 'small',
      content: [
        two(
          'hotel-row',
          '1-1',
          [picture('hotel-jar', 'moon-jar', 'The white one, before it left.', '4/5')],
          [picture('hotel-seam', 'moon-jar-detail', 'Neck and seam, close.', '4/5')],
        ),
      ],
    }),
  ],
})

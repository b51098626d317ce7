import { node } from '#pages/schema'
import { post } from '../post.ts'

export const page = post({
  slug: 'a-jar-that-leans',
  title: 'A jar that leans',
  lead: 'The moon jar is made of two bowls, and shows it.',
  image: 'journal-shelf',
  caption: 'The third of this year, before somebody carried it home.',
  category: 'Form',
  tags: ['Porcelain', 'Jars'],
  series: { name: 'How to look at a pot', part: 2 },
  published: [2026, 6, 4],
  body: [
    node('text', 'post-text', {
      body: '<p>White porcelain is a tired clay. Throw it thirty centimetres wide and it sits down again. So the potters of the Joseon court threw two bowls, let them stiffen for an afternoon, and put one on the other, mouth to mouth.</p><p>The seam cannot be hidden. The upper bowl presses on the lower, and the fire presses on both, so the belly is never a circle: from one side it is a little taller, from another it leans. For three hundred years nobody has called that a fault.</p>',
    }),
    node('gallery', 'post-gallery', {
      label: 'The jar',
      layout: 'justified',
      rowHeight: { desktop: 320, phone: 200 },
      gap: 'small',
      captions: false,
      items: [
        { image: { media: 'moon-jar' }, title: 'The whole jar' },
        { image: { media: 'moon-jar-detail' }, title: 'Neck and seam' },
      ],
      design: { margin: { top: 'space-6', bottom: 'space-6' } },
    }),
    node('text', 'post-three', {
      body: '<p>We fire three a year. One cracks. One is for whoever ordered it in time. The third stands in the window until somebody carries it home.</p>',
    }),
  ],
})

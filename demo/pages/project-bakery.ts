import { node } from '#pages/schema'
import { picture, two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'mugs-that-stack',
  title: 'Mugs that stack',
  lead: 'Sixty mugs for the bakery next door, paid for in bread and in the ash of its oven.',
  image: 'commission-bakery',
  layout: 'split',
  categories: ['Tableware'],
  tags: ['Stoneware', 'Ash glaze'],
  finished: [2025, 11, 7],
  body: [
    node('section', 'bakery-story', {
      space: 'small',
      content: [
        two(
          'bakery-row',
          '1-2',
          [picture('bakery-mug', 'morning-mug', 'The mug it grew from.', '4/5')],
          [
            words(
              'bakery-text',
              '<p>The counter is seventy centimetres wide and the queue is longer. Mugs have to stand four high beside the till, come apart without a sound, and hang from a peg overnight.</p><p>So the foot of each sits inside the lip of the next, by three millimetres, and the handle is cut off straight below. Our usual one rolls over like a cat.</p><p>The glaze is half birch ash: a bucket a week, sieved, washed and weighed. It is the only glaze we know that smells of rye.</p>',
            ),
          ],
        ),
      ],
    }),
    node('section', 'bakery-glazes', {
      space: 'small',
      joined: true,
      content: [
        picture(
          'bakery-buckets',
          'studio-glazes',
          'Ash, washed and waiting, among the others.',
          '16/9',
        ),
      ],
    }),
  ],
})

import { node } from '#pages/schema'
import { picture, two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'candlesticks-for-a-chapel',
  title: 'Candlesticks for a chapel',
  lead: 'Five candlesticks for a wooden chapel on Nauvo, as dark as its beams and as tall as a child.',
  image: 'commission-chapel',
  layout: 'image',
  categories: ['Interiors', 'Vessels'],
  tags: ['Iron glaze'],
  finished: [2023, 11, 24],
  body: [
    node('section', 'chapel-story', {
      space: 'small',
      width: 'narrow',
      content: [
        words(
          'chapel-text',
          '<p>The chapel has no electricity and is used eleven times a year. What stands in it stands in the cold, and is looked at by the light that it carries itself.</p><p>Each stick is thrown in three parts and pinned on an oak rod, so that it can be carried over a frozen bay in a rucksack. The glaze is nothing but iron and patience: brown where it is thin, black where it is thick, and green for the length of a candle.</p>',
        ),
      ],
    }),
    node('section', 'chapel-detail', {
      space: 'small',
      content: [
        two(
          'chapel-row',
          '1-1',
          [picture('chapel-holder', 'candle-holder', 'The small relative, from the shop.', '4/5')],
          [
            node('heading', 'chapel-rule', {
              text: 'No two of a height',
              size: '2xl',
            }),
            words(
              'chapel-after',
              '<p>They were meant to be equal. The kiln thought otherwise, by up to nine millimetres, and the parish kept them as they were: the tallest stands at the back.</p>',
            ),
          ],
        ),
      ],
    }),
  ],
})

import { node } from '#pages/schema'
import { picture, two, words } from '../compose.ts'
import { project } from '../project.ts'

export const page = project({
  slug: 'pot-and-five-cups',
  title: 'Pot and five cups',
  lead: 'A set for a tea house in Uppsala that pours for five without a drop on the table.',
  image: 'commission-teahouse',
  layout: 'split',
  categories: ['Tableware', 'Vessels'],
  tags: ['Celadon', 'Porcelain'],
  finished: [2024, 4, 19],
  body: [
    node('section', 'teahouse-story', {
      space: 'small',
      content: [
        two(
          'teahouse-row',
          '2-1',
          [
            words(
              'teahouse-text',
              '<p>Five is the number of a set where tea is taken seriously: four would be a household, six a canteen. The pot holds exactly five cups, less one mouthful that stays with the leaves.</p><p>A spout that does not drip is a matter of its last three millimetres. It has to end in an edge, thin and a little under, so that the stream tears off rather than creeping back along the glaze. We cut eleven spouts.</p>',
            ),
          ],
          [picture('teahouse-spout', 'teapot-detail', 'Lid, knob and spout of a test.', '4/5')],
        ),
      ],
    }),
    node('section', 'teahouse-voice', {
      design: { preset: 'tint' },
      width: 'narrow',
      content: [
        node('testimonial', 'teahouse-quote', {
          body: '<p>Nobody has asked about the pot. Everybody has asked for more tea.</p>',
          author: 'The tea house',
          job: 'Uppsala',
        }),
      ],
    }),
  ],
})

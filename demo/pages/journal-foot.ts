import { node } from '#pages/schema'
import { post } from '../post.ts'

export const page = post({
  slug: 'look-under-the-bowl',
  title: 'Look under the bowl',
  lead: 'A foot ring tells who made a pot, and how much they cared.',
  image: 'journal-foot',
  caption: 'Celadon, shino, blue. The glaze stops where the shelf begins.',
  category: 'Form',
  tags: ['Bowls', 'Celadon'],
  series: { name: 'How to look at a pot', part: 1 },
  published: [2026, 9, 17],
  body: [
    node('text', 'post-text', {
      body: '<p>Turn a bowl over in a shop and somebody behind the counter will smile. It is what potters do first.</p><p>The foot is cut when the clay is as hard as cheese. The bowl stands on its head on the wheel, and with a loop of steel one takes away all that is not needed: outside first, then inside the ring, until a tap with the knuckle sounds neither high nor low.</p>',
    }),
    node('audio', 'post-bowls', {
      file: 'bowls',
      title: 'Three taps on a whole bowl, three on a cracked one',
      artist: 'Six seconds',
      layout: 'line',
      design: { margin: { top: 'space-6', bottom: 'space-6' } },
    }),
    node('text', 'post-look', {
      body: '<h2>What to look for</h2><ul><li>The ring is even, and its inner wall leans outwards: it was cut, not pressed.</li><li>The edge is rounded, so that it does not scratch the table.</li><li>The glaze stops two millimetres above. Lower, and it would have melted to the kiln shelf.</li><li>Somewhere there is a small sign. Ours is a jar in one line, and a dot.</li></ul>',
    }),
    node('svg', 'post-mark', {
      file: 'makers-mark',
      width: 120,
      colours: 'theme',
      colour: 'accent',
      draw: 'load',
      design: { margin: { top: 'space-6', bottom: 'space-6' } },
    }),
    node('text', 'post-thumb', {
      body: '<p>And the inside of the bowl should go on where the foot begins: put a thumb inside and a finger beneath, and feel whether the wall is as thick as it looks.</p>',
    }),
  ],
})

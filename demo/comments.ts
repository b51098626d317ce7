import type { ImportedComment } from '#comments'

const DAY = 86_400_000

/** Days after publication of the post. */
const after = (days: number, hour: number) => days * DAY + (hour - 8) * 3_600_000

const said = (
  name: string,
  at: number,
  body: string,
  replies: readonly ImportedComment[] = [],
): ImportedComment => ({ name, at, body, replies })

const studio = (
  at: number,
  body: string,
  replies: readonly ImportedComment[] = [],
): ImportedComment => ({
  ...said('Atelier Nord', at, body, replies),
  isStaff: true,
})

/** Comments on posts by path; times are relative to publication. */
export const comments: Readonly<Record<string, readonly ImportedComment[]>> = {
  '/journal/two-per-cent-of-iron': [
    said(
      'Evening class, second term',
      after(0, 19),
      'We tried this in an electric kiln and got a pale yellow. I suppose there is no way to make it lack air?',
      [
        studio(
          after(4, 9),
          'Not without breathing soot and ruining the elements. But there is an honest cousin: leave the iron at one per cent, add a little copper carbonate, and fire as you always do. It is greener than ours, and nobody will call it celadon to your face.',
          [
            said(
              'Evening class, second term',
              after(4, 21),
              'Copper it is. Thank you! I will bring a tile on Saturday.',
            ),
          ],
        ),
      ],
    ),
    said(
      'Ilkka, from the river',
      after(6, 7),
      'The sky over Turku in March has been described to me in many ways, most of them unkind. This one I shall keep.',
    ),
    said(
      'Somebody with a spreadsheet',
      after(9, 13),
      'Your recipe adds up to a hundred, which is rarer than you think.\n\nFor those who want to move the numbers about: Glazy has a good calculator, https://glazy.org.',
    ),
  ],
  '/journal/look-under-the-bowl': [
    said(
      'Behind the counter',
      after(1, 11),
      'I am the one who smiles. Please go on turning them over, only not while there is soup in them.',
      [studio(after(4, 10), 'It has happened. Twice.')],
    ),
    said(
      'Left-handed',
      after(12, 20),
      'Is it true that the spiral in the foot runs the other way when somebody left-handed has cut it?',
      [
        studio(
          after(18, 9),
          'It runs the way the wheel turns, and that is a habit of countries more than of hands: with the clock in Japan, against it here. But yes, half of ours at the studio go the wrong way round, and you can now tell which half.',
        ),
      ],
    ),
  ],
  '/journal/a-jar-that-leans': [
    said(
      'Third row, by the window',
      after(2, 16),
      'I carried the third one home. It leans towards the door, which my grandmother says is a sign of a guest.',
      [studio(after(4, 9), 'Then it has done its work. How is the seam in evening light?')],
    ),
  ],
}

import { expect, test } from 'vitest'
import { crossedLevel } from './stock-level.ts'

test.each([
  // Left, taken, threshold.
  [3, 1, 2, undefined],
  [2, 1, 2, 'stock-low'],
  [1, 1, 2, undefined],
  [1, 5, 2, 'stock-low'],
  [0, 1, 2, 'stock-out'],
  [0, 9, 2, 'stock-out'],
  [-2, 5, 2, 'stock-out'],
  [-3, 1, 2, undefined],
  [1, 1, 0, undefined],
  [0, 1, 0, 'stock-out'],
])(
  'SH-4 with %i left after taking %i and the threshold %i, mails %s',
  (left, taken, lowAt, mail) => {
    expect(crossedLevel(left, { taken, lowAt })).toBe(mail)
  },
)

import { expect, test } from 'vitest'
import { lowestBefore } from './lowest-before.ts'

const DAY = 24 * 60 * 60 * 1000
/** Day, price and whether it is reduced. */
type Step = [day: number, price: number, isReduced?: boolean]

function lowest(steps: Step[], today: number) {
  const at = (time: number) => {
    const step = steps.findLast(([day]) => day * DAY <= time)
    return step && { price: step[1], isReduced: step[2] ?? false }
  }
  return lowestBefore(
    steps.map(([day]) => day * DAY),
    today * DAY,
    at,
  )
}

test.each<[string, Step[], number, number | undefined]>([
  [
    'the regular price before a first sale',
    [
      [0, 100],
      [60, 80, true],
    ],
    61,
    100,
  ],
  [
    'an earlier sale within 30 days',
    [
      [0, 100],
      [40, 70, true],
      [50, 100],
      [60, 80, true],
    ],
    61,
    70,
  ],
  [
    'no sale that ended earlier',
    [
      [0, 100],
      [10, 70, true],
      [20, 100],
      [60, 80, true],
    ],
    61,
    100,
  ],
  [
    'a sale that ended within the window',
    [
      [0, 100],
      [10, 70, true],
      [31, 100],
      [60, 80, true],
    ],
    61,
    70,
  ],
  [
    'prices before progressive reductions',
    [
      [0, 100],
      [50, 90, true],
      [55, 80, true],
    ],
    61,
    100,
  ],
  [
    'a price that rose just before',
    [
      [0, 50],
      [59, 100],
      [60, 80, true],
    ],
    61,
    50,
  ],
  [
    'a long sale',
    [
      [0, 100],
      [60, 80, true],
    ],
    400,
    100,
  ],
  [
    'what is known of a new product',
    [
      [55, 100],
      [60, 80, true],
    ],
    61,
    100,
  ],
  ['nothing without a price before', [[60, 80, true]], 61, undefined],
  [
    'nothing without a reduction',
    [
      [0, 100],
      [60, 80],
    ],
    61,
    undefined,
  ],
])('SH-4 the lowest price of 30 days is that of %s', (_, steps, today, expected) => {
  expect(lowest(steps, today)).toBe(expected)
})

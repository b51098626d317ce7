import { expect, it } from 'vitest'
import { createDateOrderFinder, toIsoDate } from './dates.ts'

const orderOf = (...texts: string[]) => {
  const finder = createDateOrderFinder()
  for (const text of texts) finder.add(text)
  return finder.order()
}

it.each([
  [['03/04/2026', '12/31/2026'], 'mdy'],
  [['03/04/2026', '31/12/2026 10:00'], 'dmy'],
  [['03/04/2026', '11/12/2026'], undefined],
  [['13/01/2026', '01/13/2026'], undefined],
  [['2026-12-31', ''], undefined],
])('SH-4 tells the order of day and month of %j', (texts, expected) => {
  expect(orderOf(...texts)).toBe(expected)
})

it.each([
  ['3/4/2026', 'mdy', '2026-03-04'],
  ['3/4/2026', 'dmy', '2026-04-03'],
  ['12/31/26 6:30 PM', 'mdy', '2026-12-31T18:30:00'],
  ['12/31/2026 12:05:09 am', 'mdy', '2026-12-31T00:05:09'],
  ['31/12/2026, 18:30', 'dmy', '2026-12-31T18:30:00'],
  ['2026-12-31', 'dmy', undefined],
] as const)('SH-4 reads %s as %s', (text, order, expected) => {
  expect(toIsoDate(text, order)).toBe(expected)
})

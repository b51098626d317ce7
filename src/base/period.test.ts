import { expect, test } from 'vitest'
import { DAY } from './clock.ts'
import { periodBefore } from './period.ts'

const NOW = Date.UTC(2028, 2, 31, 12)

test('goes back by the calendar, and stays within a month that is shorter', () => {
  expect(periodBefore(NOW, { amount: 30, unit: 'days' })).toBe(NOW - 30 * DAY)
  expect(periodBefore(NOW, { amount: 2, unit: 'weeks' })).toBe(NOW - 14 * DAY)
  expect(periodBefore(NOW, { amount: 1, unit: 'months' })).toBe(Date.UTC(2028, 1, 29, 12))
  expect(periodBefore(NOW, { amount: 13, unit: 'months' })).toBe(Date.UTC(2027, 1, 28, 12))
  expect(periodBefore(NOW, { amount: 10, unit: 'years' })).toBe(Date.UTC(2018, 2, 31, 12))
})

test('an amount of 0 never ends', () => {
  expect(periodBefore(NOW, { amount: 0, unit: 'days' })).toBeUndefined()
})

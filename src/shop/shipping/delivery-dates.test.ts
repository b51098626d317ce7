import { expect, test } from 'vitest'
import { findDeliveryDates, formatDates } from './delivery-dates.ts'

const deliveryDates = {
  enabled: true,
  handlingDays: 1,
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  daysOff: ['2026-12-25'],
}
const rules = { deliveryDates, timeZone: 'Europe/Berlin' }

const at = (time: string, changed = rules) => {
  const found = findDeliveryDates(changed, { from: 1, to: 2 }, Date.parse(time))
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return found && [day(found.from), day(found.to), new Date(found.orderBy).toISOString()]
}

test('SH-5: an order before the cut-off is handled on the same day of the shop', () => {
  // 13:59 in Berlin.
  expect(at('2026-12-01T12:59:00Z')).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-01T13:00:00.000Z',
  ])
})

test('SH-5: after the cut-off, on weekends and on days off the next working day counts', () => {
  expect(at('2026-12-01T13:00:00Z')).toEqual([
    '2026-12-04',
    '2026-12-07',
    '2026-12-02T13:00:00.000Z',
  ])
  expect(at('2026-12-05T08:00:00Z')).toEqual([
    '2026-12-09',
    '2026-12-10',
    '2026-12-07T13:00:00.000Z',
  ])
  // Christmas is a Friday.
  expect(at('2026-12-24T13:30:00Z')?.[2]).toBe('2026-12-28T13:00:00.000Z')
})

test('SH-5: the cut-off follows daylight saving time, and nothing is promised while it is off', () => {
  expect(at('2026-07-01T08:00:00Z')?.[2]).toBe('2026-07-01T12:00:00.000Z')
  const off = { ...rules, deliveryDates: { ...deliveryDates, enabled: false } }
  expect(at('2026-12-01T12:00:00Z', off)).toBeUndefined()
})

test('SH-5: dates are written in the language of the page', () => {
  const from = Date.UTC(2026, 11, 1)
  expect(formatDates({ from, to: from }, 'de-DE')).toBe('Di., 1. Dez.')
  expect(formatDates({ from, to: from + 2 * 86_400_000 }, 'en-GB')).toMatch(
    /^Tue 1 Dec\s–\sThu 3 Dec$/,
  )
})

import { expect, test } from 'vitest'
import { convert, readDate, readDecimal, readInteger, splitList, toHtml } from './cells.ts'

test('lists split at commas that are not escaped', () => {
  expect(splitList('A \\, B > C, D,, ')).toEqual(['A , B > C', 'D'])
})

test('a sale that ends on a day ends with that day', () => {
  const day = Date.UTC(2026, 2, 31)
  expect(readDate('2026-03-31')).toBe(day)
  expect(readDate('2026-03-31', { end: true })).toBe(day + 86_400_000)
  expect(readDate('2026-03-31 12:00:00', { end: true })).toBe(day + 43_200_000)
  expect(readDate('2026-03-31T12:00:00+02:00')).toBe(day + 36_000_000)
  const timeZone = 'Europe/Berlin'
  // Clocks go forward in the night before the 29th.
  expect(readDate('2026-03-29', { timeZone })).toBe(Date.UTC(2026, 2, 28, 23))
  expect(readDate('2026-03-29', { timeZone, end: true })).toBe(Date.UTC(2026, 2, 29, 22))
  expect(readDate('2026-03-31T12:00:00Z', { timeZone })).toBe(day + 43_200_000)
  expect(['2026-02-30', '31.3.2026', '2026-13-01', 'soon'].map(text => readDate(text))).toEqual(
    Array(4).fill(undefined),
  )
})

test('numbers are numbers', () => {
  expect(['.5', '12', '1.250', '1,5', '0,35', '-1', '1e3', 'x'].map(readDecimal)).toEqual([
    0.5,
    12,
    1.25,
    1.5,
    0.35,
    ...Array(3).fill(undefined),
  ])
  expect(['3', '3.0', '3,0', '-2', '2.5', ''].map(text => readInteger(text))).toEqual([
    3,
    3,
    3,
    -2,
    undefined,
    undefined,
  ])
  expect(readInteger('1.000', { decimal: ',' })).toBe(1000)
  expect(readInteger('1,000')).toBe(1000)
  expect(readInteger('1,000', { decimal: ',' })).toBe(1)
})

test.each([
  ['First line\\nSecond line', 'First line<br>Second line'],
  ['First line\nSecond line', 'First line<br>Second line'],
  ['First\\n\\nSecond', '<p>First</p><p>Second</p>'],
  ['A Windows path: C:\\\\new', 'A Windows path: C:\\new'],
  ['<p>One</p>\\n<p>Two</p>', '<p>One</p>\n<p>Two</p>'],
])('the description %j becomes %j', (text, html) => {
  expect(toHtml(text)).toBe(html)
})

test('measures are told in the shop’s units', () => {
  expect(convert(1.2, 'lbs', 'kg')).toBe(0.544)
  expect(convert(12, 'in', 'cm')).toBe(30.48)
  expect(convert(12, 'cm', 'cm')).toBe(12)
  expect(convert(12, 'spans', 'cm')).toBe(12)
})

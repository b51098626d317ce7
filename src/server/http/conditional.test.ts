import { expect, test } from 'vitest'
import { isKnown, requestedRange } from './conditional.ts'

const whole = { bytes: 100, etag: '"a"' }
const asked = (range: string, ifRange?: string) =>
  requestedRange({ range, ...(ifRange === undefined ? {} : { 'if-range': ifRange }) }, whole)

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('RFC 9110 §14.1.2: %s of a hundred bytes', (range, part) => {
  expect(asked(range)).toEqual(part)
})

test.each(['', 'bytes=', 'bytes=-', 'bytes=9-0', 'bytes=a-b', 'lines=0-9', 'bytes=0-9,20-29'])(
  'RFC 9110 §14.2: "%s" is answered with the whole',
  range => {
    expect(asked(range)).toBeUndefined()
  },
)

test('RFC 9110 §13.1.5: a range is sent only for the same file', () => {
  expect(asked('bytes=0-9', '"a"')).toEqual({ start: 0, end: 9 })
  expect(asked('bytes=0-9', '"b"')).toBeUndefined()
  expect(asked('bytes=0-9', 'W/"a"')).toBeUndefined()
  expect(asked('bytes=0-9', 'Sun, 06 Nov 1994 08:49:37 GMT')).toBeUndefined()
  expect(asked('bytes=500-', '"b"')).toBeUndefined()
})

test('RFC 9110 §13.1.2: matches any of the sent tags', () => {
  expect(isKnown('"b", W/"a"', '"a"')).toBe(true)
  expect(isKnown('*', '"a"')).toBe(true)
  expect(isKnown('"b"', '"a"')).toBe(false)
  expect(isKnown(undefined, '"a"')).toBe(false)
})

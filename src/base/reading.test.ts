import { expect, test } from 'vitest'
import { lengthOfReading } from './reading.ts'

test('reading takes a minute for each 220 words, at least one, and none of nothing', () => {
  expect(lengthOfReading('')).toBe(0)
  expect(lengthOfReading(' – … ')).toBe(0)
  expect(lengthOfReading('One word.')).toBe(1)
  expect(lengthOfReading('word '.repeat(220))).toBe(1)
  expect(lengthOfReading('word '.repeat(221))).toBe(2)
  expect(lengthOfReading('字'.repeat(968))).toBe(2)
})

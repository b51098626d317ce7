import { expect, it } from 'vitest'
import { toKey } from './to-key.ts'

it.each([
  ['Event', 'event'],
  ['Öffnungszeit', 'offnungszeit'],
  ['2 Räume', 'raume'],
  ['Date & time', 'date-time'],
  ['حدث', ''],
  ['Constructor', 'constructor-2'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('%s has the key "%s"', (name, key) => {
  expect(toKey(name)).toBe(key)
})

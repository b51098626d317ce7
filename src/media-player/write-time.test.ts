import { expect, it } from 'vitest'
import { readClock } from './write-time.ts'

it('times are read as people type them', () => {
  const typed = ['1:02.5', '62,5', '0:01:02.500', '00:01:02,5', '62.500']
  expect(typed.map(readClock)).toEqual([62.5, 62.5, 62.5, 62.5, 62.5])
  for (const wrong of ['', 'a', '1:2:3:4', '-1', '1.2.3']) expect(readClock(wrong)).toBeUndefined()
})

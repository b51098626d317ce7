import { expect, it } from 'vitest'
import { currentSection } from './section-dots.ts'

it('HDR-8: the current section is the last that has reached its place', () => {
  const at = (tops: number[], isAtEnd = false) => currentSection(tops, 92, isAtEnd)
  expect(at([400, 900, 1400])).toBe(0)
  expect(at([0, 93, 600])).toBe(0)
  expect(at([-500, 92, 600])).toBe(1)
  expect(at([-900, -400, 300], true)).toBe(2)
})

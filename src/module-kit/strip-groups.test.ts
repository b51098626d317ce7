import { expect, it } from 'vitest'
import { groupStep, orderIn, pagesOf, wayTo } from './strip-groups.ts'

it('CA-1: a group moves as a whole, as far as there are others to come in', () => {
  expect([7, 6, 5, 4].map(count => groupStep(count, 3))).toEqual([3, 3, 2, 1])
  expect([7, 6, 2].map(count => pagesOf(count, 3))).toEqual([3, 2, 1])
})

it('CA-1: endless both ways: after the last come the first', () => {
  const ring = (first: number) => [0, 1, 2, 3, 4].map(position => orderIn(position, first, 5))
  expect(ring(0)).toEqual([0, 1, 2, 3, 4])
  expect(ring(4)).toEqual([1, 2, 3, 4, 0])
  const ways = { count: 7, view: 3 }
  expect(wayTo(6, 2, { ...ways, isForward: true })).toEqual({ from: 6, isForward: true, by: 3 })
  expect(wayTo(0, 4, { ...ways, isForward: false })).toEqual({ from: 0, isForward: false, by: 3 })
  // Six back from the last to the first would leave the view half empty.
  expect(wayTo(6, 0, { ...ways, isForward: false })).toEqual({ from: 6, isForward: true, by: 1 })
})

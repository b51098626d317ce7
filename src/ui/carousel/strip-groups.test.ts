import { expect, it } from 'vitest'
import {
  countGroups,
  groupStart,
  neighborGroup,
  orderIn,
  wayTo,
  wrapMoment,
} from './strip-groups.ts'

/** Items in view, group by group, until the first group repeats. */
function groupsOf(count: number, size: number, isForward = true) {
  const groups: number[][] = []
  let index = 0
  do {
    groups.push(Array.from({ length: size }, (_, item) => (index + item) % count))
    index = neighborGroup(index, { count, size, isForward })
  } while (index !== 0)
  return groups
}

it('CA-1: whole groups, and the last one is filled up with items from the start', () => {
  expect(groupsOf(7, 4)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 0],
  ])
  expect(groupsOf(7, 3)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 0, 1],
  ])
  expect(groupsOf(8, 4)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ])
  expect(groupsOf(7, 3, false).map(group => group[0])).toEqual([0, 6, 3])
  expect(groupsOf(3, 1)).toEqual([[0], [1], [2]])
  expect([7, 8, 9, 3].map(count => countGroups(count, 4))).toEqual([2, 2, 3, 1])
})

it('CA-1: an item of the address or of a narrower row is shown in its group', () => {
  expect([0, 3, 4, 6].map(index => groupStart(index, 4))).toEqual([0, 0, 4, 4])
  expect(neighborGroup(5, { count: 7, size: 4, isForward: true })).toBe(0)
})

it('CA-1: endless both ways: after the last come the first', () => {
  const ring = (first: number) => [0, 1, 2, 3, 4].map(position => orderIn(position, first, 5))
  expect(ring(0)).toEqual([0, 1, 2, 3, 4])
  expect(ring(4)).toEqual([1, 2, 3, 4, 0])
  expect(wayTo(6, 0, { count: 7, isForward: true })).toEqual({ from: 6, isForward: true, by: 1 })
  expect(wayTo(0, 4, { count: 7, isForward: true })).toEqual({ from: 0, isForward: true, by: 4 })
  expect(wayTo(0, 4, { count: 7, isForward: false })).toEqual({ from: 0, isForward: false, by: 3 })
})

it('CA-1: while a move shows an item at both ends, it changes its place when it is out of view', () => {
  for (const [count, view] of [
    [7, 4],
    [6, 4],
    [5, 4],
    [4, 3],
  ] as const) {
    for (const isForward of [true, false]) {
      const way = { from: 0, isForward, by: view }
      for (let order = 0; order < count; order++) {
        const moment = wrapMoment(order, way, { count, view })
        const name = `${order} of ${count}, ${view} in view`
        expect(moment !== undefined, name).toBe(order < 2 * view - count)
        if (moment === undefined) continue
        const passed = view * easeInOut(isForward ? moment : 1 - moment)
        expect(passed, name).toBeGreaterThan(order + 0.999)
        expect(passed, name).toBeLessThan(count + order - view + 0.001)
      }
    }
  }
})

/** CSS `ease-in-out`, by bisection. */
function easeInOut(time: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step++) {
    const u = (low + high) / 2
    const x = 3 * 0.42 * u * (1 - u) ** 2 + 3 * 0.58 * u ** 2 * (1 - u) + u ** 3
    if (x < time) low = u
    else high = u
  }
  return 3 * low ** 2 - 2 * low ** 3
}

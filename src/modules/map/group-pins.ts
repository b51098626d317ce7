import type { Point } from './mercator.ts'

/** Pins that would cover each other, as one. */
export interface PinGroup extends Point {
  /** Places, by their place in the list. */
  indexes: number[]
}

/** A pin is pressed by a finger: nearer than this two cannot be told apart. */
export const GROUP_PX = 40

/** Puts together what stands nearer than `GROUP_PX`: a thousand pins are as many as there is room for. */
export function groupPins(points: readonly (Point & { index: number })[]): PinGroup[] {
  const cells = new Map<string, PinGroup[]>()
  const groups: PinGroup[] = []
  for (const { x, y, index } of points) {
    const column = Math.floor(x / GROUP_PX)
    const row = Math.floor(y / GROUP_PX)
    const near = [-1, 0, 1]
      .flatMap(dx => [-1, 0, 1].flatMap(dy => cells.get(`${column + dx} ${row + dy}`) ?? []))
      .find(group => Math.hypot(group.x - x, group.y - y) < GROUP_PX)
    if (near) {
      near.indexes.push(index)
      continue
    }
    const group = { x, y, indexes: [index] }
    groups.push(group)
    const key = `${column} ${row}`
    cells.set(key, [...(cells.get(key) ?? []), group])
  }
  return groups
}

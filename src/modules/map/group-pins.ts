import type { Point } from './mercator.ts'

/** Overlapping pins as one. */
export interface PinGroup extends Point {
  /** Indexes of places. */
  indexes: number[]
}

/** Minimum distance between pins for touch, in pixels. */
export const GROUP_PX = 40

/** Groups pins that are closer than `GROUP_PX`. */
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

/** Groups of `size` items; the last group is filled up with items from the start. */
export function countGroups(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size))
}

/** The first item of the group that an item belongs to. */
export const groupStart = (index: number, size: number) => Math.floor(index / size) * size

/** The first item of the next or the previous group, around the ends. */
export function neighborGroup(
  index: number,
  { count, size, isForward }: { count: number; size: number; isForward: boolean },
): number {
  const groups = countGroups(count, size)
  const group = Math.floor(index / size) + (isForward ? 1 : -1)
  return ((group + groups) % groups) * size
}

/** Position of an item in a ring that begins with `first`. */
export function orderIn(position: number, first: number, count: number): number {
  return (position - first + count) % count
}

export interface Way {
  from: number
  isForward: boolean
  /** Number of items that pass. */
  by: number
}

/** The way around the ring from one item to another. */
export function wayTo(
  from: number,
  to: number,
  { count, isForward }: { count: number; isForward: boolean },
): Way {
  const ahead = (to - from + count) % count
  return { from, isForward, by: isForward ? ahead : count - ahead }
}

/**
 * When an item changes from one end of the row to the other during a move, as a share of its duration, or undefined if it stays
 * where it is. A move passes more items than there are when the last group repeats items of the first: such an item leaves the
 * view at the start of the row and enters it again at the end.
 * @param order Position of the item in the row while it moves.
 */
export function wrapMoment(
  order: number,
  { by, isForward }: Way,
  { count, view }: { count: number; view: number },
): number | undefined {
  if (order >= by + view - count) return undefined
  // It is out of view between these two: after its own width has passed, and before its second place is reached.
  const passed = order + (1 + count - view) / 2
  const moment = timeOfEaseInOut(passed / by)
  return isForward ? moment : 1 - moment
}

/** The inverse of the CSS easing `ease-in-out`, cubic-bezier(0.42, 0, 0.58, 1). */
function timeOfEaseInOut(progress: number): number {
  const u = 0.5 - Math.sin(Math.asin(1 - 2 * progress) / 3)
  return 3 * 0.42 * u * (1 - u) ** 2 + 3 * 0.58 * u ** 2 * (1 - u) + u ** 3
}

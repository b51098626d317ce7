/** Number of groups of `size` items. The last group is filled up from the start. */
export function countGroups(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size))
}

/** First item of the group that contains an item. */
export const groupStart = (index: number, size: number) => Math.floor(index / size) * size

/** First item of the next or previous group, wrapping around. */
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

/** A move around the ring. */
export interface StripMove {
  from: number
  isForward: boolean
  /** Number of items that pass. */
  by: number
}

/** The move around the ring from one item to another. */
export function wayTo(
  from: number,
  to: number,
  { count, isForward }: { count: number; isForward: boolean },
): StripMove {
  const ahead = (to - from + count) % count
  return { from, isForward, by: isForward ? ahead : count - ahead }
}

/**
 * Time during a move at which an item changes from one end of the row to the other, as a fraction
 * of the duration, or undefined if it stays. If the last group repeats items of the first, a move
 * passes more items than there are: such an item leaves the view on one side and enters on the
 * other.
 */
export function wrapMoment(
  order: number,
  { by, isForward }: StripMove,
  { count, view }: { count: number; view: number },
): number | undefined {
  if (order >= by + view - count) return undefined
  // Out of view between these times: after its width has passed, and before its second position is
  // reached.
  const passed = order + (1 + count - view) / 2
  const moment = timeOfEaseInOut(passed / by)
  return isForward ? moment : 1 - moment
}

/** The inverse of the CSS easing `ease-in-out`, cubic-bezier(0.42, 0, 0.58, 1). */
function timeOfEaseInOut(progress: number): number {
  const u = 0.5 - Math.sin(Math.asin(1 - 2 * progress) / 3)
  return 3 * 0.42 * u * (1 - u) ** 2 + 3 * 0.58 * u ** 2 * (1 - u) + u ** 3
}

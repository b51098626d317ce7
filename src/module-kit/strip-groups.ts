/** By how many a group moves: by all that are in view, as far as there are others to come in. */
export function groupStep(count: number, perView: number): number {
  return Math.max(1, Math.min(perView, count - perView))
}

/** Steps once round the ring; a dot stands for each. */
export function pagesOf(count: number, step: number): number {
  return Math.max(1, Math.ceil(count / step))
}

/** Where one stands in a ring that begins with `first`. */
export function orderIn(position: number, first: number, count: number): number {
  return (position - first + count) % count
}

export interface Way {
  from: number
  isForward: boolean
  /** Slides that pass. */
  by: number
}

/**
 * The way round the ring from one slide to another, as it is asked for, unless there are not enough slides to fill the view
 * all along.
 */
export function wayTo(
  from: number,
  to: number,
  { count, view, isForward }: { count: number; view: number; isForward: boolean },
): Way {
  const ahead = (to - from + count) % count
  const by = isForward ? ahead : count - ahead
  return by + view <= count
    ? { from, isForward, by }
    : { from, isForward: !isForward, by: count - by }
}

type Compare = (a: number, b: number) => number

const RUN = 8192

/** Numbers in an order that is repaired after changes instead of sorted again. */
export interface SortedNumbers {
  /** All numbers in order. */
  order: Uint32Array
  /** Place of each number in `order`. */
  rank: Uint32Array
}

/** Sorts numbers by merging, with pauses in between. The order must not change during these. */
export async function sortNumbers(
  numbers: Uint32Array,
  { compare, pause }: { compare: Compare; pause?(): Promise<void> },
): Promise<SortedNumbers> {
  let order = numbers.slice()
  for (let from = 0; from < order.length; from += RUN) {
    order.subarray(from, from + RUN).sort(compare)
    if (pause) await pause()
  }
  let other = new Uint32Array(order.length)
  for (let width = RUN; width < order.length; width *= 2) {
    for (let from = 0; from < order.length; from += 2 * width) {
      const left = order.subarray(from, from + width)
      const right = order.subarray(from + width, from + 2 * width)
      let [at, l, r] = [from, 0, 0]
      while (l < left.length || r < right.length) {
        const isLeft =
          r >= right.length ||
          (l < left.length && compare(left[l] as number, right[r] as number) <= 0)
        other[at++] = (isLeft ? left[l++] : right[r++]) as number
        if (pause && at % RUN === 0) await pause()
      }
    }
    ;[order, other] = [other, order]
  }
  return withRanks(order)
}

/** Moves changed numbers to their new places; those that are not `kept` are removed. */
export function repairOrder(
  { order }: SortedNumbers,
  changed: ReadonlySet<number>,
  { compare, isKept }: { compare: Compare; isKept(number: number): boolean },
): SortedNumbers {
  const moved = [...changed].filter(isKept).sort(compare)
  const next = new Uint32Array(order.length + moved.length)
  let [length, at] = [0, 0]
  for (const number of order) {
    if (changed.has(number)) continue
    while (at < moved.length && compare(moved[at] as number, number) < 0) {
      next[length++] = moved[at++] as number
    }
    next[length++] = number
  }
  while (at < moved.length) next[length++] = moved[at++] as number
  return withRanks(next.slice(0, length))
}

function withRanks(order: Uint32Array): SortedNumbers {
  let largest = 0
  for (const number of order) if (number > largest) largest = number
  const rank = new Uint32Array(largest + 1)
  for (let at = 0; at < order.length; at++) rank[order[at] as number] = at
  return { order, rank }
}

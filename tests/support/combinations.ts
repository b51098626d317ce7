/** Values by the name of their dimension. */
type Dimensions = Record<string, readonly unknown[]>

export type Combination<D extends Dimensions> = { [Name in keyof D]: D[Name][number] }

/** Whether this run makes every check, as `npm run test:full` does. */
export const isFullRun = process.env.TEST_FULL === '1'

/**
 * Combinations for a sweep: all of them in a full run, otherwise few in which every two values of
 * different dimensions occur together.
 */
export function combinations<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  return isFullRun ? allCombinations(dimensions) : pairwise(dimensions)
}

export function allCombinations<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  return Object.entries(dimensions).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap(row => values.map(value => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<D>[]
}

/** All items in a full run, otherwise some, evenly spread. */
export function sample<T>(items: readonly T[], count: number): T[] {
  if (isFullRun) return [...items]
  const step = Math.max(1, items.length / count)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor(at * step)] as T,
  )
}

/** For a sweep of pages in languages: all in a full run, otherwise each page in one of them in turn. */
export function isTurn(item: number, turn: number, turns: number): boolean {
  return isFullRun || item % turns === turn
}

/**
 * A covering array of strength two: every pair of values of different dimensions is in a row.
 * Greedy and deterministic: each row starts with an uncovered pair and takes, dimension by
 * dimension, the value that covers the most further pairs.
 */
export function pairwise<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  const names = Object.keys(dimensions)
  const sizes = names.map(name => dimensions[name]?.length ?? 0)
  const uncovered = new Set(pairsOf(sizes))
  const rows: number[][] = []
  // With a single dimension there are no pairs.
  if (sizes.length === 1) rows.push(...Array.from({ length: sizes[0] ?? 0 }, (_, at) => [at]))
  for (let pair = first(uncovered); pair; pair = first(uncovered)) {
    const row: (number | undefined)[] = sizes.map(() => undefined)
    for (const part of pair.split(' ')) {
      const [dimension = 0, value = 0] = part.split(':').map(Number)
      row[dimension] = value
    }
    for (const [dimension, size] of sizes.entries()) {
      row[dimension] ??= bestValue(row, dimension, size, uncovered, rows.length)
    }
    for (const covered of pairsIn(row)) uncovered.delete(covered)
    rows.push(row as number[])
  }
  return rows.map(row =>
    Object.fromEntries(names.map((name, at) => [name, dimensions[name]?.[row[at] ?? 0]])),
  ) as Combination<D>[]
}

/** Ties rotate by row, so that values occur about equally often. */
function bestValue(
  row: (number | undefined)[],
  dimension: number,
  size: number,
  uncovered: Set<string>,
  turn: number,
): number {
  let best = { value: 0, gain: -1 }
  for (let step = 0; step < size; step++) {
    const value = (turn + step) % size
    const gain = pairsIn(row.with(dimension, value)).filter(pair => uncovered.has(pair)).length
    if (gain > best.gain) best = { value, gain }
  }
  return best.value
}

function pairsOf(sizes: number[]): string[] {
  return sizes.flatMap((size, a) =>
    sizes.flatMap((otherSize, b) =>
      a < b
        ? Array.from({ length: size * otherSize }, (_, at) =>
            pair(a, Math.floor(at / otherSize), b, at % otherSize),
          )
        : [],
    ),
  )
}

function pairsIn(row: (number | undefined)[]): string[] {
  return row.flatMap((value, a) =>
    row.flatMap((other, b) =>
      a < b && value !== undefined && other !== undefined ? [pair(a, value, b, other)] : [],
    ),
  )
}

function pair(a: number, value: number, b: number, other: number): string {
  return `${a}:${value} ${b}:${other}`
}

function first<T>(set: Set<T>): T | undefined {
  for (const value of set) return value
  return undefined
}

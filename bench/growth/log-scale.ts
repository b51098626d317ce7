/** Maps values to positions so that equal ratios have equal distances. */
export interface LogScale {
  position(value: number): number
  /** Values for grid lines. */
  ticks: number[]
}

/** A scale from `from` to `to` (positions) that contains all values and ends at round ones. */
export function createLogScale(
  values: readonly number[],
  { from, to }: { from: number; to: number },
): LogScale {
  const positive = values.filter(value => value > 0)
  const [least, most] = [Math.min(...positive), Math.max(...positive)]
  const steps = roundValues(least, most)
  const [first = 1, last = 10] = [steps[0], steps.at(-1)]
  const length = Math.log(last / first) || 1
  return {
    position: value => from + ((to - from) * Math.log(Math.max(value, first) / first)) / length,
    ticks: steps,
  }
}

const MAX_TICKS = 7

/** Powers of ten around the range, with 2 and 5 in between if there are few. */
function roundValues(least: number, most: number): number[] {
  const fine = stepsOf([1, 2, 5], least, most)
  return fine.length <= MAX_TICKS ? fine : stepsOf([1], least, most)
}

function stepsOf(factors: readonly number[], least: number, most: number): number[] {
  const [low, high] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))]
  const all: number[] = []
  for (let power = low; power <= high; power++) {
    for (const factor of factors) all.push(Number((factor * 10 ** power).toPrecision(1)))
  }
  const first = all.findLastIndex(value => value <= least)
  const last = all.findIndex(value => value >= most)
  const steps = all.slice(Math.max(0, first), last + 1)
  // A single value needs a range too.
  return steps.length > 1 ? steps : all.slice(Math.max(0, first), last + 2)
}

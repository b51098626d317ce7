import { type FilledData, fillData, measurePart } from '../measure-parts.ts'
import { parts } from '../parts.ts'
import type { Figure } from '../report.ts'
import type { PartResult } from '../run-part.ts'
import { compareValues, toComparisonTable } from './comparison.ts'
import { checkOut } from './old-checkout.ts'

interface Side {
  data: FilledData
  root?: string
  rounds: Figure[][]
}

/**
 * Measures a commit and the present checkout in turn, with the present code of the benchmark, and
 * prints the comparison of each part. Returns the exit code.
 */
export async function compareWithCommit(options: {
  commit: string
  names: readonly string[]
  rounds: number
}): Promise<number> {
  const { commit, rounds } = options
  const names = options.names.filter(name => parts[name]?.isComparable)
  for (const name of options.names) {
    if (!names.includes(name)) console.error(`${name} is left out: it measures this checkout only`)
  }
  console.error(`building ${commit} …`)
  const checkout = checkOut(commit)
  const filled: FilledData[] = []
  const failures: string[] = []
  try {
    const fill = async (root?: string) => {
      const data = await fillData(root)
      filled.push(data)
      return data
    }
    const [old, now] = [await fill(checkout.root), await fill()]
    for (const name of names) {
      const before: Side = { data: old, root: checkout.root, rounds: [] }
      const after: Side = { data: now, rounds: [] }
      for (let round = 0; round < rounds; round++) {
        // The order changes, so that a drift of the machine affects both sides.
        for (const side of round % 2 ? [after, before] : [before, after]) {
          const label = `${name}, round ${round + 1}, ${side === before ? 'before' : 'after'}`
          console.error(`measuring ${label} …`)
          const { figures, error } = await measureSide(name, side)
          side.rounds.push(figures)
          if (error !== undefined) failures.push(`${label} failed: ${error}`)
        }
      }
      console.log(`\n${name}`)
      console.log(toComparisonTable(compareValues(before.rounds, after.rounds)))
    }
  } finally {
    for (const data of filled) data.remove()
    checkout.remove()
  }
  for (const failure of failures) console.error(`\n${failure}`)
  return failures.length > 0 ? 1 : 0
}

function measureSide(name: string, { data, root }: Side): Promise<PartResult> {
  const part = parts[name]
  if (!part) throw new Error(`there is no part ${name}`)
  const place = { dataDir: data.dataDir, ...(root !== undefined && { root }) }
  return measurePart(name, part, place)
}

import { measurePart } from '../measure-parts.ts'
import { parts } from '../parts.ts'
import type { Figure } from '../report.ts'
import { median } from '../statistics.ts'
import { combineRuns, mayBeNoise } from './reference.ts'
import { checkReference, readReference, writeReference } from './reference-file.ts'

/** Processes differ in what their compiler optimizes, so stored ratios are medians. */
const RUNS_TO_STORE = 3
const MAX_CHECKS = 3

/** Measures again and stores the reference. */
export async function updateReference(first: readonly Figure[], dataDir: string) {
  const runs = [first]
  while (runs.length < RUNS_TO_STORE) runs.push(await measureAgain(dataDir))
  writeReference(combineRuns(runs, median))
}

/**
 * Compares with the reference. If only ratios are worse, measures again and takes the lowest: orders
 * and checkouts differ by up to a third between runs on a busy machine.
 */
export async function checkQuick(first: readonly Figure[], dataDir: string): Promise<boolean> {
  const lowest = (values: readonly number[]) => Math.min(...values)
  let figures = [...first]
  for (let runs = 1; runs < MAX_CHECKS && mayBeNoise(figures, readReference()); runs++) {
    console.error('A ratio is worse than stored; measuring again to exclude noise …')
    figures = combineRuns([figures, await measureAgain(dataDir)], lowest)
  }
  return checkReference(figures)
}

async function measureAgain(dataDir: string): Promise<Figure[]> {
  const part = parts.quick
  if (!part) throw new Error('there is no part quick')
  const { figures, error } = await measurePart('quick', part, { dataDir })
  if (error !== undefined) throw new Error(`quick failed: ${error}`)
  return figures
}

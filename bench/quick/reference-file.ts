import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../report.ts'
import { compareWithReference, type Reference, toReference } from './reference.ts'

const FILE = join(import.meta.dirname, '../reference.json')
const UPDATE = 'npm run bench -- --quick --update'

export const readReference = (): Reference => JSON.parse(readFileSync(FILE, 'utf8'))

export function writeReference(figures: readonly Figure[]) {
  writeFileSync(FILE, `${JSON.stringify(toReference(figures), null, 2)}\n`)
  console.log('bench/reference.json is updated.')
}

/** Prints what is worse than stored and what to do. Returns whether all is well. */
export function checkReference(figures: readonly Figure[]): boolean {
  const { problems, unknown, improved } = compareWithReference(figures, readReference())
  if (improved.length > 0) {
    console.log(`\nBetter than stored: ${improved.join(', ')}.\nStore it: ${UPDATE}`)
  }
  if (problems.length > 0) {
    console.error('\nSlower or larger than bench/reference.json:')
    for (const problem of problems) console.error(`  ${problem}`)
    console.error(
      `\nFind the cause: "npm run bench -- quick --compare <commit before your change>" measures both in` +
        `\nturn, and "npm run bench -- --profile home" shows where the time is spent. A repeated run excludes` +
        `\nnoise. If the growth is worth it, store it with "${UPDATE}" and give the reason in the commit.`,
    )
  }
  if (unknown.length > 0) {
    console.error(`\nbench/reference.json does not fit (update it: ${UPDATE}):`)
    for (const line of unknown) console.error(`  ${line}`)
  }
  return problems.length + unknown.length === 0
}

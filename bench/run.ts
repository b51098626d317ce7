/** `npm run bench`: see `USAGE` in `options.ts` and docs/performance.md. */
import { existsSync } from 'node:fs'
import { compareWithCommit } from './compare/compare-with-commit.ts'
import { compareValues, toComparisonTable } from './compare/comparison.ts'
import { drawGrowth } from './growth/draw-growth.ts'
import { type FilledData, fillData, measurePart } from './measure-parts.ts'
import { type BenchOptions, parseOptions } from './options.ts'
import { parts } from './parts.ts'
import { profileScenario } from './profile/profile-scenario.ts'
import { checkQuick, updateReference } from './quick/run-quick.ts'
import { type Figure, isMet, toTable } from './report.ts'
import { createResults, previousValues, type Results, readResults } from './results.ts'

/** Part of `--quick`, which is left out otherwise. */
const QUICK = 'quick'

try {
  process.exitCode = await run(parseOptions(process.argv.slice(2), Object.keys(parts)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Returns the exit code. */
async function run(options: BenchOptions): Promise<number> {
  if (options.profile !== undefined) return profileScenario(options.profile)
  const { compare } = options
  const names = chosenParts(options)
  if (compare !== undefined && !existsSync(compare)) {
    return compareWithCommit({ commit: compare, names, rounds: options.rounds })
  }
  const data = await fillData()
  try {
    const { results, file } = await measureAll(names, data)
    const figures = figuresOf(results)
    show(figures, { file, compare })
    if (options.chart !== undefined) drawGrowth(figures, options.chart)
    if (reportProblems(results)) return 1
    if (options.isUpdate) await updateReference(figures, data.dataDir)
    return options.isCheck && !(await checkQuick(figures, data.dataDir)) ? 1 : 0
  } finally {
    data.remove()
  }
}

/** Prints figures with targets and previous values, or beside those of a file. */
function show(figures: Figure[], { file, compare }: { file: string; compare: string | undefined }) {
  if (compare !== undefined) {
    const before = figuresOf(readResults(compare))
    console.log(toComparisonTable(compareValues([before], [figures])))
    return
  }
  console.log(toTable(figures, previousValues(file)))
  const missed = figures.filter(figure => isMet(figure) === false).length
  console.log(`\n${figures.length} figures, ${missed} targets missed. ${file}`)
}

function chosenParts({ parts: wanted, isQuick }: BenchOptions): string[] {
  if (isQuick) return [QUICK, ...wanted.filter(name => name !== QUICK)]
  if (wanted.length > 0) return wanted
  return Object.keys(parts).filter(name => name !== QUICK)
}

/** Runs parts one after another and writes the results after each. */
async function measureAll(names: readonly string[], data: FilledData) {
  const { results, file, write } = createResults()
  for (const name of names) {
    const part = parts[name]
    if (!part) continue
    console.error(`measuring ${name} …`)
    results.parts[name] = await measurePart(name, part, data)
    write()
  }
  return { results, file }
}

function figuresOf({ parts }: Results): Figure[] {
  return Object.values(parts).flatMap(({ figures }) => figures)
}

/** Prints failed parts and repeated page loads. Returns whether a part has failed. */
function reportProblems({ parts }: Results): boolean {
  const all = Object.entries(parts)
  const stalled = all.reduce((sum, [, { stalledLoads }]) => sum + stalledLoads, 0)
  if (stalled > 0) console.log(`${stalled} page loads stalled in Chromium and were repeated.`)
  const failed = all.filter(([, { error }]) => error !== undefined)
  for (const [name, { error }] of failed) console.error(`\n${name} failed: ${error}`)
  return failed.length > 0
}

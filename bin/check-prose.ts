import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findComments, findProblem, splitSentences } from './prose.ts'

/** Share of comments, and of sentences in docs, that may be flagged. The patterns are heuristics. */
const MAX_RATE = 0.02
const SOURCES = ['src', 'bin', 'demo', 'bench', 'tests', 'e2e']
const SOURCE_FILE = /\.(ts|tsx|js|mjs|css)$/

interface Place {
  file: string
  line: number
  text: string
}

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

function inFiles(files: string[], find: (text: string) => Omit<Place, 'file'>[]): Place[] {
  return files.flatMap(file => find(readFileSync(file, 'utf8')).map(place => ({ file, ...place })))
}

/** Prints flagged places with hints. Returns whether there are too many. */
function report(kind: string, places: Place[]): boolean {
  if (places.length === 0) throw new Error(`No ${kind} found: run this from the checkout.`)
  const flagged = places.flatMap(place => {
    const hint = findProblem(place.text)
    return hint ? [{ ...place, hint }] : []
  })
  const rate = flagged.length / places.length
  const hasTooMany = rate > MAX_RATE
  if (hasTooMany || process.argv.includes('--list')) {
    for (const { file, line, text, hint } of flagged) {
      process.stdout.write(`${file}:${line}\n  ${text}\n  → ${hint}\n`)
    }
  }
  const percent = (rate * 100).toFixed(1)
  const summary = `${places.length} ${kind}, ${flagged.length} hard to read (${percent} %)`
  process.stdout.write(`${summary}, at most ${MAX_RATE * 100} % allowed\n`)
  return hasTooMany
}

const comments = inFiles(
  listFiles(...SOURCES).filter(file => SOURCE_FILE.test(file)),
  findComments,
)
const sentences = inFiles(listFiles('*.md'), splitSentences)
const hasProblems = [report('comments', comments), report('sentences in docs', sentences)]
if (hasProblems.includes(true)) process.exitCode = 1

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartResult } from './run-part.ts'

export const resultsFolder = join(import.meta.dirname, 'results')
mkdirSync(resultsFolder, { recursive: true })

export interface Results {
  startedAt: string
  commit: string
  node: string
  parts: Record<string, PartResult>
}

export function createResults(): { results: Results; file: string; write(): void } {
  const startedAt = new Date().toISOString()
  const file = join(resultsFolder, `${startedAt.replaceAll(':', '-')}.json`)
  const results: Results = { startedAt, commit: readCommit(), node: process.version, parts: {} }
  const write = () => writeFileSync(file, JSON.stringify(results, null, 2))
  return { results, file, write }
}

export function readResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Values of earlier results in `bench/results/`, the latest of each figure. */
export function previousValues(before: string): Map<string, number> {
  const values = new Map<string, number>()
  const files = readdirSync(resultsFolder, { encoding: 'utf8' }).filter(name =>
    name.endsWith('.json'),
  )
  for (const name of files.sort()) {
    const file = join(resultsFolder, name)
    if (file >= before) break
    for (const { figures } of Object.values(readResults(file).parts ?? {})) {
      for (const { what, value } of figures) values.set(what, value)
    }
  }
  return values
}

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Records tests that only passed on retry. Once may be the machine; twice in a row is a defect.
 * Returns those that were already recorded, and replaces the record.
 */
export function recordFlaky(file: string, flaky: string[]): string[] {
  const before = readRecord(file)
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`)
  return flaky.filter(title => before.includes(title))
}

function readRecord(file: string): unknown[] {
  try {
    const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    return Array.isArray(record) ? record : []
  } catch {
    // Truncated by an interrupted run.
    return []
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Tests that passed only at their second try, kept from one run to the next: once may be the machine, twice in a
 * row is a defect. Answers those that were in the record already, and makes the record of this run.
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
    // Half a file, of a run that was ended while it wrote.
    return []
  }
}

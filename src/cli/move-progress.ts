import type { MoveProgress } from '#storage'
import type { MoveStep, RowProgress } from '../server/move/move-site.ts'

const EVERY_MS = 2000
const STEPS: Record<MoveStep, string> = {
  files: 'Copying files',
  rows: 'Copying rows',
  derived: 'Rebuilding searches and lists',
  comparison: 'Comparing rows and files',
}

/** Prints each step, and at most one line every two seconds to standard error, with rows and bytes per second. */
export function createMoveProgress(now = () => performance.now()) {
  let printedAt = now()
  let current = ''
  let done = 0
  let doneBefore = 0

  /** @param total Rows or bytes of the table or store so far. */
  function advance(name: string, total: number, toLine: (perSecond: number) => string) {
    done += name === current ? total - doneBefore : total
    current = name
    doneBefore = total
    const elapsedMs = now() - printedAt
    if (elapsedMs < EVERY_MS) return
    process.stderr.write(`${toLine((done / elapsedMs) * 1000)}\n`)
    printedAt = now()
    done = 0
  }

  return {
    onStep: (step: MoveStep) => process.stderr.write(`${STEPS[step]}\n`),
    onRows: ({ table, rows }: RowProgress) =>
      advance(table, rows, rate => `${table}: ${rows} rows, ${Math.round(rate)} rows/s`),
    onFiles: ({ store, files, bytes }: MoveProgress) =>
      advance(
        store,
        bytes,
        rate => `${store}: ${files} files, ${toMb(bytes)} MB, ${toMb(rate)} MB/s`,
      ),
  }
}

const toMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

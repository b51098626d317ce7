import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30

/** A folder for a run; in memory where the machine has such a place, so that no commit of a test waits for the disk. */
export function makeRunFolder(): string {
  return makeQuickFolder('vitrine-run-', GIB)
}

/** A folder in memory where that has so much room, else in the temporary one. */
export function makeQuickFolder(prefix: string, bytes: number): string {
  return mkdtempSync(join(hasMemoryFor(bytes) ? MEMORY : tmpdir(), prefix))
}

function hasMemoryFor(bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > bytes
  } catch {
    return false
  }
}

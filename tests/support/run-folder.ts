import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30

/** A folder for a run, in memory if possible, so that commits do not wait for the disk. */
export function makeRunFolder(): string {
  return makeQuickFolder('vitrine-run-', GIB)
}

/** A folder in memory if there is enough space, else in the temporary folder. */
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

import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/** A folder for a run; in memory where the machine has such a place, so that no commit of a test waits for the disk. */
export function makeRunFolder(): string {
  return mkdtempSync(join(hasMemoryFolder() ? MEMORY : tmpdir(), 'vitrine-run-'))
}

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LONGEST_BUILD_MS = 600_000
const SQLITE_BUSY = 5

/**
 * Locks the build of this checkout, waiting for other processes. As with the data folder lock
 * (`src/db/file-lock.ts`), the operating system releases it when a process is killed.
 */
export function holdBuildLock(root) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const file = join(root, 'dist/lock')
  const held = take(file, 0)
  if (held) return held
  process.stderr.write('Another command is building here: waiting for it …\n')
  const next = take(file, LONGEST_BUILD_MS)
  if (next) return next
  process.stderr.write('The other build does not end: stop it, then try again.\n')
  process.exit(1)
}

/** Undefined if another process has it. */
function take(file, patienceMs) {
  const database = new DatabaseSync(file, { timeout: patienceMs })
  try {
    database.exec('begin exclusive')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

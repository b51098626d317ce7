import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LONGEST_BUILD_MS = 600_000
const SQLITE_BUSY = 5

/**
 * Takes the checkout's build for this process, after whoever has it. As with the lock of a data folder
 * (`src/db/file-lock.ts`), the operating system takes it back from a process that was killed.
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

/** Undefined while another process has it. */
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

import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createId, createKey, VitrineError } from '#base'

/**
 * Key that signs tokens: from the environment, or generated once and stored with the data. Error
 * `DATA_DIR_UNWRITABLE`.
 */
export function readSecret(dataDir: string, given: string | undefined): string {
  if (given) return given
  const file = join(dataDir, 'secret')
  try {
    return readKept(file) ?? makeSecret(file)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const message = `Cannot write to the folder ${dataDir}: ${why}.`
    throw new VitrineError('DATA_DIR_UNWRITABLE', message, { cause })
  }
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Renamed when complete. If several processes start, all use the first one's key. */
function makeSecret(file: string): string {
  const temporary = `${file}.${createId()}.part`
  writeFileSync(temporary, createKey() + createKey(), { mode: 0o600 })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(temporary)
  }
  const secret = readKept(file)
  if (!secret) throw new Error(`${file} is empty`)
  return secret
}

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '#base'

const PROBE = Buffer.alloc(4096)
/** Results are cached this long, so that frequent health checks do not wear out the disk. */
const FRESH_MS = 5 * SECOND

/** Whether a folder is writable. False if it is read-only, missing, or the disk is full. */
export async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.writable-${process.pid}`)
  try {
    await writeFile(file, PROBE)
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

export function createWritableCheck(folder: string) {
  let last: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > FRESH_MS) last = { at: now, answer: canWrite(folder) }
    return last.answer
  }
}

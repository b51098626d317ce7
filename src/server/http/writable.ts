import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '#base'

const PROBE = Buffer.alloc(4096)
/** An answer is good for so long: whoever asks often must not wear the disk out. */
const FRESH_MS = 5 * SECOND

/** Whether something can be written to a folder: not where it is read-only, gone, or its disk full. */
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

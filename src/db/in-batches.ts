import { yieldToWriters } from './sqlite/busy-retry.ts'

/**
 * Processes many rows in batches, with pauses in which others can write. `find` returns up to
 * `size` ids after the given one; fewer mean the end. `work` gets at least one id.
 */
export async function inBatches(batches: {
  size: number
  find(after: string): Promise<string[]>
  work(ids: string[]): Promise<void>
}) {
  for (let after = ''; ; ) {
    const ids = await batches.find(after)
    if (ids.length > 0) await batches.work(ids)
    if (ids.length < batches.size) return
    after = ids.at(-1) ?? ''
    await yieldToWriters()
  }
}

import { letOthersWrite } from './sqlite/patience.ts'

/**
 * Works through many rows some at a time, with gaps in which others write. `find` answers up to `size` ids after the last
 * one; fewer of them are the end.
 */
export async function inBatches(batches: {
  size: number
  find(after: string): Promise<string[]>
  work(ids: string[]): Promise<void>
}) {
  for (let after = ''; ; ) {
    const ids = await batches.find(after)
    await batches.work(ids)
    if (ids.length < batches.size) return
    after = ids.at(-1) ?? ''
    await letOthersWrite()
  }
}

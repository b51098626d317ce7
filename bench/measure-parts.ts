import { join } from 'node:path'
import type { Part } from './parts.ts'
import { type PartResult, runPart } from './run-part.ts'
import { removeFolder, startSite } from './site.ts'

const PART_PROCESS = join(import.meta.dirname, 'part-process.ts')

/** A data folder with the demo, from which each part gets a copy. */
export interface FilledData {
  dataDir: string
  remove(): void
}

/** Starts the server of a checkout once, which fills the database with the demo. */
export async function fillData(root?: string): Promise<FilledData> {
  const site = await startSite(root === undefined ? {} : { root })
  await site.stop()
  return { dataDir: site.dataDir, remove: () => removeFolder(site.dataDir) }
}

/** Runs a part in its own process against a checkout (`root`) or this one. */
export async function measurePart(
  name: string,
  part: Pick<Part, 'timeoutMs'>,
  { dataDir, root }: { dataDir: string; root?: string },
): Promise<PartResult> {
  const env = { BENCH_DATA: dataDir, ...(root !== undefined && { BENCH_ROOT: root }) }
  return runPart([PART_PROCESS, name], { timeoutMs: part.timeoutMs, env })
}

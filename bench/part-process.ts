/**
 * The process of one part: `part-process.ts <part> <file>` writes its figures to the file.
 * `BENCH_DATA` is a data folder with the demo, which is copied.
 */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parts } from './parts.ts'
import { removeFolder, type Site, startSite } from './site.ts'
import { stalledLoads } from './stalled-loads.ts'

const [name = '', file = ''] = process.argv.slice(2)
const part = parts[name]
if (!part) throw new Error(`there is no part ${name}`)
const measure = await part.load()
const site = part.hasSite ? await startCopy(process.env.BENCH_DATA ?? '') : undefined
try {
  const figures = await measure(site as Site)
  writeFileSync(file, JSON.stringify({ figures, stalledLoads: stalledLoads.count }))
} finally {
  await site?.stop()
  if (site) removeFolder(site.dataDir)
}
// Open handles of a failed part must not keep the process alive.
process.exit(0)

async function startCopy(filled: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(filled, dataDir, { recursive: true })
  return startSite({ dataDir })
}

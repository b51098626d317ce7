import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Figure } from '../report.ts'
import { residentBytes, root, type Site } from '../site.ts'

/** Build, start and memory of the server. */
export async function measureProcess(site: Site): Promise<Figure[]> {
  const startedAt = performance.now()
  spawnSync(process.execPath, [join(root, 'bin/build.js'), '--quiet'], { stdio: 'ignore' })
  const buildMs = performance.now() - startedAt
  return [
    { what: 'build', value: buildMs / 1000, unit: 's', aim: { atMost: 20 } },
    {
      what: 'start on a filled database',
      value: site.coldStartMs / 1000,
      unit: 's',
      aim: { atMost: 0.8 },
    },
    { what: 'idle memory', value: residentBytes(site.pid) / 1e6, unit: 'MB', aim: { atMost: 130 } },
  ]
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findLoadGenerator } from '../load.ts'
import type { Figure } from '../report.ts'
import { removeFolder, residentBytes, root, type Site, startSite } from '../site.ts'

const PATHS = ['/', '/shop', '/product/morning-mug', '/cart', '/checkout', '/contact', '/about']

/** Build, start and memory of the server. */
export async function measureProcess(site: Site): Promise<Figure[]> {
  const startedAt = performance.now()
  spawnSync(process.execPath, [join(root, 'bin/build.js'), '--quiet'], { stdio: 'ignore' })
  const buildMs = performance.now() - startedAt
  const idle = residentBytes(site.pid)
  for (const path of PATHS) await fetch(site.url + path).then(answer => answer.arrayBuffer())
  const viewed = residentBytes(site.pid)
  await findLoadGenerator().run(`${site.url}/`, { 'accept-encoding': 'br' })
  const loaded = residentBytes(site.pid)
  const memory = (what: string, bytes: number, atMost: number): Figure => ({
    what: `memory ${what}`,
    value: bytes / 1e6,
    unit: 'MB',
    aim: { atMost },
  })
  return [
    { what: 'build', value: buildMs / 1000, unit: 's', aim: { atMost: 15 } },
    {
      what: 'start on a filled database',
      value: site.coldStartMs / 1000,
      unit: 's',
      aim: { atMost: 0.7 },
    },
    {
      what: 'first start, with the demo',
      value: await firstStartSeconds(),
      unit: 's',
      aim: { atMost: 20 },
    },
    memory('idle', idle, 130),
    memory('after first views', viewed, 150),
    memory('after load', loaded, 220),
  ]
}

async function firstStartSeconds(): Promise<number> {
  const site = await startSite({ env: { DEMO: '1' } })
  await site.stop()
  removeFolder(site.dataDir)
  return site.coldStartMs / 1000
}

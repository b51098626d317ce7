/** Postgres on a small file system that fills up while visitors use the site. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testSeed } from '../support/random.ts'
import { READ_PATHS, type SiteCluster, startSite } from './support/cluster.ts'
import { runProgram } from './support/copies.ts'
import { checkSite } from './support/invariants.ts'
import { type Result, toResultTable } from './support/results.ts'
import { startVisitors } from './support/visitors.ts'

const DISK_MB = 700

const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'))
const disk = join(folder, 'disk')
let isMounted = false
let site: SiteCluster
const results: Result[] = []
beforeAll(async () => {
  // Postgres runs as another user.
  chmodSync(folder, 0o755)
  mkdirSync(disk)
  isMounted = await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  if (!isMounted) return
  const data = join(disk, 'data')
  mkdirSync(data)
  site = await startSite({ dataFolder: data })
})
afterAll(async () => {
  if (results.length > 0) process.stdout.write(`\n${toResultTable(results)}\n`)
  await site?.stop()
  if (isMounted) await runProgram('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
})

it('answers cached pages while the disk of Postgres is full, and loses nothing', async context => {
  if (!isMounted) context.skip('This user may not mount a file system.')
  const scenario = 'the disk of Postgres is full for 6 s'
  const { url, variant, stripe } = site
  const visitors = startVisitors({
    ...{ url, variant, stripe, paths: READ_PATHS, seed: testSeed(), name: 'full-disk' },
  })
  const result: Result = { scenario, report: visitors.report, counts: {}, remark: '', isOk: false }
  results.push(result)
  await wait(2000)
  const answeredBefore = visitors.report.writes.answered
  const ballast = join(disk, 'ballast')
  fill(disk, ballast)
  await wait(6000)
  const failed = [...visitors.report.writes.failed.values()].reduce((sum, one) => sum + one, 0)
  rmSync(ballast)
  // A log that could not be written ends Postgres; its operator starts it again.
  const isDown = !site.postgres.isRunning()
  if (isDown) await site.postgres.startAgain()
  await Promise.all(site.copies.map(copy => copy.untilReady(30_000)))
  await wait(3000)
  await visitors.stop()
  const { problems, counts } = await checkSite(site, result.report)
  result.remark = isDown ? 'Postgres had ended' : 'Postgres went on'
  Object.assign(result, { counts, isOk: problems.length === 0 })

  expect(problems).toEqual([])
  expect([...result.report.reads.failed]).toEqual([])
  expect([...result.report.writes.failed.keys()]).toEqual(['503'])
  expect(failed, 'writes were refused').toBeGreaterThan(0)
  expect(result.report.writes.answered).toBeGreaterThan(answeredBefore)
})

/** Fills a file system to the last page. */
function fill(folder: string, file: string) {
  for (let size = 64 * 2 ** 20; size >= 4096; size /= 2) {
    const { bavail, bsize } = statfsSync(folder)
    const free = bavail * bsize
    for (let written = 0; written + size <= free; written += size) {
      try {
        writeFileSync(file, Buffer.alloc(size, 1), { flag: 'a' })
      } catch {
        break
      }
    }
  }
}

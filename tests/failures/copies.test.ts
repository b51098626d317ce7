/**
 * Two copies behind a balancer, with visitors who read, buy and send forms while something fails.
 * Afterwards everything that was answered must be there, once.
 */
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invalidate } from '#db'
import { BUY_PATH } from '../support/buyer.ts'
import { until } from '../support/production.ts'
import { testSeed } from '../support/random.ts'
import { READ_PATHS, type SiteCluster, startSite } from './support/cluster.ts'
import { checkFreshness, type Freshness } from './support/freshness.ts'
import { type CheckOptions, checkSite } from './support/invariants.ts'
import { buildNextRelease } from './support/next-release.ts'
import { type Result, toResultTable } from './support/results.ts'
import { openSlowConnections } from './support/slow-connections.ts'
import { readTaskRuns, watchTasks } from './support/task-watch.ts'
import { startVisitors, type Visitors } from './support/visitors.ts'

const WARM_UP_MS = 1500
const AFTER_MS = 2500
/** Shows tasks that run every second or every five. */
const WATCH_TASKS_MS = 12_000

let site: SiteCluster
const results: Result[] = []
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  process.stdout.write(`\n${toResultTable(results)}\n`)
  await site?.stop()
})

/** Runs a failure while visitors use the site, then checks the site. */
async function underLoad(
  scenario: string,
  fail: (visitors: Visitors) => Promise<string>,
  options: CheckOptions = {},
) {
  const name = scenario.replaceAll(/\W+/g, '-')
  const visitors = startVisitors({
    url: site.url,
    variant: site.variant,
    stripe: site.stripe,
    paths: READ_PATHS,
    seed: testSeed(),
    name,
  })
  const result: Result = { scenario, report: visitors.report, counts: {}, remark: '', isOk: false }
  results.push(result)
  await wait(WARM_UP_MS)
  try {
    result.remark = await fail(visitors)
    await wait(AFTER_MS)
  } finally {
    await visitors.stop()
  }
  const { problems, counts } = await checkSite(site, result.report, options)
  Object.assign(result, { counts, isOk: problems.length === 0 })
  expect(problems, scenario).toEqual([])
  return result.report
}

it('works through the balancer while nothing fails', async () => {
  const report = await underLoad('nothing fails', async () => '')
  expect([...report.reads.failed]).toEqual([])
  expect([...report.writes.failed]).toEqual([])
  expect(report.orders.size).toBeGreaterThan(5)
})

it('loses nothing when one copy after the other is killed', async () => {
  const report = await underLoad(
    'SIGKILL of copy 1, then of copy 2',
    async () => {
      for (const position of [0, 1]) {
        await site.copies[position]?.kill()
        await wait(2000)
        await site.replace(position)
      }
      return 'their leases end early'
    },
    // Each copy sends up to two mails or webhooks of a kind at once.
    { repeats: 8 },
  )
  // Only requests that were under way in the copy fail.
  expect(sum(report.reads.failed)).toBeLessThanOrEqual(16)
})

it('answers cached pages while Postgres is down, and recovers without a restart', async () => {
  const before = site.copies.map(({ pid }) => pid)
  const report = await underLoad('SIGQUIT of Postgres, down for 4 s', async ({ report }) => {
    await site.postgres.kill()
    await wait(1000)
    const failedBefore = sum(report.reads.failed)
    await wait(3000)
    expect(await Promise.all(site.copies.map(copy => copy.isReady()))).toEqual([false, false])
    const page = await fetch(site.url + BUY_PATH, { headers: { accept: 'text/html' } })
    expect({ status: page.status, wait: page.headers.get('retry-after') }).toEqual({
      status: 503,
      wait: '5',
    })
    expect(await page.text()).toContain('</html>')
    const failed = sum(report.reads.failed) - failedBefore
    await site.postgres.startAgain()
    const startedAt = performance.now()
    await Promise.all(site.copies.map(copy => copy.untilReady(15_000)))
    return `${failed} cached pages failed, ready after ${Math.round(performance.now() - startedAt)} ms`
  })
  expect([...report.reads.failed]).toEqual([])
  expect([...report.writes.failed.keys()].filter(status => status !== '503')).toEqual([])
  expect(site.copies.map(({ pid }) => pid)).toEqual(before)
})

it.each(['slow', 'down', 'error'] as const)('goes on while S3 is %s', async behavior => {
  const html = await fetch(site.url).then(answer => answer.text())
  const [image = ''] = /\/media\/[^\s"]+/.exec(html) ?? []
  const before = await fetch(site.url + image)
  expect(before.status).toBe(200)

  const report = await underLoad(`S3 is ${behavior} for 6 s`, async () => {
    site.s3.behave(behavior)
    await wait(4000)
    const picture = await fetch(site.url + image)
    await picture.arrayBuffer()
    if (behavior !== 'slow') {
      expect(picture.status).toBe(503)
      expect(picture.headers.get('cache-control')).toContain('no-store')
      expect(picture.headers.get('retry-after')).not.toBeNull()
    }
    await wait(2000)
    site.s3.behave('works')
    const isShown = () => fetch(site.url + image).then(answer => answer.ok)
    await until('pictures are sent again', isShown, 40_000)
    return `a picture answers ${picture.status}`
  })
  expect([...report.reads.failed]).toEqual([])
  // Only uploads are refused, and they succeed when they are sent again.
  const refused = [...report.writes.failed.keys()]
  expect(refused.filter(what => what !== 'form storage-full')).toEqual([])
  const after = await fetch(site.url + image)
  expect(await after.bytes()).toEqual(await before.bytes())
})

it('takes over the tasks of a copy that is paused for 30 s, and runs none twice', async () => {
  await underLoad('SIGSTOP of a copy for 30 s', async () => {
    const both = await Promise.all(site.copies.map(copy => watchTasks(copy, WATCH_TASKS_MS)))
    const [paused, other] = byNumberOfTasks(both)
    const [pausedCopy, otherCopy] = [copyAt(paused), copyAt(other)]
    const tasks = [...(both[paused] ?? [])]
    expect(tasks.length).toBeGreaterThan(0)

    pausedCopy.pause()
    await wait(30_000)
    const before = await readTaskRuns(otherCopy)
    const isTakenOver = async () => {
      const now = await readTaskRuns(otherCopy)
      return tasks.every(task => (now.get(task) ?? 0) > (before.get(task) ?? 0))
    }
    await until(`the other copy runs ${tasks}`, isTakenOver, 15_000)
    pausedCopy.resume()
    await pausedCopy.untilReady()
    // A run that was interrupted may end.
    await wait(2000)
    const [resumed, kept] = await Promise.all([
      watchTasks(pausedCopy, WATCH_TASKS_MS),
      watchTasks(otherCopy, WATCH_TASKS_MS),
    ])
    expect(
      [...resumed].filter(task => kept.has(task)),
      'tasks of both copies',
    ).toEqual([])
    expect([...kept], 'tasks after the pause').toEqual(expect.arrayContaining(tasks))
    return `${tasks.length} tasks were taken over`
  })
})

it.each([5, -5])('works with a copy whose clock is %i minutes off', async minutes => {
  await underLoad(`clock of copy 1 at ${minutes > 0 ? 'plus' : 'minus'} 5 minutes`, async () => {
    const old = site.copies[0]
    await site.replace(0, { clockOffsetMs: minutes * 60_000 })
    await old?.stop()
    await wait(8000)
    const wrong = site.copies[0]
    await site.replace(0)
    await wrong?.stop()
    return ''
  })
})

it('answers while 20,000 changes are published at once', async () => {
  const report = await underLoad('purge storm', async () => {
    const { db } = site.services
    for (let batch = 0; batch < 100; batch++) {
      await db
        .insertInto('invalidations')
        .values(
          Array.from({ length: 200 }, (_, index) => ({
            tags: JSON.stringify([`product:${batch}-${index}`, 'products', 'product-search']),
            created_at: Date.now(),
          })),
        )
        .execute()
      if (batch % 10 === 0) await invalidate(db, ['*'])
    }
    return '20,000 invalidations, ten of them of everything'
  })
  expect([...report.reads.failed]).toEqual([])
  expect(report.reads.slowestMs).toBeLessThan(3000)
})

it('answers while 2,000 slow connections are open', async () => {
  const report = await underLoad('2,000 slow connections', async () => {
    const slow = await Promise.all(
      site.copies.map(copy => openSlowConnections(copy.port, 2000 / site.copies.length)),
    )
    await wait(5000)
    const open = slow.reduce((total, one) => total + one.open(), 0)
    for (const one of slow) one.close()
    return `${open} open after 5 s`
  })
  expect([...report.reads.failed]).toEqual([])
  expect([...report.writes.failed]).toEqual([])
})

it('shows a publish on both copies within a second, in 10,000 checks at 500 requests per second', async () => {
  let fresh: Freshness | undefined
  await underLoad('publishing during load', async () => {
    fresh = await checkFreshness(site, 10_000)
    return `${fresh.checks} checks at ${fresh.perSecond.toFixed(0)} /s, ${fresh.stale} stale, ${fresh.published} publishes, seen after at most ${fresh.slowestMs.toFixed(0)} ms`
  })
  expect(fresh).toMatchObject({ stale: 0, failed: 0, unseen: 0 })
})

it('upgrades copy by copy with a schema change while orders are placed', async () => {
  const root = await buildNextRelease()
  try {
    const report = await underLoad('rolling upgrade with a schema change', async () => {
      for (const position of [0, 1]) {
        const old = site.copies[position]
        await site.replace(position, { root })
        await old?.stop()
        await wait(1500)
      }
      // A copy of the old release that restarts meanwhile, on the new schema.
      const old = await site.start()
      await old.untilReady()
      await old.stop()
      return 'the old release starts on the new schema'
    })
    expect([...report.reads.failed]).toEqual([])
    expect([...report.writes.failed]).toEqual([])
  } finally {
    for (const position of [0, 1]) {
      const next = site.copies[position]
      await site.replace(position)
      await next?.stop()
    }
    rmSync(root, { recursive: true, force: true })
  }
})

/** Positions of the copies, the one with the most tasks first. */
const byNumberOfTasks = ([first, second]: readonly Set<string>[]): [number, number] =>
  (first?.size ?? 0) >= (second?.size ?? 0) ? [0, 1] : [1, 0]

function copyAt(position: number) {
  const copy = site.copies[position]
  if (!copy) throw new Error(`no copy ${position}`)
  return copy
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0)

import { readFileSync } from 'node:fs'
import { findLoadGenerator } from '../load.ts'
import type { Figure } from '../report.ts'
import { threadsCpuMs } from '../server-metrics.ts'
import { type Site, startSite } from '../site.ts'
import { median } from '../statistics.ts'

const ROUNDS = 3
const WORKERS = 2

interface Run {
  perSecond: number
  requests: number
  /** CPU time of each process that answered. */
  cpuMs: number[]
}

/**
 * One process against two workers. The load generator needs a core itself, so the rates of a machine
 * with two cores say little. The projected ratio is what two free cores would answer: requests for
 * each CPU second of the servers, limited by the worker that got the most work.
 */
export async function measureWorkers(site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, env, atLeast] of [
    ['cached', {}, 1.6],
    ['uncached', { PAGE_CACHE_MB: '0' }, 1.7],
  ] as const) {
    const start = (workers: number) =>
      startSite({ dataDir: site.dataDir, env: { ...env, WORKERS: String(workers) } })
    const one = await start(1)
    const several = await start(WORKERS)
    try {
      const ones: Run[] = []
      const multiples: Run[] = []
      // Alternate, so that disturbances affect both.
      for (let round = 0; round < ROUNDS; round++) {
        ones.push(await measureRun(one))
        multiples.push(await measureRun(several))
      }
      const rates = (runs: Run[]) => Math.max(...runs.map(run => run.perSecond))
      const ratio = median(ones.map((run, round) => projected(run, multiples[round] ?? run)))
      figures.push(
        { what: `${what} home, one process`, value: rates(ones), unit: '/s' },
        { what: `${what} home, ${WORKERS} workers`, value: rates(multiples), unit: '/s' },
        {
          what: `${what} home, ${WORKERS} workers to one process, projected`,
          value: ratio,
          unit: '×',
          aim: { atLeast },
        },
        {
          what: `${what} home, share of the busiest worker`,
          value: 100 * median(multiples.map(({ cpuMs }) => Math.max(...cpuMs) / sum(cpuMs))),
          unit: '%',
        },
      )
    } finally {
      await one.stop()
      await several.stop()
    }
  }
  return figures
}

async function measureRun(site: Site): Promise<Run> {
  const headers = { 'accept-encoding': 'br' }
  await fetch(site.url, { headers }).then(answer => answer.arrayBuffer())
  const children = childrenOf(site.pid)
  const pids = children.length > 0 ? children : [site.pid]
  const before = pids.map(threadsCpuMs)
  const startedAt = performance.now()
  const perSecond = await findLoadGenerator().run(`${site.url}/`, headers)
  const seconds = (performance.now() - startedAt) / 1000
  const cpuMs = pids.map((pid, index) => threadsCpuMs(pid) - (before[index] ?? 0))
  return { perSecond, requests: perSecond * seconds, cpuMs }
}

function projected(one: Run, several: Run): number {
  const perCpuMs = (run: Run) => run.requests / sum(run.cpuMs)
  const parallel = sum(several.cpuMs) / Math.max(...several.cpuMs)
  return (perCpuMs(several) / perCpuMs(one)) * parallel
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

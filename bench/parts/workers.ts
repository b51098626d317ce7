import { spawnSync } from 'node:child_process'
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
  /** CPU time of each process that answered. */
  cpuMs: number[]
}

const SERVER_CORE = 0
const LOAD_CORE = 1

/**
 * One process against two workers. The load generator needs a core itself, so two cores cannot show
 * what two workers answer on two cores. Both are measured on one core instead, and the generator on
 * the other one. The projected ratio is the rate of the workers relative to that of one process,
 * times the cores that they would use: the time of all workers divided by that of the busiest.
 */
export async function measureWorkers(site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  // Inherited by the processes of the generator.
  pin(process.pid, LOAD_CORE)
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
        { what: `${what} home on one core, one process`, value: rates(ones), unit: '/s' },
        {
          what: `${what} home on one core, ${WORKERS} workers`,
          value: rates(multiples),
          unit: '/s',
        },
        {
          what: `${what} home, ${WORKERS} workers on two cores to one process, projected`,
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
  for (const pid of pids) pin(pid, SERVER_CORE)
  const before = pids.map(threadsCpuMs)
  const perSecond = await findLoadGenerator().run(`${site.url}/`, headers)
  const cpuMs = pids.map((pid, index) => threadsCpuMs(pid) - (before[index] ?? 0))
  return { perSecond, cpuMs }
}

const projected = (one: Run, several: Run) =>
  (several.perSecond / one.perSecond) * (sum(several.cpuMs) / Math.max(...several.cpuMs))

/** Binds all threads of a process to a core. */
function pin(pid: number, core: number) {
  const done = spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)])
  if (done.status !== 0) throw new Error('taskset (util-linux) cannot bind processes to cores')
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findLoadGenerator, LOAD_SECONDS } from '../load.ts'
import type { Figure } from '../report.ts'
import { threadsCpuMs } from '../server-metrics.ts'
import { type Site, startSite } from '../site.ts'
import { median } from '../statistics.ts'

const ROUNDS = 3
const WORKERS = 2
/** Connections of each process. */
const CONNECTIONS = 20

interface Run {
  answers: number
  /** CPU time of each process that answered. */
  cpuMs: number[]
}

/**
 * One process on one core against two workers with a core each. The load generator uses about a third
 * of a core for cached pages, which workers on all cores lack. Compared are therefore answers for each
 * CPU second, times the number of workers. The ratio of the rates is shown beside.
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
      const ratio = median(
        ones.map((one, round) => WORKERS * (cpuOf(one) / cpuOf(multiples[round] ?? one))),
      )
      const answer = (runs: Run[]) => median(runs.map(cpuOf))
      figures.push(
        { what: `${what} home, CPU time of one process`, value: answer(ones), unit: 'ms' },
        {
          what: `${what} home, CPU time of ${WORKERS} workers`,
          value: answer(multiples),
          unit: 'ms',
        },
        {
          what: `${what} home, ${WORKERS} workers on two cores to one process, projected`,
          value: ratio,
          unit: '×',
          aim: { atLeast },
        },
        {
          what: `${what} home, rate of ${WORKERS} workers to one process, generator on the same cores`,
          value: median(ones.map((one, round) => (multiples[round] ?? one).answers / one.answers)),
          unit: '×',
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
  for (const [core, pid] of pids.entries()) pin(pid, core)
  const before = pids.map(threadsCpuMs)
  const perSecond = await findLoadGenerator().run(
    `${site.url}/`,
    headers,
    CONNECTIONS * pids.length,
  )
  const cpuMs = pids.map((pid, index) => threadsCpuMs(pid) - (before[index] ?? 0))
  return { answers: perSecond * LOAD_SECONDS, cpuMs }
}

/** CPU milliseconds of an answer. */
const cpuOf = ({ answers, cpuMs }: Run) => sum(cpuMs) / answers

/** Binds all threads of a process to a core. */
function pin(pid: number, core: number) {
  const done = spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)])
  if (done.status !== 0) throw new Error('taskset (util-linux) cannot bind processes to cores')
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

import { readFileSync } from 'node:fs'
import type { ImportJob } from '#shop/schema'
import { productCsv } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { percentile } from '../statistics.ts'

const PRODUCTS = Number(process.env.IMPORT_PRODUCTS ?? 10_000)
/** Fixed interval between requests, independent of response times. */
const PAUSE_MS = 100
const POLL_MS = 200
const MEGABYTE = 1e6

/** An import by staff, which runs in the server, beside visitors. */
export async function measureImports(site: Site): Promise<Figure[]> {
  addOwner(site)
  const api = await signIn(site)
  const path = '/product-imports'
  const until = async (id: string, isOver: (job: ImportJob) => boolean) => {
    for (;;) {
      const job = await api<ImportJob>(`${path}/${id}`)
      if (isOver(job)) return job
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
    }
  }
  const startedAt = performance.now()
  const { id } = await api<ImportJob>(`${path}?name=many.csv`, productCsv(PRODUCTS))
  await until(id, job => job.state !== 'checking')
  const checkedAt = performance.now()
  await api(`${path}/${id}/run`, { skipInvalid: false })
  let isOver = false
  const asked = visit(site, () => isOver)
  const job = await until(id, one => one.state !== 'running')
  const endedAt = performance.now()
  isOver = true
  const times = await asked
  if (job.state !== 'done' || job.outcome?.report.created !== PRODUCTS) {
    throw new Error(`the import ended as ${JSON.stringify(job)}`)
  }
  const undoneAt = performance.now()
  await api(`${path}/${id}/undo`, {})
  await until(id, one => one.state !== 'undoing')
  const name = `import of ${PRODUCTS.toLocaleString('en')} products in the server`
  const seconds = (from: number, to: number) => (to - from) / 1000
  return [
    { what: `${name}: check`, value: seconds(startedAt, checkedAt), unit: 's' },
    {
      what: `${name}: took`,
      value: seconds(checkedAt, endedAt),
      unit: 's',
      aim: { atMost: 20 },
    },
    {
      what: `${name}: pages, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      aim: { atMost: 100 },
    },
    { what: `${name}: pages, slowest`, value: Math.max(...times), unit: 'ms' },
    {
      what: `${name}: memory of the server, at most`,
      value: peakBytes(site.pid) / MEGABYTE,
      unit: 'MB',
      aim: { atMost: 300 },
    },
    { what: `${name}: undo`, value: seconds(undoneAt, performance.now()), unit: 's' },
  ]
}

/** Milliseconds of page views in turn: a cached page, and list pages that the import drops. */
async function visit(site: Site, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  const views: Promise<void>[] = []
  for (let index = 0; !isOver(); index++) {
    const path = index % 2 === 0 ? '/about' : `/shop?page=${1 + (index % 20)}`
    const startedAt = performance.now()
    const view = fetch(site.url + path).then(async answer => {
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - startedAt)
    })
    views.push(view)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  await Promise.all(views)
  return times
}

/** Highest resident memory of a process (Linux). */
function peakBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { environmentOf } from './support/backup.ts'
import { startProduction, until } from './support/production.ts'

const WITHIN_MS = 60_000
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

const ROUTED = 'vitrine_http_requests_total{method="GET",status="404"}'

it('answers for all workers, also after one was killed and while one hangs', async () => {
  const site = await startProduction({ ...(await environmentOf('sqlite')), WORKERS: '2' })
  onTestFinished(() => site.kill())
  await until('all workers serve', async () => /with 2 workers/.test(site.output()), WITHIN_MS)
  // On new connections, so that any worker answers.
  const request = (path: string) =>
    fetch(site.url + path, { headers: { connection: 'close' } }).then(answer => answer.text())
  async function scrape() {
    const text = await request('/metrics')
    const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
    return Object.fromEntries(
      lines.map(line => {
        const space = line.lastIndexOf(' ')
        return [line.slice(0, space), Number(line.slice(space + 1))]
      }),
    )
  }
  let requests = 0
  async function visit(count: number) {
    for (let index = 0; index < count; index++) await request(`/missing-${requests++}`)
  }

  await visit(20)
  for (let index = 0; index < 6; index++) {
    expect(await scrape()).toMatchObject({
      [ROUTED]: 20,
      vitrine_processes: 2,
      vitrine_workers_missing: 0,
      'process_resident_memory_bytes{worker="1"}': expect.any(Number),
      'nodejs_eventloop_lag_p99_seconds{worker="2"}': expect.any(Number),
    })
  }

  const [killed = 0] = childrenOf(site.pid)
  process.kill(killed, 'SIGKILL')
  const isReplaced = async () => {
    const now = await scrape()
    expect(now[ROUTED]).toBe(20)
    return now.vitrine_processes === 2 && !childrenOf(site.pid).includes(killed)
  }
  await until('another worker', isReplaced, WITHIN_MS)
  await visit(10)
  expect(await scrape()).toMatchObject({ [ROUTED]: 30, vitrine_workers_missing: 0 })

  // Read first: the signal starts another process at once.
  const before = childrenOf(site.pid)
  process.kill(site.pid, 'SIGUSR2')
  const isRestarted = async () => {
    expect((await scrape())[ROUTED]).toBe(30)
    const now = childrenOf(site.pid)
    return now.length === 2 && !now.some(pid => before.includes(pid))
  }
  await until('all workers are new', isRestarted, WITHIN_MS)

  const [paused = 0] = childrenOf(site.pid)
  process.kill(paused, 'SIGSTOP')
  try {
    // Connections that the paused worker has accepted would wait for it.
    const answers = await Promise.any(Array.from({ length: 8 }, scrape))
    expect(answers).toMatchObject({
      [ROUTED]: 30,
      vitrine_processes: 1,
      vitrine_workers_missing: 1,
    })
  } finally {
    process.kill(paused, 'SIGCONT')
  }
})

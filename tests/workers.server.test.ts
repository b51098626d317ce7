import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { publishText } from './support/pages.ts'
import {
  freePort,
  productionRoot,
  spawnNode,
  startProduction,
  until,
  vitrine,
} from './support/production.ts'
import { openTestServices } from './support/services.ts'

/** Two processes start on a busy machine. */
const WITHIN_MS = 60_000

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

describeDatabases('workers', openDatabase => {
  async function start(environment: Record<string, string> = {}, node?: string) {
    const services = await openTestServices(openDatabase)
    await publishText(services, '/a', 'Here')
    const settings = {
      DATA_DIR: services.env.dataDir,
      DATABASE_URL: services.env.databaseUrl,
      WORKERS: '2',
      LOG_LEVEL: 'silent',
      ...environment,
    }
    const site = await startProduction(settings, undefined, node)
    onTestFinished(() => site.kill())
    const pids = () => childrenOf(site.pid)
    await until('all workers serve', async () => /with 2 workers/.test(site.output()), WITHIN_MS)
    // Another one may be starting, if a worker is replaced already.
    expect(pids().length).toBeGreaterThanOrEqual(2)
    return { services, site, pids }
  }

  /** Requests the page on new connections until stopped, and returns the failed ones. */
  function visit(url: string) {
    let isOver = false
    let count = 0
    const failed: string[] = []
    const loop = async () => {
      while (!isOver) {
        count++
        const answer = await fetch(`${url}/a?n=${count % 7}`, {
          headers: { connection: 'close' },
        }).catch(error => ({ status: String(error.cause ?? error), text: async () => '' }))
        if (answer.status !== 200) failed.push(String(answer.status))
        await answer.text()
      }
    }
    const loops = Array.from({ length: 4 }, loop)
    return async () => {
      isOver = true
      await Promise.all(loops)
      expect(count).toBeGreaterThan(10)
      return failed
    }
  }

  /** Posts on open connections, like a balancer, until stopped, and returns the failed requests. */
  function postOnOpenConnections(url: string) {
    const agent = new Agent({ keepAlive: true })
    const failed: string[] = []
    let isOver = false
    const post = () =>
      new Promise<void>(resolve => {
        request(`${url}/nothing`, { method: 'POST', agent }, answer => {
          answer.resume().once('close', resolve)
        })
          .once('error', error => {
            failed.push(error.message)
            resolve()
          })
          .end()
      })
    const loops = Array.from({ length: 40 }, async () => {
      while (!isOver) {
        await post()
        await wait(Math.random() * 8)
      }
    })
    return async () => {
      isOver = true
      await Promise.all(loops)
      agent.destroy()
      return failed
    }
  }

  it('are replaced when one is killed, and restarted one after another without a failed request', async () => {
    const { site, pids } = await start({ RATE_LIMIT: '0' })
    expect(site.output().match(/one-time link/g)).toHaveLength(1)
    const [killed = 0, other = 0] = pids()
    process.kill(killed, 'SIGKILL')
    const isWhole = async () => pids().length === 2 && !pids().includes(killed)
    await until('another worker', isWhole, WITHIN_MS)
    expect(pids()).toContain(other)
    expect(site.output()).toContain(`worker ${killed} ended (SIGKILL)`)
    await until('it answers', async () => (await fetch(`${site.url}/a`)).ok, WITHIN_MS)

    const before = pids()
    const stopVisits = visit(site.url)
    const stopPosts = postOnOpenConnections(site.url)
    process.kill(site.pid, 'SIGUSR2')
    const isRestarted = async () => pids().length === 2 && !pids().some(pid => before.includes(pid))
    await until('all workers are new', isRestarted, WITHIN_MS)
    expect(await stopVisits()).toEqual([])
    expect(await stopPosts()).toEqual([])
    await site.stop()
  })

  it('finish open responses and say that they are not ready before they stop', async () => {
    const { site } = await start({ DRAIN_SECONDS: '2' })
    const stopped = site.stop()
    const readiness = async () => (await fetch(`${site.url}/readyz`)).status
    await until('it is not ready', async () => (await readiness()) === 503, WITHIN_MS)
    const page = await fetch(`${site.url}/a`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    expect(await page.text()).toContain('Here')
    await stopped
    expect(site.exitCode()).toBe(0)
  })

  it('are replaced although Node was missing for some time, as during an update', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-node-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const node = join(folder, 'node')
    copyFileSync(process.execPath, node)
    const { site, pids } = await start({}, node)
    renameSync(node, join(folder, 'moved'))
    const [killed = 0] = pids()
    process.kill(killed, 'SIGKILL')
    const isMissed = async () => site.output().includes('a worker cannot be created')
    await until('a failed start', isMissed, WITHIN_MS)
    renameSync(join(folder, 'moved'), node)
    const isWhole = async () => pids().length === 2 && !pids().includes(killed)
    await until('another worker', isWhole, WITHIN_MS)
  })

  it('are replaced when they use too much memory', async () => {
    const { site, pids } = await start({ WORKER_MEMORY_MB: '128' })
    const before = pids()
    const stopVisits = visit(site.url)
    await until(
      'all workers are new',
      async () => !pids().some(pid => before.includes(pid)),
      WITHIN_MS,
    )
    expect(await stopVisits()).toEqual([])
    expect(site.output()).toContain('uses more memory than WORKER_MEMORY_MB')
  })
})

it('workers that cannot listen end the command with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-workers-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const taken = await vitrine(['start', '--workers', '2'], {
    PORT: String(port),
    DATA_DIR,
    DEMO: '0',
    FFMPEG: '0',
  })
  expect(taken.code).toBe(1)
  expect(taken.stderr).toBe(`Port ${port} on 127.0.0.1 is taken: set PORT to a free one.\n`)
  const wrong = await vitrine(['start', '--workers', 'many'], { DATA_DIR })
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    'WORKERS must be a number from 1 to 256 or auto, not "many".\n',
  ])
})

it('workers that are stopped while they start end the command with exit code 0', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-workers-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const settings = { PORT: String(await freePort()), DATA_DIR, DEMO: '0', FFMPEG: '0' }
  const command = [join(await productionRoot(), 'bin/vitrine.js'), 'start', '--workers', '2']
  const primary = spawnNode(command, settings)
  onTestFinished(() => void primary.kill('SIGKILL'))
  const exited = once(primary, 'exit')
  let output = ''
  primary.stdout.on('data', chunk => {
    output += chunk
  })
  const isStarting = async () => childrenOf(primary.pid ?? 0)[0] !== 0
  await until('a worker starts', isStarting, WITHIN_MS)
  primary.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output).not.toContain('is running')
})

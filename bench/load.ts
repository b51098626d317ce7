import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const LOAD_SECONDS = 5
const CONNECTIONS = 20
/** Processes of the built-in generator; wrk needs one thread. */
const PROCESSES = 2

export interface LoadGenerator {
  name: string
  /** Responses per second. Throws if any status is not 200. */
  run(url: string, headers: Record<string, string>, connections?: number): Promise<number>
}

/** `wrk` if installed (it uses less CPU), else processes with raw sockets. */
export function findLoadGenerator(): LoadGenerator {
  const hasWrk = spawnSync('wrk', ['-v']).error === undefined
  return hasWrk
    ? { name: 'wrk', run: runWrk }
    : { name: `${PROCESSES} processes with raw sockets`, run: runSockets }
}

async function runWrk(
  url: string,
  headers: Record<string, string>,
  connections = CONNECTIONS,
): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const said = await output('wrk', [
    '-t1',
    '--timeout',
    '20s',
    `-c${connections}`,
    `-d${LOAD_SECONDS}s`,
    ...lines,
    url,
  ])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
  if (/Non-2xx|Socket errors/.test(said) || !perSecond) throw new Error(`wrk: ${said}`)
  return perSecond
}

async function runSockets(
  url: string,
  headers: Record<string, string>,
  connections = CONNECTIONS,
): Promise<number> {
  const task = JSON.stringify({
    url,
    headers,
    connections: connections / PROCESSES,
    seconds: LOAD_SECONDS,
  })
  const file = join(import.meta.dirname, 'load-process.ts')
  const runs = Array.from({ length: PROCESSES }, () => output(process.execPath, [file, task]))
  const counts = (await Promise.all(runs)).map(Number)
  return counts.reduce((sum, count) => sum + count, 0) / LOAD_SECONDS
}

async function output(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`)
  return said
}

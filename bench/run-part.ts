import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './report.ts'

/** Time for an orderly end before processes are killed. */
const GRACE_MS = 5000

export interface PartResult {
  figures: Figure[]
  /** Page loads that stalled in Chromium's network emulation and were repeated. */
  stalledLoads: number
  seconds: number
  /** Why the part has no figures. */
  error?: string
}

/**
 * Runs a command that writes a result to the file that is its last argument. Failures and timeouts
 * are part of the result. After a timeout, only the command and its descendants are ended.
 */
export async function runPart(
  args: readonly string[],
  { timeoutMs, env }: { timeoutMs: number; env?: Record<string, string> },
): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-part-'))
  const file = join(folder, 'result.json')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...args, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    errors = (errors + chunk).slice(-4000)
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    endTree(child)
  }, timeoutMs)
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  clearTimeout(timer)
  const seconds = (performance.now() - startedAt) / 1000
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  rmSync(folder, { recursive: true })
  const result = { figures: [], stalledLoads: 0, ...written, seconds }
  if (isLate) return { ...result, error: `not finished after ${timeoutMs / 1000} s` }
  if (code !== 0) return { ...result, error: errors.trim() || `ended with ${code}` }
  return result
}

/** Ends a process and its descendants, also those in other process groups such as browsers. */
function endTree(child: ChildProcess) {
  const pid = child.pid ?? 0
  const all = [pid, ...descendantsOf(pid)]
  for (const each of all) signal(each, 'SIGTERM')
  setTimeout(() => {
    for (const each of all) signal(each, 'SIGKILL')
  }, GRACE_MS)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** Process ids from `/proc`; none on other systems, where only the command itself is ended. */
function descendantsOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return []
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    const parent = parentOf(name)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const collect = (of: number): number[] =>
    (children.get(of) ?? []).flatMap(each => [each, ...collect(each)])
  return collect(pid)
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the process may contain spaces and parentheses.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

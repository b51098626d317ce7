import { appendFileSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`, the same on all Linux platforms of Node. */
const TICKS = 100

let recordedSeconds = 0

/**
 * Adds the CPU time since the last call to the run's record (`PROCESSOR_RECORD`), for a test file.
 * Includes browsers and commands that this process has started.
 */
export function recordProcessorSeconds(file: string) {
  const record = process.env.PROCESSOR_RECORD
  if (!record) return
  const total = processorSeconds()
  // Less than before if a child process ended without being waited for.
  const seconds = Math.max(0, total - recordedSeconds)
  recordedSeconds = total
  appendFileSync(record, `${JSON.stringify({ file, seconds })}\n`)
}

/**
 * CPU seconds of this process and its descendants, ended ones included. Outside of Linux, of this
 * process only.
 */
function processorSeconds(): number {
  try {
    return ticksOfTree(process.pid) / TICKS
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
}

function ticksOfTree(pid: number): number {
  let ticks = ticksOf(pid)
  for (const child of childrenOf(pid)) {
    try {
      ticks += ticksOfTree(child)
    } catch {
      // It has ended since it was listed; its parent counts it next time.
    }
  }
  return ticks
}

/** User and system time of a process and of the ended children it has waited for. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name in parentheses, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap(thread =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
}

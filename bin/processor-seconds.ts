import { existsSync, readFileSync } from 'node:fs'

const OWN = '/proc/self/stat'
/** What Linux counts in, on every machine. */
const TICKS_PER_SECOND = 100

/** What the processes that this one started, and has seen end, have had of the processors; undefined where nothing counts it. */
export function processorSecondsOfEnded(): number | undefined {
  if (!existsSync(OWN)) return undefined
  // The name of the process, in brackets, may hold anything: fields are counted from its end (`proc_pid_stat(5)`).
  const fields = readFileSync(OWN, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const [userTicks = 0, systemTicks = 0] = fields.slice(13, 15).map(Number)
  return (userTicks + systemTicks) / TICKS_PER_SECOND
}

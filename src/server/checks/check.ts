import { VitrineError } from '#base'
import type { Connection } from '#db'
import type { PageCache } from '#render'
import type { Env } from '../env.ts'
import type { Lookups } from './lookups.ts'

export const STATES = ['ok', 'note', 'warning', 'error'] as const
export type State = (typeof STATES)[number]

/**
 * One statement of a check. `text` is a key of the texts of the check; unless the state is `ok`,
 * `<text>.todo` says what to do.
 */
export interface Finding {
  state: State
  text: string
  facts: Readonly<Record<string, string | number>>
}

export interface Check {
  id: string
  /** Whether it calls other servers. These checks run in the background only. */
  needsNetwork?: boolean
  /** Shortest time between two runs in the background, if longer than for the others. */
  backgroundEveryMs?: number
  run(deps: CheckDeps): Promise<Finding[]>
}

export type CacheFigures = Pick<
  ReturnType<PageCache['stats']>,
  'pages' | 'bytes' | 'hits' | 'misses' | 'evicted'
>

/** Data and functions for checks. The command and the server provide them. */
export interface CheckDeps {
  env: Env
  /** Version of this program. */
  version: string
  /** Time of this machine. */
  now(): number
  /** Undefined if there is no site yet. Fails like `connect`. */
  openDatabase(): Promise<Pick<Connection, 'db' | 'kind'> | undefined>
  /** Signs the request to the own site; undefined if there is no site yet. */
  secret: string | undefined
  /** PEM of the key that signs releases. */
  releaseKey: string | undefined
  lookups: Lookups
  /** Whether the file of SQLite is read as a whole. */
  readsWholeDatabase: boolean
  /** Periodic tasks with their frequency, if known. */
  tasks?: readonly { name: string; everyMs: number }[]
  /** Figures of the page cache of this process. */
  readCache?(): CacheFigures
  /** The latest backup. */
  lastBackup?(): Promise<{ at: number; ok: boolean; place: string | null } | undefined>
}

export function finding(state: State, text: string, facts: Finding['facts'] = {}): Finding {
  return { state, text, facts }
}

/** The state of a list of findings: the worst of them. */
export function worstOf(findings: readonly { state: State }[]): State {
  const worst = Math.max(0, ...findings.map(({ state }) => STATES.indexOf(state)))
  return STATES[worst] ?? 'ok'
}

/** The code of a failed system or network call, or else its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof VitrineError) return error.message
  const { code, cause, message } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (cause && typeof cause === 'object' && 'code' in cause) return String(cause.code)
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : (message ?? String(error))
}

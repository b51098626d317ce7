import { type Clock, HOUR, SECOND } from '#base'
import { type Connection, readCheckResults, storeCheckResult } from '#db'
import type { Env } from '../env.ts'
import { readReleaseKey } from '../release/release-key.ts'
import { isNewer } from '../release/update-notice.ts'
import { CHECKS, type CheckDeps, type CheckResult, createLookups, runCheck } from './index.ts'

/** Checks without network are repeated at most this often, because the menu asks for them. */
const FRESH_MS = 30 * SECOND
/** How often checks that call other servers run. */
export const NETWORK_CHECKS_EVERY_MS = 6 * HOUR

/** A result with its time; null if the check has not run yet. */
export interface DatedResult extends Omit<CheckResult, 'state'> {
  state: CheckResult['state'] | null
  checkedAt: number | null
}

/** What only the server that answers knows. */
type OfServer = Pick<CheckDeps, 'tasks' | 'readCache'>

/**
 * The checks of a running site. Those that call other servers run as a background task, or if staff
 * ask for it, and their results are stored for all copies.
 */
export function createHealth(deps: {
  env: Env
  version: string
  secret: string
  connection: Pick<Connection, 'db' | 'kind'>
  clock: Clock
  lastBackup?: CheckDeps['lastBackup']
}) {
  const { env, version, secret, connection, clock, lastBackup } = deps
  const { db } = connection
  const toCheckDeps = (ofServer: OfServer): CheckDeps => ({
    env,
    version,
    secret,
    now: clock.now,
    openDatabase: async () => connection,
    releaseKey: readReleaseKey(),
    lookups: createLookups(),
    readsWholeDatabase: false,
    ...(lastBackup && { lastBackup }),
    ...ofServer,
  })
  let local: { at: number; results: Promise<CheckResult[]> } | undefined
  let isServing = false

  function runLocal(ofServer: OfServer): Promise<CheckResult[]> {
    const now = clock.now()
    if (!local || Math.abs(now - local.at) > FRESH_MS) {
      const checks = CHECKS.filter(check => !check.needsNetwork)
      const results = Promise.all(checks.map(check => runCheck(check, toCheckDeps(ofServer))))
      local = { at: now, results }
    }
    return local.results
  }

  async function runNetwork(ids?: readonly string[]) {
    const checks = CHECKS.filter(
      ({ id, needsNetwork }) => needsNetwork && (!ids || ids.includes(id)),
    )
    await Promise.all(
      checks.map(async check => {
        const result = await runCheck(check, toCheckDeps({}))
        const row = { id: check.id, result: JSON.stringify(result), checkedAt: clock.now() }
        await storeCheckResult(db, row)
      }),
    )
  }

  /** Whether the result is from before an upgrade, or from before `UPDATE_URL` was set. */
  function isOutdated(row: { result: string } | undefined): boolean {
    const findings = row ? (JSON.parse(row.result) as CheckResult).findings : []
    return findings.some(
      ({ text, facts }) =>
        (facts.version !== undefined && facts.version !== version) ||
        (text === 'update.off' && env.updateUrl !== undefined),
    )
  }

  return {
    /** Results of all checks in display order. Calls no other server. */
    async read(ofServer: OfServer): Promise<DatedResult[]> {
      const [fresh, stored] = await Promise.all([runLocal(ofServer), readCheckResults(db)])
      const at = local?.at ?? clock.now()
      return CHECKS.map(({ id }) => {
        const result = fresh.find(one => one.id === id)
        if (result) return { ...result, checkedAt: at }
        const kept = stored.find(one => one.id === id)
        if (!kept) return { id, state: null, findings: [], tookMs: 0, checkedAt: null }
        return { ...(JSON.parse(kept.result) as CheckResult), checkedAt: kept.checkedAt }
      })
    },
    /** Whether the last check of updates found a version that is newer than this program. */
    async hasUpdate(): Promise<boolean> {
      const stored = (await readCheckResults(db)).find(({ id }) => id === 'update')
      const findings = stored ? (JSON.parse(stored.result) as CheckResult).findings : []
      return findings.some(({ facts: { latest } }) => latest && isNewer(String(latest), version))
    },
    /** Runs checks now: all, or one. Takes as long as the slowest. */
    async check(id?: string) {
      local = undefined
      await runNetwork(id === undefined ? undefined : [id])
    },
    /** Lets the next reading run local checks again. */
    forget() {
      local = undefined
    },
    /** The background task. Does nothing in tests and commands, which serve nobody. */
    async runTask() {
      if (!isServing) return
      const stored = await readCheckResults(db)
      const ageOf = (id: string) =>
        clock.now() - (stored.find(one => one.id === id)?.checkedAt ?? Number.NEGATIVE_INFINITY)
      const due = CHECKS.filter(
        ({ id, backgroundEveryMs = 0 }) =>
          ageOf(id) >= backgroundEveryMs || isOutdated(stored.find(one => one.id === id)),
      )
      await runNetwork(due.map(({ id }) => id))
    },
    startServing() {
      isServing = true
    },
  }
}

export type Health = ReturnType<typeof createHealth>

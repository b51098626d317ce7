import { SECOND } from '#base'
import { createTranslate, defineTexts, mergeTexts } from '#texts'
import { backupCheck, cacheAndBackupTexts, cacheCheck } from './cache-and-backup.ts'
import { certificateCheck, certificateTexts } from './certificate.ts'
import {
  type Check,
  type CheckDeps,
  type Finding,
  finding,
  reasonOf,
  type State,
  worstOf,
} from './check.ts'
import { clockCheck, clockTexts } from './clock.ts'
import { databaseCheck, databaseTexts } from './database.ts'
import { diskCheck, diskTexts, permissionsCheck } from './disk.ts'
import { environmentCheck, environmentTexts } from './environment.ts'
import { errorsCheck, errorsTexts } from './errors.ts'
import { jobsCheck, jobsTexts } from './jobs.ts'
import { mailCheck, mailDomainCheck, mailTexts } from './mail.ts'
import { memoryCheck, memoryTexts } from './memory.ts'
import { dnsCheck, siteCheck, siteTexts } from './site.ts'
import { slowPagesCheck, slowPagesTexts } from './slow-pages.ts'
import { standbyCheck, standbyTexts } from './standby.ts'
import { storageCheck, storageTexts } from './storage.ts'
import { updateCheck, updateTexts } from './update.ts'
import { versionsCheck, versionsTexts } from './versions.ts'

export type { CheckDeps, Finding, State } from './check.ts'
export { worstOf } from './check.ts'
export { createLookups, type Lookups } from './lookups.ts'

/** All checks in display order. The command and the admin show the same. */
export const CHECKS: readonly Check[] = [
  databaseCheck,
  standbyCheck,
  storageCheck,
  diskCheck,
  permissionsCheck,
  mailCheck,
  mailDomainCheck,
  jobsCheck,
  errorsCheck,
  backupCheck,
  siteCheck,
  dnsCheck,
  certificateCheck,
  clockCheck,
  cacheCheck,
  slowPagesCheck,
  memoryCheck,
  environmentCheck,
  versionsCheck,
  updateCheck,
]

export interface CheckResult {
  id: string
  state: State
  findings: Finding[]
  tookMs: number
}

/** Longer than the sum of the timeouts of any check. */
const TIMEOUT_MS = 30 * SECOND

/** Never fails: an unexpected error is a finding, too. */
export async function runCheck(check: Check, deps: CheckDeps): Promise<CheckResult> {
  const startedAt = performance.now()
  const timeout = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(() => timeout.resolve([finding('error', 'check.slow')]), TIMEOUT_MS)
  const findings = await Promise.race([
    check.run(deps).catch(error => [finding('error', 'check.failed', { reason: reasonOf(error) })]),
    timeout.promise,
  ]).finally(() => clearTimeout(timer))
  const tookMs = Math.round(performance.now() - startedAt)
  return { id: check.id, state: worstOf(findings), findings, tookMs }
}

const generalTexts = defineTexts({
  en: {
    'check.slow': 'The check did not end in time.',
    'check.slow.todo': 'Check again. If it happens again, something in the network hangs.',
    'check.failed': 'The check failed: {reason}',
    'check.failed.todo': 'Check again, and report it as an error if it happens again.',
  },
  de: {
    'check.slow': 'Die Prüfung wurde nicht rechtzeitig fertig.',
    'check.slow.todo': 'Erneut prüfen. Geschieht es wieder, hängt etwas im Netzwerk.',
    'check.failed': 'Die Prüfung ist gescheitert: {reason}',
    'check.failed.todo': 'Erneut prüfen und als Fehler melden, falls es wieder geschieht.',
  },
})

export const checkTexts = mergeTexts(
  generalTexts,
  databaseTexts,
  standbyTexts,
  storageTexts,
  diskTexts,
  mailTexts,
  jobsTexts,
  errorsTexts,
  cacheAndBackupTexts,
  siteTexts,
  certificateTexts,
  clockTexts,
  memoryTexts,
  slowPagesTexts,
  environmentTexts,
  versionsTexts,
  updateTexts,
)

/** A result in words. */
export interface WrittenResult {
  id: string
  state: State
  title: string
  findings: { state: State; text: string; todo?: string }[]
}

/** Returns a function that writes results in English or German. */
export function createWriteResult(locale: string): (result: CheckResult) => WrittenResult {
  const translate = createTranslate<string>(checkTexts, { locale })
  return ({ id, state, findings }) => ({
    id,
    state,
    title: translate(id),
    findings: findings.map(({ state, text, facts }) => ({
      state,
      text: translate(text, facts),
      ...(state === 'ok' ? {} : { todo: translate(`${text}.todo`, facts) }),
    })),
  })
}

import { MINUTE } from '#base'
import { type Database, listTaskRuns, outboxStats } from '#db'
import { defineTexts } from '#texts'
import { type Check, type CheckDeps, type Finding, finding } from './check.ts'

/** Deliveries wait this long at most while background work runs and servers answer. */
const LATE_MS = 15 * MINUTE
/** A site runs some task at least this often. */
const IDLE_MS = 10 * MINUTE

export const jobsCheck: Check = {
  id: 'jobs',
  async run(deps) {
    const connection = await deps.openDatabase().catch(() => undefined)
    if (!connection) return [finding('note', 'jobs.unknown')]
    const findings = [
      ...(await checkOutbox(connection.db, deps.now())),
      ...(await checkTasks(connection.db, deps)),
    ]
    return findings.length > 0 ? findings : [finding('ok', 'jobs.work')]
  },
}

async function checkOutbox(db: Database, now: number): Promise<Finding[]> {
  const stats = await outboxStats(db)
  const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
  const failed = sum(stats.map(one => one.failed))
  const waiting = sum(stats.map(one => one.waiting))
  const oldest = Math.min(...stats.map(one => one.oldestDueAt ?? now))
  const findings: Finding[] = []
  if (failed > 0) findings.push(finding('warning', 'jobs.failed', { count: failed }))
  if (now - oldest > LATE_MS) {
    const minutes = Math.round((now - oldest) / MINUTE)
    findings.push(finding('warning', 'jobs.late', { count: waiting, minutes }))
  }
  return findings
}

async function checkTasks(db: Database, { tasks, now }: CheckDeps): Promise<Finding[]> {
  const runs = await listTaskRuns(db)
  if (runs.length === 0) return []
  const idleMs = now() - Math.max(...runs.map(run => run.endedAt ?? run.startedAt))
  if (idleMs > IDLE_MS) {
    return [finding('warning', 'jobs.idle', { minutes: Math.round(idleMs / MINUTE) })]
  }
  const known = new Map(tasks?.map(task => [task.name, task.everyMs]))
  const findings: Finding[] = []
  for (const { name, startedAt, endedAt, failedAt, lastError } of runs) {
    if (failedAt !== null && failedAt === endedAt) {
      findings.push(finding('warning', 'jobs.task', { name, reason: lastError ?? '' }))
    }
    const everyMs = known.get(name)
    if (everyMs !== undefined && now() - startedAt > 3 * everyMs + IDLE_MS) {
      findings.push(finding('warning', 'jobs.overdue', { name }))
    }
  }
  return findings
}

export const jobsTexts = defineTexts({
  en: {
    jobs: 'Mails and scheduled jobs',
    'jobs.work': 'Nothing has failed, and nothing is late.',
    'jobs.unknown': 'Without the database, nothing is known about mails and jobs.',
    'jobs.unknown.todo': 'Repair the database first.',
    'jobs.failed':
      '{count, plural, one {# email or other delivery has failed and is} other {# emails or other deliveries have failed and are}} not tried again.',
    'jobs.failed.todo': 'Read the errors in System › Email log, remove the cause and retry them.',
    'jobs.late':
      'Emails or other deliveries are late: {count} wait, and the oldest should have been sent {minutes} minutes ago.',
    'jobs.late.todo': 'Check the mail server, and that a server of this site runs.',
    'jobs.idle': 'No scheduled job has run for {minutes} minutes.',
    'jobs.idle.todo': 'Start the site. If it runs, restart it and look for errors in its log.',
    'jobs.task': 'The job “{name}” fails: {reason}',
    'jobs.task.todo':
      'It runs again by itself. If it keeps failing, see System › Scheduled jobs, and search the log of the server for its name.',
    'jobs.overdue': 'The job “{name}” is overdue.',
    'jobs.overdue.todo':
      'See System › Scheduled jobs, look for errors in the log of the server, and restart the site.',
  },
  de: {
    jobs: 'E-Mails und geplante Aufgaben',
    'jobs.work': 'Nichts ist fehlgeschlagen, und nichts ist verspätet.',
    'jobs.unknown': 'Ohne Datenbank ist über E-Mails und Aufgaben nichts bekannt.',
    'jobs.unknown.todo': 'Zuerst die Datenbank reparieren.',
    'jobs.failed':
      '{count, plural, one {# E-Mail oder andere Zustellung ist} other {# E-Mails oder andere Zustellungen sind}} fehlgeschlagen und {count, plural, one {wird} other {werden}} nicht erneut versucht.',
    'jobs.failed.todo':
      'Die Fehler unter System › E-Mail-Protokoll lesen, die Ursache beheben und erneut senden.',
    'jobs.late':
      'E-Mails oder andere Zustellungen sind verspätet: {count} warten, und die älteste hätte vor {minutes} Minuten hinausgehen sollen.',
    'jobs.late.todo': 'Den Mailserver prüfen, und ob ein Server dieser Website läuft.',
    'jobs.idle': 'Seit {minutes} Minuten ist keine geplante Aufgabe gelaufen.',
    'jobs.idle.todo':
      'Die Website starten. Läuft sie, sie neu starten und im Log nach Fehlern suchen.',
    'jobs.task': 'Die Aufgabe „{name}“ schlägt fehl: {reason}',
    'jobs.task.todo':
      'Sie läuft von selbst wieder. Scheitert sie weiterhin, unter System › Geplante Aufgaben nachsehen und im Log des Servers nach ihrem Namen suchen.',
    'jobs.overdue': 'Die Aufgabe „{name}“ ist überfällig.',
    'jobs.overdue.todo':
      'Unter System › Geplante Aufgaben nachsehen, im Log des Servers nach Fehlern suchen und die Website neu starten.',
  },
})

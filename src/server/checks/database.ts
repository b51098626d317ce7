import { VitrineError } from '#base'
import {
  type Database,
  databaseStats,
  findSqliteDamage,
  newerMigrations,
  pendingMigrations,
  readDatabaseFacts,
} from '#db'
import { defineTexts } from '#texts'
import { type Check, type CheckDeps, type Finding, finding } from './check.ts'

/** A query that takes longer is slow: pages need several. */
const SLOW_MS = 50
const LARGE_WAL_BYTES = 256 * 1024 * 1024
/** Share of the connections of Postgres from which new ones may soon be refused. */
const MANY_CONNECTIONS = 0.8
/** File systems on which locks of SQLite are unreliable, by their number in `statfs(2)`. */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
])

export const databaseCheck: Check = {
  id: 'database',
  async run(deps) {
    const connection = await deps.openDatabase().catch(error => error as Error)
    if (!connection) return [finding('note', 'database.none')]
    if (connection instanceof Error) return [toFailure(connection)]
    const { db, kind } = connection
    const { latencyMs, version, connections } = await readDatabaseFacts(db)
    const facts = { kind: kind === 'sqlite' ? 'SQLite' : 'Postgres', version, latencyMs }
    const findings = [
      latencyMs > SLOW_MS
        ? finding('warning', 'database.slow', facts)
        : finding('ok', 'database.works', facts),
      ...(await checkMigrations(db)),
      ...(kind === 'sqlite' ? await checkSqlite(db, deps) : []),
    ]
    if (connections) findings.push(checkConnections(connections))
    return findings
  },
}

const toFailure = (error: Error) =>
  finding('error', `database.${error instanceof VitrineError ? codeOf(error) : 'failed'}`, {
    reason: error.message,
  })

const codeOf = ({ code }: VitrineError) =>
  ({ DB_UNREACHABLE: 'unreachable', DB_DAMAGED: 'damaged' })[code] ?? 'failed'

async function checkMigrations(db: Database): Promise<Finding[]> {
  try {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) {
      return [finding('warning', 'database.pending', { count: pending.length })]
    }
    const newer = await newerMigrations(db)
    return newer.length > 0 ? [finding('note', 'database.newer', { count: newer.length })] : []
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    return [finding('error', 'database.tooNew', { reason: error.message })]
  }
}

async function checkSqlite(db: Database, deps: CheckDeps): Promise<Finding[]> {
  const findings: Finding[] = []
  const { type } = await deps.lookups.disk(deps.env.dataDir)
  const network = NETWORK_FILE_SYSTEMS.get(type >>> 0)
  if (network) findings.push(finding('warning', 'database.network', { system: network }))
  const stats = databaseStats(db)
  if (stats?.kind === 'sqlite' && stats.walBytes > LARGE_WAL_BYTES) {
    const mb = Math.round(stats.walBytes / 1024 / 1024)
    findings.push(finding('warning', 'database.wal', { mb }))
  }
  if (deps.readsWholeDatabase) {
    const reason = await findSqliteDamage(db).catch(error => error.message as string)
    if (reason) findings.push(finding('error', 'database.damaged', { reason }))
  }
  return findings
}

function checkConnections(facts: { used: number; limit: number }): Finding {
  const isMany = facts.used > facts.limit * MANY_CONNECTIONS
  return finding(
    isMany ? 'warning' : 'ok',
    isMany ? 'database.full' : 'database.connections',
    facts,
  )
}

export const databaseTexts = defineTexts({
  en: {
    database: 'Database',
    'database.works': '{kind} {version} answers in {latencyMs} ms.',
    'database.slow':
      '{kind} {version} answers slowly: a simple query took {latencyMs} ms, so all pages are slow.',
    'database.slow.todo':
      'Bring the database closer to the site, or look for load on its machine and disk.',
    'database.none': 'There is no site in DATA_DIR yet.',
    'database.none.todo': 'Check DATA_DIR, or create the site with “vitrine start”.',
    'database.unreachable': '{reason}',
    'database.unreachable.todo':
      'Check that the database server runs, and the host, port, user and password in DATABASE_URL.',
    'database.damaged': 'The database is damaged: {reason}',
    'database.damaged.todo': 'Stop the site and restore the latest backup with “vitrine restore”.',
    'database.failed': '{reason}',
    'database.failed.todo': 'Check DATA_DIR and its permissions, or DATABASE_URL.',
    'database.pending':
      'The database lacks {count, plural, one {# change} other {# changes}} that this version needs (migrations).',
    'database.pending.todo': 'Make a backup, then run “vitrine upgrade” or start this version.',
    'database.newer':
      'A newer version of Vitrine has changed the database ({count, plural, one {# migration} other {# migrations}}). This version still works with it.',
    'database.newer.todo': 'Install the newer version here as well.',
    'database.tooNew': '{reason}',
    'database.tooNew.todo': 'Install the version that wrote the data.',
    'database.network':
      'SQLite is on a network file system ({system}), where its locks are unreliable: the data may be damaged.',
    'database.network.todo': 'Move DATA_DIR to a local disk, or use Postgres.',
    'database.wal':
      'A file of SQLite (write-ahead log) has grown to {mb} MB, because something reads the database for very long. It fills the disk and slows pages down.',
    'database.wal.todo': 'Look for a backup or another program that hangs, and restart the site.',
    'database.connections': '{used} of {limit} connections of Postgres are in use.',
    'database.full':
      '{used} of {limit} connections of Postgres are in use. If it refuses new ones, pages fail.',
    'database.full.todo':
      'Lower DATABASE_POOL or the number of workers, or raise max_connections of Postgres.',
  },
  de: {
    database: 'Datenbank',
    'database.works': '{kind} {version} antwortet in {latencyMs} ms.',
    'database.slow':
      '{kind} {version} antwortet langsam: Eine einfache Abfrage dauerte {latencyMs} ms, daher sind alle Seiten langsam.',
    'database.slow.todo':
      'Die Datenbank näher an die Website bringen oder die Last ihres Rechners und seiner Festplatte prüfen.',
    'database.none': 'In DATA_DIR gibt es noch keine Website.',
    'database.none.todo': 'DATA_DIR prüfen oder die Website mit „vitrine start“ anlegen.',
    'database.unreachable': '{reason}',
    'database.unreachable.todo':
      'Prüfen, ob der Datenbankserver läuft und ob Host, Port, Benutzer und Passwort in DATABASE_URL stimmen.',
    'database.damaged': 'Die Datenbank ist beschädigt: {reason}',
    'database.damaged.todo':
      'Die Website anhalten und die letzte Sicherung mit „vitrine restore“ wiederherstellen.',
    'database.failed': '{reason}',
    'database.failed.todo': 'DATA_DIR und seine Rechte oder DATABASE_URL prüfen.',
    'database.pending':
      'Der Datenbank {count, plural, one {fehlt # Änderung} other {fehlen # Änderungen}}, die diese Version braucht (Migrationen).',
    'database.pending.todo':
      'Eine Sicherung anlegen, dann „vitrine upgrade“ ausführen oder diese Version starten.',
    'database.newer':
      'Eine neuere Version von Vitrine hat die Datenbank geändert ({count, plural, one {# Migration} other {# Migrationen}}). Diese Version funktioniert weiterhin damit.',
    'database.newer.todo': 'Die neuere Version auch hier installieren.',
    'database.tooNew': '{reason}',
    'database.tooNew.todo': 'Die Version installieren, die die Daten geschrieben hat.',
    'database.network':
      'SQLite liegt auf einem Netzwerk-Dateisystem ({system}), wo Sperren nicht zuverlässig sind: Die Daten können beschädigt werden.',
    'database.network.todo':
      'DATA_DIR auf eine lokale Festplatte verschieben oder Postgres verwenden.',
    'database.wal':
      'Eine Datei von SQLite (Write-Ahead-Log) ist auf {mb} MB gewachsen, weil etwas die Datenbank sehr lange liest. Sie füllt die Festplatte und bremst Seiten.',
    'database.wal.todo':
      'Nach einer Sicherung oder einem anderen Programm suchen, das hängt, und die Website neu starten.',
    'database.connections': '{used} von {limit} Verbindungen von Postgres sind in Gebrauch.',
    'database.full':
      '{used} von {limit} Verbindungen von Postgres sind in Gebrauch. Lehnt es neue ab, schlagen Seiten fehl.',
    'database.full.todo':
      'DATABASE_POOL oder die Zahl der Worker senken oder max_connections von Postgres erhöhen.',
  },
})

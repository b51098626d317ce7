import { SECOND } from '#base'
import { readStandbyFacts } from '#db'
import { defineTexts } from '#texts'
import { type Check, type Finding, finding, reasonOf } from './check.ts'

/** A change shows on pages after this delay, in addition to the second that it may take otherwise. */
const LATE_MS = 5 * SECOND

/** Connects to each standby and measures its delay. */
export const standbyCheck: Check = {
  id: 'standby',
  needsNetwork: true,
  async run({ env: { databaseReplicaUrls: urls }, openDatabase }) {
    if (urls.length === 0) return [finding('ok', 'standby.none')]
    const connection = await openDatabase().catch(() => undefined)
    if (connection?.kind !== 'postgres') return [finding('note', 'standby.unknown')]
    return Promise.all(
      urls.map(async (url): Promise<Finding> => {
        const host = hostOf(url)
        try {
          const { isStandby, delayMs } = await readStandbyFacts(connection.db, url, LATE_MS)
          if (!isStandby) return finding('note', 'standby.primary', { host })
          if (delayMs !== undefined) return finding('ok', 'standby.follows', { host, ms: delayMs })
          return finding('warning', 'standby.late', { host, seconds: LATE_MS / SECOND })
        } catch (error) {
          return finding('warning', 'standby.unreachable', { host, reason: reasonOf(error) })
        }
      }),
    )
  },
}

/** Without user and password. */
const hostOf = (url: string) => URL.parse(url)?.host ?? 'DATABASE_REPLICA_URL'

export const standbyTexts = defineTexts({
  en: {
    standby: 'Standby databases',
    'standby.none': 'Pages are read from the database itself.',
    'standby.unknown': 'Without Postgres, the delay of its standbys is unknown.',
    'standby.unknown.todo': 'Repair the database first. With SQLite, remove DATABASE_REPLICA_URL.',
    'standby.follows': '{host} is {ms} ms behind.',
    'standby.late':
      '{host} is more than {seconds} seconds behind, and so are the changes that visitors see.',
    'standby.late.todo':
      'Check that replication runs (pg_stat_replication), the network and the load of the standby.',
    'standby.primary': '{host} is not a streaming standby.',
    'standby.primary.todo':
      'Set DATABASE_REPLICA_URL to a standby, or remove it: pages are read there without a benefit.',
    'standby.unreachable':
      '{host} does not answer ({reason}). Pages are read from another standby or the primary.',
    'standby.unreachable.todo': 'Start the standby, and check its address in DATABASE_REPLICA_URL.',
  },
  de: {
    standby: 'Standby-Datenbanken',
    'standby.none': 'Seiten werden aus der Datenbank selbst gelesen.',
    'standby.unknown': 'Ohne Postgres ist die Verzögerung seiner Standbys unbekannt.',
    'standby.unknown.todo':
      'Zuerst die Datenbank reparieren. Bei SQLite DATABASE_REPLICA_URL entfernen.',
    'standby.follows': '{host} ist {ms} ms im Rückstand.',
    'standby.late':
      '{host} ist mehr als {seconds} Sekunden im Rückstand, ebenso die Änderungen, die Besucher sehen.',
    'standby.late.todo':
      'Prüfen, ob die Replikation läuft (pg_stat_replication), dazu das Netz und die Last des Standbys.',
    'standby.primary': '{host} ist kein Streaming-Standby.',
    'standby.primary.todo':
      'DATABASE_REPLICA_URL auf einen Standby setzen oder entfernen: Seiten von dort zu lesen bringt keinen Vorteil.',
    'standby.unreachable':
      '{host} antwortet nicht ({reason}). Seiten werden aus einem anderen Standby oder der Hauptdatenbank gelesen.',
    'standby.unreachable.todo':
      'Den Standby starten und seine Adresse in DATABASE_REPLICA_URL prüfen.',
  },
})

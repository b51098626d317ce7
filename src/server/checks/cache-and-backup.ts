import { DAY } from '#base'
import { defineTexts } from '#texts'
import { hasNoBackups } from '../backup/last-backup.ts'
import { type Check, finding } from './check.ts'

const MB = 1024 * 1024
/** Requests from which a hit rate is meaningful. */
const MIN_REQUESTS = 500
const LOW_HIT_RATE = 0.5
const HIGH_HIT_RATE = 0.9
/** Share of renders that pushed out another page, from which a larger cache would help. */
const MANY_EVICTED = 0.25
const OLD_BACKUP_DAYS = 8

/** The page cache of this process. */
export const cacheCheck: Check = {
  id: 'cache',
  async run({ env: { pageCacheMb }, readCache }) {
    if (pageCacheMb === 0) return [finding('warning', 'cache.off')]
    const figures = readCache?.()
    if (!figures) return [finding('ok', 'cache.unknown', { limit: pageCacheMb })]
    const { pages, bytes, hits, misses, evicted } = figures
    const requests = hits + misses
    const rate = requests === 0 ? 0 : hits / requests
    const facts = {
      pages,
      mb: Math.round((bytes / MB) * 10) / 10,
      limit: pageCacheMb,
      percent: Math.round(rate * 100),
    }
    if (requests < MIN_REQUESTS) return [finding('ok', 'cache.new', facts)]
    if (rate >= HIGH_HIT_RATE) return [finding('ok', 'cache.works', facts)]
    if (evicted > misses * MANY_EVICTED)
      return [finding('note', 'cache.full', { ...facts, evicted })]
    if (rate < LOW_HIT_RATE) return [finding('note', 'cache.misses', facts)]
    return [finding('ok', 'cache.works', facts)]
  },
}

export const backupCheck: Check = {
  id: 'backup',
  async run({ env, lastBackup, now }) {
    // Nothing is known about backups that other programs make.
    if (!lastBackup) return [finding('note', 'backup.unknown')]
    const last = await lastBackup()
    if (!last) return [finding('warning', 'backup.none')]
    const { backup } = env
    if (backup && last.place === backup.name && (await hasNoBackups(backup))) {
      return [finding('error', 'backup.empty', { place: backup.name })]
    }
    const days = Math.floor((now() - last.at) / DAY)
    if (!last.ok) return [finding('error', 'backup.failed', { days })]
    if (days > OLD_BACKUP_DAYS) return [finding('warning', 'backup.old', { days })]
    return [finding('ok', 'backup.recent', { days })]
  },
}

export const cacheAndBackupTexts = defineTexts({
  en: {
    cache: 'Page cache',
    'cache.works':
      'The page cache answered {percent} % of requests. It holds {pages, plural, one {# page} other {# pages}} ({mb, number} of {limit} MB).',
    'cache.new':
      'The page cache holds {pages, plural, one {# page} other {# pages}} ({mb, number} of {limit} MB). Since the start, there were too few requests to judge it.',
    'cache.unknown':
      'The page cache may use {limit} MB. Only the running site knows how it is used: see System › Health.',
    'cache.off': 'The page cache is off, so each visit renders its page, which takes longer.',
    'cache.off.todo': 'Remove the setting PAGE_CACHE_MB=0.',
    'cache.full':
      'The page cache ({limit} MB) is too small: it dropped {evicted, number} pages to make room for others, and answered only {percent} % of requests. The other visits wait longer.',
    'cache.full.todo': 'Raise PAGE_CACHE_MB if there is memory.',
    'cache.misses':
      'The page cache answered only {percent} % of requests. The other visits wait longer.',
    'cache.misses.todo':
      'This is normal after a start or many changes, and for sites with split tests or prices for groups of customers.',
    backup: 'Backup',
    'backup.unknown': 'This site makes no backups by itself.',
    'backup.unknown.todo':
      'Set BACKUP_TO to a folder or s3://bucket/prefix, see System › Backups. Or run “vitrine backup” every night, and try to restore it.',
    'backup.none': 'There is no backup yet.',
    'backup.none.todo': 'Make one in System › Backups.',
    'backup.empty': 'The place of backups, {place}, contained backups and is empty now.',
    'backup.empty.todo':
      'Mount its disk. If the backups are gone for good, run “vitrine backup --new-place”.',
    'backup.failed':
      'The last backup failed {days, plural, =0 {today} one {# day ago} other {# days ago}}.',
    'backup.failed.todo': 'Read its error in System › Backups, remove the cause, and make one now.',
    'backup.old': 'The last backup is {days} days old.',
    'backup.old.todo': 'Make one now, and check why the schedule made none.',
    'backup.recent':
      'The last backup was made {days, plural, =0 {today} one {# day ago} other {# days ago}}.',
  },
  de: {
    cache: 'Seiten-Cache',
    'cache.works':
      'Der Seiten-Cache hat {percent} % der Anfragen beantwortet. Er enthält {pages, plural, one {# Seite} other {# Seiten}} ({mb, number} von {limit} MB).',
    'cache.new':
      'Der Seiten-Cache enthält {pages, plural, one {# Seite} other {# Seiten}} ({mb, number} von {limit} MB). Seit dem Start gab es zu wenige Anfragen, um ihn zu beurteilen.',
    'cache.unknown':
      'Der Seiten-Cache darf {limit} MB nutzen. Wie er genutzt wird, weiß nur die laufende Website: siehe System › Zustand.',
    'cache.off':
      'Der Seiten-Cache ist aus, jeder Besuch erzeugt seine Seite neu, was länger dauert.',
    'cache.off.todo': 'Die Einstellung PAGE_CACHE_MB=0 entfernen.',
    'cache.full':
      'Der Seiten-Cache ({limit} MB) ist zu klein: {evicted, number} Seiten mussten anderen Platz machen, und er hat nur {percent} % der Anfragen beantwortet. Die übrigen Besuche warten länger.',
    'cache.full.todo': 'PAGE_CACHE_MB erhöhen, wenn Speicher frei ist.',
    'cache.misses':
      'Der Seiten-Cache hat nur {percent} % der Anfragen beantwortet. Die übrigen Besuche warten länger.',
    'cache.misses.todo':
      'Nach einem Start oder vielen Änderungen ist das normal, ebenso mit Split-Tests oder Preisen für Kundengruppen.',
    backup: 'Sicherung',
    'backup.unknown': 'Diese Website legt selbst keine Sicherungen an.',
    'backup.unknown.todo':
      'BACKUP_TO auf einen Ordner oder s3://bucket/prefix setzen, siehe System › Sicherungen. Oder jede Nacht „vitrine backup“ ausführen und die Wiederherstellung proben.',
    'backup.none': 'Es gibt noch keine Sicherung.',
    'backup.none.todo': 'Unter System › Sicherungen eine anlegen.',
    'backup.empty': 'Der Ort der Sicherungen, {place}, enthielt Sicherungen und ist jetzt leer.',
    'backup.empty.todo':
      'Seinen Datenträger einhängen. Sind die Sicherungen endgültig verloren, „vitrine backup --new-place“ ausführen.',
    'backup.failed':
      'Die letzte Sicherung ist {days, plural, =0 {heute} one {vor # Tag} other {vor # Tagen}} fehlgeschlagen.',
    'backup.failed.todo':
      'Den Fehler unter System › Sicherungen lesen, die Ursache beheben und eine neue Sicherung anlegen.',
    'backup.old': 'Die letzte Sicherung ist {days} Tage alt.',
    'backup.old.todo': 'Jetzt eine anlegen und prüfen, warum der Zeitplan keine angelegt hat.',
    'backup.recent':
      'Die letzte Sicherung wurde {days, plural, =0 {heute} one {vor # Tag} other {vor # Tagen}} angelegt.',
  },
})

import { DAY } from '#base'
import { listSlowPages } from '#db'
import { defineTexts } from '#texts'
import { type Check, finding } from './check.ts'

/** Minimum number of renders, because the first one after a start is always slow. */
const MIN_RENDERS = 5
/** Good and poor times to the first byte (web.dev). */
const SLOW_MS = 800
const VERY_SLOW_MS = 1800
const MAX_PAGES = 100

export const slowPagesCheck: Check = {
  id: 'pages',
  async run({ openDatabase, now }) {
    const connection = await openDatabase().catch(() => undefined)
    const since = { sinceMs: now() - DAY, limit: MAX_PAGES, minCount: MIN_RENDERS }
    // The table is missing before the migration.
    const pages = connection ? await listSlowPages(connection.db, since).catch(() => []) : []
    const means = pages.map(({ totalMs, count }) => totalMs / count)
    const count = means.filter(ms => ms >= SLOW_MS).length
    if (count === 0) return [finding('ok', 'pages.fast')]
    const isVerySlow = means.some(ms => ms >= VERY_SLOW_MS)
    return [finding(isVerySlow ? 'warning' : 'note', 'pages.slow', { count })]
  },
}

export const slowPagesTexts = defineTexts({
  en: {
    pages: 'Slow pages',
    'pages.fast':
      'In the last 24 hours, no page took longer than 0.8 seconds to render on average.',
    'pages.slow':
      'In the last 24 hours, {count, plural, one {one page} other {# pages}} took longer than 0.8 seconds to render on average.',
    'pages.slow.todo':
      'Open the pages of the list in System › Health: show fewer entries, or remove the module that takes longest. If all pages are slow, check database and memory.',
  },
  de: {
    pages: 'Langsame Seiten',
    'pages.fast':
      'In den letzten 24 Stunden dauerte das Erzeugen keiner Seite im Schnitt länger als 0,8 Sekunden.',
    'pages.slow':
      'In den letzten 24 Stunden dauerte das Erzeugen {count, plural, one {einer Seite} other {von # Seiten}} im Schnitt länger als 0,8 Sekunden.',
    'pages.slow.todo':
      'Die Seiten der Liste unter System › Zustand öffnen: weniger Einträge zeigen oder das Modul entfernen, das am längsten braucht. Sind alle Seiten langsam, Datenbank und Arbeitsspeicher prüfen.',
  },
})

import type { StoredName } from '#base'

/** An event in the format of the specification (spec §9). */
interface Stat {
  test_id: string
  subject_id: string
  record_type: string
}

const KEPT: StoredName = 'vitrine:goals'
/** More than one visitor produces in a visit. */
const MAX_KEPT = 50

/**
 * Collects goals, once per page, and sends them when the page is left. Responses cannot be read
 * then, so each event is sent again with the next page of the visit that has a test; the server
 * deduplicates. Without consent nothing is stored or repeated, because the server only counts sums.
 */
export function createGoalSender(nonce: string, mayStore: boolean) {
  const noted = new Set<string>()
  const kept: Stat[] = []
  let again = mayStore ? takeKept() : []
  let waiting: Stat[] = []

  function now() {
    const stats = [...again, ...waiting]
    if (stats.length === 0) return
    const body = new URLSearchParams({
      action: 'update-stats',
      nonce,
      stats_data_array: JSON.stringify(stats),
    })
    const isTaken = navigator.onLine && navigator.sendBeacon('/ajax', body)
    if (mayStore) {
      kept.push(...(isTaken ? waiting : stats))
      keep(kept)
    }
    again = []
    waiting = []
  }

  addEventListener('pagehide', now)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now()
  })

  return {
    note(stat: Stat) {
      const name = `${stat.test_id} ${stat.record_type}`
      if (noted.has(name)) return
      noted.add(name)
      waiting.push(stat)
    },
    now,
  }
}

/** Stored for this visit only. Without storage, only the repetition is lost. */
function keep(stats: readonly Stat[]) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(stats.slice(-MAX_KEPT)))
  } catch {}
}

function takeKept(): Stat[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    sessionStorage.removeItem(KEPT)
    return Array.isArray(kept) ? kept.slice(-MAX_KEPT) : []
  } catch {
    return []
  }
}

import type { StoredName } from '#base'

/** One thing that a visitor did, as the specification calls it (spec §9). */
interface Stat {
  test_id: string
  subject_id: string
  record_type: string
}

const KEPT: StoredName = 'vitrine:goals'
/** More of them are no visit of one person. */
const MAX_KEPT = 50

/**
 * Gathers goals, each once a page, and tells them in one request when the page is left. What is answered then nobody hears: each is
 * told once more with the next page of the visit that has a test, and counted once. Without consent nothing is stored in the
 * browser and nothing is sent twice, since the server only counts sums.
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

/** For this visit alone. A browser that keeps nothing loses no more than this. */
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

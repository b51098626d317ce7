/** One thing that a visitor did, as the specification calls it (spec §9). */
interface Stat {
  test_id: string
  subject_id: string
  record_type: string
}

const KEPT = 'vitrine:goals'

/** Gathers goals, each once a page, and tells them in one request when the page is left. */
export function createGoalSender(nonce: string) {
  const noted = new Set<string>()
  let waiting: Stat[] = takeKept()

  function now() {
    if (waiting.length === 0) return
    const stats = waiting
    waiting = []
    const body = new URLSearchParams({
      action: 'update-stats',
      nonce,
      stats_data_array: JSON.stringify(stats),
    })
    // What the browser does not take now goes with the next page that has a test.
    if (!navigator.onLine || !navigator.sendBeacon('/ajax', body)) keep(stats)
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

/** A browser that keeps nothing loses no more than this. */
function keep(stats: readonly Stat[]) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(stats))
  } catch {}
}

function takeKept(): Stat[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    localStorage.removeItem(KEPT)
    return Array.isArray(kept) ? kept.slice(0, 50) : []
  } catch {
    return []
  }
}

import { MEASURED, type PageKind, type Work } from './inputs.ts'

/** Sums of a simulation, and what each second needed of the site. */
export function createTotals() {
  const rendersBySecond: number[] = []
  const requestsBySecond: number[] = []
  const bytesBySecond: number[] = []
  const serverMsBySecond: number[] = []
  const databaseMsBySecond: number[] = []
  let renders = 0
  let requests = 0
  let bytes = 0
  let [serverMs, databaseMs, personal] = [0, 0, 0]
  const spend = ({ server, database }: Work, times = 1) => {
    serverMs += server * times
    databaseMs += database * times
  }
  const totals = {
    seconds: 0,
    views: 0,
    changes: 0,
    /** Views of a page of one visitor, which the site renders. */
    personal: 0,
    edgeHits: 0,
    /** Views that a CDN answered although the page had changed before this second. */
    stale: 0,
    originHits: 0,
    notModified: 0,
    renders: 0,
    rendersOf: { content: 0, product: 0, list: 0, filtered: 0, search: 0 } as Record<
      PageKind,
      number
    >,
    /** Pages in the cache of a copy at the end. */
    pagesInMemory: 0,

    originAnswer(answer: {
      kind: PageKind
      isRendered: boolean
      isUnchanged: boolean
      bytes: number
    }) {
      requests++
      if (answer.isRendered) {
        renders++
        totals.rendersOf[answer.kind]++
        spend(MEASURED.renders[answer.kind])
      } else {
        totals.originHits++
        spend(answer.isUnchanged ? MEASURED.notModified : MEASURED.cached)
      }
      if (answer.isUnchanged) totals.notModified++
      bytes += answer.isUnchanged ? MEASURED.notModifiedBytes : answer.bytes
    },

    endSecond({ views, changes, orders }: { views: number; changes: number; orders: number }) {
      spend(MEASURED.personal, totals.personal - personal)
      personal = totals.personal
      spend(MEASURED.order, orders)
      totals.seconds++
      totals.views += views
      totals.changes += changes
      totals.renders += renders
      rendersBySecond.push(renders)
      requestsBySecond.push(requests)
      bytesBySecond.push(bytes)
      serverMsBySecond.push(serverMs)
      databaseMsBySecond.push(databaseMs)
      serverMs = 0
      databaseMs = 0
      renders = 0
      requests = 0
      bytes = 0
    },

    rendersPerSecond: () => summarize(rendersBySecond),
    requestsPerSecond: () => summarize(requestsBySecond),
    bytesPerSecond: () => summarize(bytesBySecond),
    /** Processor milliseconds per second. */
    serverWork: () => summarize(serverMsBySecond),
    databaseWork: () => summarize(databaseMsBySecond),
  }
  return totals
}

export type Totals = ReturnType<typeof createTotals>

export interface PerSecond {
  mean: number
  p99: number
  /** The highest mean of a minute. */
  peakMinute: number
}

function summarize(seconds: readonly number[]): PerSecond {
  const sorted = [...seconds].sort((a, b) => a - b)
  const sum = seconds.reduce((total, value) => total + value, 0)
  let peakMinute = 0
  for (let start = 0; start < seconds.length; start += 60) {
    const minute = seconds.slice(start, start + 60)
    peakMinute = Math.max(
      peakMinute,
      minute.reduce((total, value) => total + value, 0) / minute.length,
    )
  }
  return {
    mean: sum / Math.max(1, seconds.length),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    peakMinute,
  }
}

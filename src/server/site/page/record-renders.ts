import { type Clock, MINUTE } from '#base'
import { currentMetrics, type Metrics } from '#base/metrics'
import { addSlowPages, type Database, type SlowPage } from '#db'
import type { PageFacts } from '#module-contract'

/** A site has more pages than an owner reads. */
const STORED_PAGES = 50
const MAX_PAGES = 500

/**
 * Collects how long pages take to render, for the health page. Stores the slowest once a minute, so
 * that the copies of a site share one list. Cached pages are not counted. Never fails.
 */
export function createRenderRecorder({ db, clock }: { db: Database; clock: Clock }) {
  const collected = new Map<string, SlowPage>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const slowest = [...collected.values()].sort((a, b) => b.maxMs - a.maxMs)
    collected.clear()
    await addSlowPages(db, slowest.slice(0, STORED_PAGES), clock.now()).catch(() => {})
  }

  function add(page: string, path: string, ms: number, metrics: Metrics | undefined) {
    const known = collected.get(page)
    if (!known && collected.size >= MAX_PAGES) return
    const { type: module = null, ms: moduleMs = null } = metrics?.slowestLoader ?? {}
    const one: SlowPage = known ?? {
      ...{ page, path, module, moduleMs: moduleMs && Math.round(moduleMs) },
      ...{ count: 0, totalMs: 0, maxMs: -1 },
    }
    one.count++
    one.totalMs += Math.round(ms)
    if (ms > one.maxMs) {
      const slower = { path, module, moduleMs: moduleMs && Math.round(moduleMs) }
      Object.assign(one, { maxMs: Math.round(ms), ...slower })
    }
    collected.set(page, one)
    timer ??= setTimeout(flush, MINUTE).unref()
  }

  return {
    /** Measures a render, also if it fails. */
    async measure<Page>(facts: PageFacts, render: () => Promise<Page>): Promise<Page> {
      const startedAt = performance.now()
      try {
        return await render()
      } finally {
        const { path } = facts
        add(pageNameOf(facts), path, performance.now() - startedAt, currentMetrics())
      }
    },
    flush,
  }
}

export type RenderRecorder = ReturnType<typeof createRenderRecorder>

/** Products and archives have one template, and may be many. */
function pageNameOf({ path, kind }: PageFacts): string {
  const isOneOfMany = kind === 'product' || kind === 'archive'
  return isOneOfMany ? `${path.slice(0, path.lastIndexOf('/') + 1)}*` : path
}

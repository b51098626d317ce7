import { createRandom } from '../../tests/support/random.ts'
import { CHANGES, type Change, createChanges } from './changes.ts'
import { type ChangeTimes, createChangeTimes, createEdge, type Edge } from './edge.ts'
import type { ScaleOptions } from './options.ts'
import { createOrigin } from './origin.ts'
import { createSitePages, type SitePages } from './site-pages.ts'
import { createTotals, type Totals } from './totals.ts'
import { createTraffic } from './traffic.ts'

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

/**
 * Plays views and changes second by second against locations of a CDN and copies of the server,
 * whose page caches follow the rules of the product. Changes of a second happen after its views.
 */
export function simulate(options: ScaleOptions): Totals {
  const random = createRandom(options.seed)
  const pages = createSitePages(options.products, random)
  const origin = createOrigin(options.copies, options.cacheMb, random)
  const times = createChangeTimes(pages)
  const changesAt = createChanges(pages, options.products, random)
  const traffic = createTraffic({
    ...options,
    pageOf: campaign => (campaign * 7) % pages.contentPages,
  })
  const totals = createTotals()
  const network = createNetwork(options, pages, times, totals, random)

  for (let second = 1; second <= options.days * DAY_SECONDS; second++) {
    const { everyday, campaigns } = traffic.viewsAt(second)
    let views = everyday
    for (let view = 0; view < everyday; view++) {
      const page = pages.sample()
      if (page === undefined) totals.personal++
      else show(page, false)
    }
    for (const campaign of campaigns) {
      views += campaign.views
      for (let view = 0; view < campaign.views; view++) {
        show(campaign.page, random() < options.taggedShare)
      }
    }
    const changes = changesAt(second, views)
    apply(changes, { pages, times, second })
    totals.endSecond({
      views,
      changes: changes.length,
      orders: views * CHANGES.ordersPerView,
    })
  }
  totals.pagesInMemory = origin.pages()
  return totals

  function show(page: number, isTagged: boolean) {
    const now = totals.seconds + 1
    const asked = network.ask(page, now, isTagged)
    if (asked === 'edge') return
    const described = pages.describe(page)
    const changedAt = lastChange(pages, times, page)
    const isRendered = origin.answer(page, described, { now, changedAt })
    totals.originAnswer({ ...described, isRendered, isUnchanged: asked === 'unchanged' })
  }
}

/** Who answers a view: a location of the CDN, or the site, which may answer that nothing changed. */
type AskedFrom = 'edge' | 'site' | 'unchanged'

function createNetwork(
  { edge: policy, locations, hasShield, idleHours }: ScaleOptions,
  pages: SitePages,
  times: ChangeTimes,
  totals: Totals,
  random: () => number,
) {
  const settings = { pageCount: pages.count, idleSeconds: idleHours * HOUR_SECONDS }
  const isUsed = policy !== 'none'
  const edges = isUsed ? Array.from({ length: locations }, () => createEdge(policy, settings)) : []
  const shield = isUsed && hasShield && locations > 1 ? createEdge(policy, settings) : undefined

  return {
    ask(page: number, now: number, isTagged: boolean): AskedFrom {
      const edge = edges[Math.floor(random() * edges.length)]
      // A parameter of its own makes the URL another one for the CDN.
      if (!edge || isTagged) return 'site'
      const changedAt = lastChange(pages, times, page)
      const answer = edge.ask(page, now, changedAt)
      if (answer === 'hit') {
        if (changedAt >= edge.storedAt(page)) totals.stale++
        totals.edgeHits++
        return 'edge'
      }
      const asked = askNext(shield, { page, now, changedAt, keptSince: keptBy(edge, answer, page) })
      edge.store(page, now)
      return asked
    },
  }
}

/** When the copy was stored that can be revalidated. */
const keptBy = (edge: Edge, answer: string, page: number) =>
  answer === 'expired' ? edge.storedAt(page) : undefined

function askNext(
  shield: Edge | undefined,
  asked: { page: number; now: number; changedAt: number; keptSince: number | undefined },
): AskedFrom {
  const { page, now, changedAt } = asked
  let { keptSince } = asked
  if (shield) {
    const answer = shield.ask(page, now, changedAt)
    if (answer === 'hit') return 'edge'
    keptSince = keptBy(shield, answer, page)
    shield.store(page, now)
  }
  return keptSince !== undefined && keptSince > changedAt ? 'unchanged' : 'site'
}

function lastChange(pages: SitePages, times: ChangeTimes, page: number): number {
  const list = pages.listOf(page)
  const ofList = list === 'search' ? times.searches : list === undefined ? 0 : times.lists[list]
  return Math.max(times.everything, times.pages[page] ?? 0, ofList ?? 0)
}

/** Notes the times of changes. */
function apply(
  changes: readonly Change[],
  { pages, times, second }: { pages: SitePages; times: ChangeTimes; second: number },
) {
  for (const change of changes) {
    switch (change.kind) {
      case 'everything':
        times.everything = second
        break
      case 'searches':
        times.searches = second
        break
      case 'page':
        times.pages[change.page] = second
        break
      default:
        times.pages[pages.productPage(change.product)] = second
        if (change.kind === 'listed-product') {
          times.lists[pages.categoryOf(change.product)] = second
        }
    }
  }
}

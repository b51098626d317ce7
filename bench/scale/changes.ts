import type { SitePages } from './site-pages.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** What drops pages: `everything` is a change of the menu or of settings. */
export type Change =
  | { kind: 'everything' }
  | { kind: 'page'; page: number }
  | { kind: 'product'; product: number }
  /** The product also moves in its lists, or its card changes. */
  | { kind: 'listed-product'; product: number }
  | { kind: 'searches' }

/** Changes a day, and the share of views that become orders. */
export const CHANGES = {
  everything: 2,
  contentEdits: 150,
  productEdits: 20_000,
  /** Share of all products whose price a nightly import changes. */
  importShare: 0.01,
  importHour: 3,
  importSeconds: 1800,
  ordersPerView: 0.004,
  productsPerOrder: 2,
  /** Share of bought products that are sold out by it, which changes their card. */
  soldOutShare: 0.03,
}

/** Changes by second: edits during working hours, an import at night, and orders with the traffic. */
export function createChanges(pages: SitePages, products: number, random: () => number) {
  const owed = new Map<string, number>()
  const due = (kind: string, rate: number) => {
    const sum = (owed.get(kind) ?? 0) + rate
    owed.set(kind, sum - Math.floor(sum))
    return Math.floor(sum)
  }
  const any = (count: number) => Math.floor(random() * count)

  return function changesAt(second: number, views: number): Change[] {
    const changes: Change[] = []
    const hour = (second % DAY_SECONDS) / HOUR_SECONDS
    const isWorkTime = hour >= 8 && hour < 18
    const perWorkSecond = isWorkTime ? 1 / (10 * HOUR_SECONDS) : 0
    for (let left = due('everything', CHANGES.everything * perWorkSecond); left > 0; left--) {
      changes.push({ kind: 'everything' })
    }
    for (let left = due('content', CHANGES.contentEdits * perWorkSecond); left > 0; left--) {
      changes.push({ kind: 'page', page: any(pages.contentPages) })
    }
    for (let left = due('edit', CHANGES.productEdits * perWorkSecond); left > 0; left--) {
      changes.push({ kind: 'listed-product', product: any(products) })
    }
    const importStart = CHANGES.importHour * HOUR_SECONDS
    const isImport =
      second % DAY_SECONDS >= importStart &&
      second % DAY_SECONDS < importStart + CHANGES.importSeconds
    const imported = isImport ? (products * CHANGES.importShare) / CHANGES.importSeconds : 0
    for (let left = due('import', imported); left > 0; left--) {
      changes.push({ kind: 'listed-product', product: any(products) })
    }
    const bought = views * CHANGES.ordersPerView * CHANGES.productsPerOrder
    for (let left = due('bought', bought); left > 0; left--) {
      const kind = random() < CHANGES.soldOutShare ? 'listed-product' : 'product'
      changes.push({ kind, product: pages.sampleProduct() })
    }
    if (changes.some(({ kind }) => kind === 'listed-product')) changes.push({ kind: 'searches' })
    return changes
  }
}

import type { Figure } from './report.ts'
import type { Site } from './site.ts'

/** One part of the benchmark. It runs in its own process, so its code is loaded only there. */
export interface Part {
  load(): Promise<(site: Site) => Promise<Figure[]>>
  /** Time limit; several times the duration on an idle machine. */
  timeoutMs: number
  /** Whether it gets a server with the demo. Others start their own servers. */
  hasSite: boolean
  /** Whether `--compare` can run it against another build: it measures only through the server. */
  isComparable: boolean
}

const MINUTE_MS = 60_000

const onSite = (load: Part['load'], minutes: number): Part => ({
  load,
  timeoutMs: minutes * MINUTE_MS,
  hasSite: true,
  isComparable: true,
})
const onOwnSites = (load: Part['load'], minutes: number): Part => ({
  ...onSite(load, minutes),
  hasSite: false,
})
/** Measures the source code or the package. */
const onCheckout = (load: Part['load'], minutes: number): Part => ({
  ...onOwnSites(load, minutes),
  isComparable: false,
})

/** In the order in which they run. */
export const parts: Record<string, Part> = {
  process: onSite(async () => (await import('./parts/process.ts')).measureProcess, 5),
  weight: onSite(async () => (await import('./parts/weight.ts')).measureWeight, 5),
  rendering: onCheckout(async () => (await import('./parts/rendering.ts')).measureRendering, 5),
  vitals: onSite(async () => (await import('./parts/vitals.ts')).measureVitals, 15),
  interactions: onSite(
    async () => (await import('./parts/interactions.ts')).measureInteractions,
    10,
  ),
  frames: onSite(async () => (await import('./parts/frames.ts')).measureFrames, 10),
  menus: onSite(async () => (await import('./parts/menus.ts')).measureMenus, 10),
  shifts: onSite(async () => (await import('./parts/shifts.ts')).measureShifts, 40),
  forms: onSite(async () => (await import('./parts/forms.ts')).measureForms, 5),
  media: onSite(async () => (await import('./parts/media.ts')).measureMedia, 15),
  lighthouse: onSite(async () => (await import('./parts/lighthouse.ts')).measureLighthouse, 40),
  throughput: onSite(async () => (await import('./parts/throughput.ts')).measureThroughput, 5),
  workers: onSite(async () => (await import('./parts/workers.ts')).measureWorkers, 10),
  orders: onSite(async () => (await import('./parts/orders.ts')).measureOrders, 5),
  catalogue: onOwnSites(async () => (await import('./parts/catalogue.ts')).measureCatalogue, 10),
  filters: onOwnSites(async () => (await import('./parts/filters.ts')).measureFilters, 20),
  'filters-postgres': onOwnSites(
    async () => (await import('./parts/filters.ts')).measureFiltersOnPostgres,
    20,
  ),
  archives: onOwnSites(async () => (await import('./parts/archives.ts')).measureArchives, 20),
  'admin-lists': onOwnSites(
    async () => (await import('./parts/admin-lists.ts')).measureAdminLists,
    15,
  ),
  capacity: onOwnSites(async () => (await import('./parts/capacity.ts')).measureCapacity, 20),
  'cart-totals': onCheckout(
    async () => (await import('./parts/cart-totals.ts')).measureCartTotals,
    5,
  ),
  'large-shop': onCheckout(
    async () => (await import('./parts/large-shop.ts')).measureLargeShop,
    40,
  ),
  'large-shop-postgres': onCheckout(
    async () => (await import('./parts/large-shop.ts')).measureLargeShopOnPostgres,
    40,
  ),
  builder: onSite(async () => (await import('./parts/builder.ts')).measureBuilder, 10),
  'import-beside': onSite(
    async () => (await import('./parts/import-beside.ts')).measureImportBeside,
    15,
  ),
  imports: onSite(async () => (await import('./parts/imports.ts')).measureImports, 15),
  'split-tests': onCheckout(
    async () => (await import('./parts/split-tests.ts')).measureSplitTests,
    10,
  ),
  experiments: onSite(async () => (await import('./parts/experiments.ts')).measureExperiments, 10),
  campaigns: onOwnSites(async () => (await import('./parts/campaigns.ts')).measureCampaigns, 5),
  quick: onSite(async () => (await import('./quick/measure-quick.ts')).measureQuick, 3),
  'growth-modules': onSite(async () => (await import('./growth/modules.ts')).measureModules, 10),
  'growth-rows': onOwnSites(async () => (await import('./growth/rows.ts')).measureRows, 40),
  'growth-connections': onSite(
    async () => (await import('./growth/connections.ts')).measureConnections,
    10,
  ),
  'facet-index': onCheckout(
    async () => (await import('./parts/facet-index.ts')).measureFacetIndex,
    15,
  ),
  release: onCheckout(async () => (await import('./parts/release.ts')).measureRelease, 10),
}

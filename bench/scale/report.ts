import { alignColumns } from '../report.ts'
import { MEASURED, type PageKind } from './inputs.ts'
import type { ScaleOptions } from './options.ts'
import type { PerSecond, Totals } from './totals.ts'

export interface Played {
  options: ScaleOptions
  totals: Totals
}

const PAGE_KINDS = Object.keys(MEASURED.renders) as PageKind[]
const MONTH_SECONDS = 30.4 * 86_400
const POLICIES = { none: 'no CDN', second: 'CDN, one second', purged: 'CDN, purged' }

/** A table with a column for each edge policy. */
export function toReport(played: readonly Played[]): string {
  const [first] = played
  if (!first) return ''
  const { viewsPerMonth, products, copies, cacheMb, locations, days } = first.options
  const head = `${days} days, ${toCount(viewsPerMonth)} views a month, ${toCount(products)} products, ${copies} copies with ${cacheMb} MB of pages each, ${locations} locations`
  const rows: [string, (one: Played) => string][] = [
    ['views', ({ totals }) => toCount(totals.views)],
    ['changes', ({ totals }) => toCount(totals.changes)],
    ['answered by the CDN', ({ totals }) => toShare(totals.edgeHits, totals.views)],
    ['stale after a second', ({ totals }) => toCount(totals.stale)],
    ['requests of pages at the site', ({ totals }) => toRates(totals.requestsPerSecond())],
    [
      'of them from the page cache',
      ({ totals }) => toShare(totals.originHits, totals.originHits + totals.renders),
    ],
    [
      'of them not modified',
      ({ totals }) => toShare(totals.notModified, totals.originHits + totals.renders),
    ],
    ['renders', ({ totals }) => toRates(totals.rendersPerSecond())],
    ...PAGE_KINDS.map((kind): [string, (one: Played) => string] => [
      `  of them ${kind}`,
      ({ totals }) => `${(totals.rendersOf[kind] / totals.seconds).toFixed(1)} /s`,
    ]),
    ['pages of one visitor', ({ totals }) => `${(totals.personal / totals.seconds).toFixed(1)} /s`],
    ['bandwidth of the site, HTML', ({ totals }) => toMegabits(totals.bytesPerSecond())],
    [
      'HTML of the site a month',
      ({ totals }) => toTerabytes(totals.bytesPerSecond().mean * MONTH_SECONDS),
    ],
    ['cores of the servers', ({ totals }) => toCores(totals.serverWork())],
    ['cores of the database', ({ totals }) => toCores(totals.databaseWork())],
    ['pages in memory of a copy', ({ totals }) => toCount(totals.pagesInMemory)],
  ]
  const table = [
    ['', ...played.map(({ options }) => POLICIES[options.edge])],
    ...rows.map(([name, cell]) => [name, ...played.map(cell)]),
  ]
  return `${head}\nrates: mean / p99 second / busiest minute\n\n${alignColumns(table)}`
}

/** Cores that work all the time. */
const toCores = (work: PerSecond) =>
  [work.mean, work.p99, work.peakMinute].map(ms => (ms / 1000).toFixed(1)).join(' / ')

const toShare = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`

const toRates = ({ mean, p99, peakMinute }: PerSecond) =>
  `${[mean, p99, peakMinute].map(value => value.toFixed(1)).join(' / ')} /s`

const toMegabits = ({ mean, p99, peakMinute }: PerSecond) =>
  `${[mean, p99, peakMinute].map(bytes => ((bytes * 8) / 1e6).toFixed(1)).join(' / ')} Mbit/s`

const toTerabytes = (bytes: number) => `${(bytes / 1e12).toFixed(2)} TB`

const toCount = (count: number) => Math.round(count).toLocaleString('en-US')

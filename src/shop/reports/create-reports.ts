import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import { forgetSums } from './changes.ts'
import { overviewToCsv, tableToCsv } from './export-report.ts'
import {
  type Comparison,
  comparedRange,
  type DayRange,
  type ReportPeriod,
  resolvePeriod,
} from './period.ts'
import { readOverview } from './read-overview.ts'
import { readTable } from './read-table.ts'
import { refreshSums } from './refresh-sums.ts'
import type { ReportTableName } from './view.ts'

export interface ReportRequest {
  /** A custom range is given as days. */
  period: Exclude<ReportPeriod, 'custom'> | DayRange
  comparison?: Comparison | undefined
  /** Default: the shop's. */
  currency?: string | undefined
}

/** Rows of a table on the screen. */
const MAX_ROWS = 200

/** Reports of the shop. All amounts are sums of stored lines. */
export function createReports(deps: Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'settings'>) {
  async function open({ period, comparison = 'none', currency }: ReportRequest) {
    const settings = await deps.settings()
    const { timeZone } = settings
    const nowMs = deps.clock.now()
    const range = typeof period === 'string' ? resolvePeriod(period, nowMs, timeZone) : period
    return {
      context: { db: deps.db, kind: deps.kind, timeZone, nowMs },
      range,
      compared: comparedRange(range, comparison),
      currency: currency ?? settings.currency,
    }
  }
  const overview = async (request: ReportRequest) => {
    const { context, ...rest } = await open(request)
    return readOverview(context, rest)
  }
  const table = async (report: ReportTableName, request: ReportRequest, limit?: number) => {
    // Stock is valued at the prices of now, which are in the currency of the shop.
    const { context, range, currency } = await open(
      report === 'stock' ? { period: request.period } : request,
    )
    return readTable(context, { report, range, currency, ...(limit !== undefined && { limit }) })
  }
  return {
    overview,
    table: (report: ReportTableName, request: ReportRequest) => table(report, request, MAX_ROWS),
    overviewAsCsv: async (request: ReportRequest) => overviewToCsv(await overview(request)),
    tableAsCsv: async (report: ReportTableName, request: ReportRequest) =>
      tableToCsv(report, await table(report, request)),
    /** Stores sums of ended days and months whose orders have changed. */
    async refresh(signal?: AbortSignal) {
      const { timeZone } = await deps.settings()
      const context = { db: deps.db, kind: deps.kind, timeZone }
      await refreshSums(context, deps.clock.now(), signal)
    },
    /** Forgets stored sums within the caller's transaction. */
    forget: (db: Database) => forgetSums(db),
  }
}

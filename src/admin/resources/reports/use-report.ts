import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  COMPARISONS,
  type Comparison,
  countDays,
  isDay,
  MAX_REPORT_DAYS,
  REPORT_PERIODS,
  REPORT_TABLES,
  type ReportOverview,
  type ReportPeriod,
  type ReportTable,
  type ReportTableName,
} from '#shop/schema'
import { callApi } from '#staff/client'

export type ReportTab = 'overview' | ReportTableName
export const REPORT_TABS: readonly ReportTab[] = ['overview', ...REPORT_TABLES]

/** Period and tab of the page, as in its URL. */
export interface ReportChoice {
  tab: ReportTab
  period: ReportPeriod
  from: string
  to: string
  compare: Comparison
  /** Empty for that of the shop. */
  currency: string
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, or: Value) =>
  values.find(value => value === text) ?? or

/** The choice, stored in the URL, so that reports can be linked and survive a reload. */
export function useReportChoice() {
  const [search, setSearch] = useSearchParams()
  const choice: ReportChoice = {
    tab: oneOf(REPORT_TABS, search.get('tab'), 'overview'),
    period: oneOf(REPORT_PERIODS, search.get('period'), '30-days'),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    compare: oneOf(COMPARISONS, search.get('compare'), 'previous'),
    currency: /^[A-Z]{3}$/.exec(search.get('currency') ?? '')?.[0] ?? '',
  }
  const change = (changes: Partial<ReportChoice>) => {
    const next = Object.entries({ ...choice, ...changes }).filter(([, value]) => value !== '')
    setSearch(new URLSearchParams(next), { replace: true })
  }
  return { choice, change }
}

/** Whether a custom period has both days in order and is not too long. */
export function hasValidPeriod({ tab, period, from, to }: ReportChoice): boolean {
  if (tab === 'stock' || period !== 'custom') return true
  return isDay(from) && isDay(to) && to >= from && countDays({ from, to }) <= MAX_REPORT_DAYS
}

/** Query of the period, for requests and downloads. */
export function periodQuery({
  tab,
  period,
  from,
  to,
  currency,
}: ReportChoice): Record<string, string> {
  // The stock of now has no period.
  if (tab === 'stock') return { period: 'today' }
  return {
    period,
    ...(period === 'custom' && { from, to }),
    ...(currency !== '' && { currency }),
  }
}

export function useOverview(choice: ReportChoice) {
  const query = { ...periodQuery(choice), compare: choice.compare }
  return useQuery({
    queryKey: ['reports', query],
    queryFn: () => callApi<ReportOverview>('GET', '/reports', { query }),
    enabled: hasValidPeriod(choice) && choice.tab !== 'stock',
    placeholderData: keepPreviousData,
  })
}

export function useReportTable(choice: ReportChoice, report: ReportTableName) {
  const query = { ...periodQuery(choice), report }
  return useQuery({
    queryKey: ['reports-table', query],
    queryFn: () => callApi<ReportTable>('GET', '/reports/table', { query }),
    enabled: hasValidPeriod(choice),
  })
}

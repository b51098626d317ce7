import { useQuery } from '@tanstack/react-query'
import type { TestDefinition, TestStatus } from '#split-test/schema'
import { callApi } from '#staff/client'

/** Shares and lifts are fractions, amounts in minor units. */
export interface Lift {
  low: number
  estimate: number
  high: number
}

export interface CountedTotals {
  visitors: number
  times: number
}

export interface SubjectReport {
  key: string
  name: string
  counts: Partial<Record<string, number>>
  /** Percent. */
  rates: Record<string, number>
  posterior: { isBest: number; low: number; high: number }
  lift: Lift | null
  revenuePerVisitor: number
  revenueLift: Lift | null
}

export interface SplitTestItem {
  id: string
  name: string
  status: TestStatus
  pauseReason: string | null
  startedAt: number
  endedAt: number | null
  winner: string | null
  sampleUntil: number | null
  page: { id: string; path: string; title: string }
  definition: TestDefinition
}

export interface Verdict {
  kind: 'no-visitors' | 'wrong-ratio' | 'too-early' | 'better' | 'first-is-best' | 'alike'
  days?: number | null
  subject?: string
  lift?: Lift
}

export interface SplitTestWithReport extends SplitTestItem {
  report: {
    verdict: Verdict
    subjects: SubjectReport[]
    sample: { visitors: number; of: number }
    sums: { key: string; views: number; times: number }[]
    guardrails: {
      what: 'bounces' | 'revenue' | 'orderValue' | 'errors'
      subject: string
      lift: Lift
    }[]
    segments: {
      device: string | null
      isReturning: boolean | null
      subjects: (CountedTotals & { key: string; lift: Lift | null })[]
    }[]
    series: { from: number; subjects: Record<string, CountedTotals> }[]
  }
}

export type Period = 'day' | 'week' | 'month' | 'all'

export const keyOf = (id: string) => ['split-tests', id]

export function useSplitTest(id: string, period: Period) {
  return useQuery({
    queryKey: [...keyOf(id), period],
    queryFn: () => callApi<SplitTestWithReport>('GET', `/split-tests/${id}?period=${period}`),
    placeholderData: before => before,
  })
}

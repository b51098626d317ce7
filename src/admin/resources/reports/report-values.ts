import { formatMoney, roundMinor } from '#base'
import type { Interval, ReportOverview, ReportTotals } from '#shop/schema'

/** Figures of the chart and the summary. */
export const METRICS = [
  'netRevenue',
  'gross',
  'net',
  'tax',
  'orders',
  'average',
  'items',
  'shipping',
  'discounts',
  'refunds',
  'giftCards',
] as const
export type Metric = (typeof METRICS)[number]

/** Metrics that a report has values for. Most shops sell no gift cards. */
export const metricsOf = ({ totals, compared }: Pick<ReportOverview, 'totals' | 'compared'>) =>
  METRICS.filter(
    metric =>
      metric !== 'giftCards' ||
      [totals, compared?.totals].some(one => one && (one.giftCards || one.giftCardRefunds)),
  )

/** Value of a metric: minor units, or a number for `orders` and `items`. */
export function metricValue(metric: Metric, totals: ReportTotals): number {
  const { net, tax, orders, items } = totals
  switch (metric) {
    case 'netRevenue':
      return net - totals.refundNet
    case 'gross':
      return net + tax
    case 'net':
      return net
    case 'tax':
      return tax - totals.refundTax
    case 'orders':
      return orders
    case 'items':
      return items
    case 'average':
      return orders === 0 ? 0 : roundMinor((net + tax + totals.giftCards) / orders)
    case 'shipping':
      return totals.shippingNet + totals.shippingTax
    case 'discounts':
      return totals.discountNet + totals.discountTax
    case 'refunds':
      return totals.refundNet + totals.refundTax
    case 'giftCards':
      return totals.giftCards - totals.giftCardRefunds
  }
}

const isNumber = (metric: Metric) => metric === 'orders' || metric === 'items'

export const formatMetric = (metric: Metric, value: number, currency: string, locale: string) =>
  isNumber(metric) ? value.toLocaleString(locale) : formatMoney(value, currency, locale)

/** Change in percent; undefined without a previous value. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : ((now - before) / Math.abs(before)) * 100
}

/** Days have no time, so they are formatted in UTC. */
const format = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day))

export const formatReportDay = (day: string, locale: string) =>
  format(day, locale, { dateStyle: 'medium' })

export const formatInterval = ({ unit, from }: Interval, locale: string) =>
  unit === 'day'
    ? formatReportDay(from, locale)
    : format(from, locale, { month: 'long', year: 'numeric' })

export const formatRange = ({ from, to }: { from: string; to: string }, locale: string) =>
  from === to
    ? formatReportDay(from, locale)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
        Date.parse(from),
        Date.parse(to),
      )

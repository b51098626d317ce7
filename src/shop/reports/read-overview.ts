import type { ReportContext } from './changes.ts'
import { type DayRange, type Interval, splitRange } from './period.ts'
import { readDaySums } from './read-sums.ts'
import { OVERVIEW_DIMENSIONS, type Sum } from './sums.ts'
import type { ReportOverview, ReportPoint, ReportTotals } from './view.ts'

/** Totals of a range and of its days or months, beside those of another range. */
export async function readOverview(
  context: ReportContext,
  {
    range,
    compared,
    currency,
  }: { range: DayRange; compared: DayRange | undefined; currency: string },
): Promise<ReportOverview> {
  const sums = await readDaySums(context, range, OVERVIEW_DIMENSIONS)
  const before = compared && (await readDaySums(context, compared, OVERVIEW_DIMENSIONS))
  const points = toPoints(sums, range, currency)
  const currencies = new Set([...sums.values()].flat().map(sum => sum.currency)).add(currency)
  const pointsBefore = before && toPoints(before, compared, currency)
  return {
    currency,
    currencies: [...currencies].sort(),
    range,
    totals: addPoints(points),
    points,
    compared: pointsBefore
      ? { range: compared, totals: addPoints(pointsBefore), points: pointsBefore }
      : null,
  }
}

export const noTotals = (): ReportTotals => ({
  ...{ orders: 0, items: 0, net: 0, tax: 0 },
  ...{ productNet: 0, productTax: 0, shippingNet: 0, shippingTax: 0, feeNet: 0, feeTax: 0 },
  ...{ discountNet: 0, discountTax: 0, refunds: 0, refundNet: 0, refundTax: 0 },
  ...{ giftCards: 0, giftCardRefunds: 0 },
})

function toPoints(sums: Map<string, Sum[]>, range: DayRange, currency: string): ReportPoint[] {
  const days = [...sums].map(([day, ofDay]) => ({ day, ofDay }))
  return splitRange(range).map((interval: Interval) => {
    const totals = noTotals()
    for (const { day, ofDay } of days) {
      if (day < interval.from || day > interval.to) continue
      for (const sum of ofDay) if (sum.currency === currency) addSum(totals, sum)
    }
    return { interval, ...totals }
  })
}

function addSum(totals: ReportTotals, { dimension, orders, quantity, net, tax }: Sum) {
  switch (dimension) {
    case 'orders':
      totals.orders += orders
      totals.items += quantity
      totals.net += net
      totals.tax += tax
      break
    case 'product':
      totals.productNet += net
      totals.productTax += tax
      break
    case 'shipping':
      totals.shippingNet += net
      totals.shippingTax += tax
      break
    case 'fee':
      totals.feeNet += net
      totals.feeTax += tax
      break
    case 'discounts':
      totals.discountNet += net
      totals.discountTax += tax
      break
    case 'refunds':
      totals.refunds += orders
      totals.refundNet += net
      totals.refundTax += tax
      break
    case 'gift-cards':
      totals.giftCards += net + tax
      break
    case 'gift-card-refunds':
      totals.giftCardRefunds += net + tax
  }
}

function addPoints(points: readonly ReportPoint[]): ReportTotals {
  const all = noTotals()
  for (const point of points) {
    for (const key of Object.keys(all) as (keyof ReportTotals)[]) all[key] += point[key]
  }
  return all
}

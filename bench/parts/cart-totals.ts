import { createServer } from 'vite'
import type { Figure } from '../report.ts'
import { root } from '../site.ts'
import { median, percentile, timeEach } from '../statistics.ts'

const LINES = 100
const DISCOUNTS = 10
const ROUNDS = 400
/** Rounds for JIT compilation. */
const WARM_UP = 200
const MAX_MS = 2

type Discounts = typeof import('../../src/shop/discounts/apply-discounts.ts')
type Settlement = typeof import('../../src/shop/money/settle.ts')
type Sums = typeof import('../../src/shop/money/totals.ts')
type Samples = typeof import('../../tests/support/sample-discount.ts')

/** Discounts, settlement with two taxes and totals of a large cart. */
export async function measureCartTotals(): Promise<Figure[]> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const load = vite.ssrLoadModule
    const { applyDiscounts } = (await load('/src/shop/discounts/apply-discounts.ts')) as Discounts
    const { settle } = (await load('/src/shop/money/settle.ts')) as Settlement
    const { sumLines } = (await load('/src/shop/money/totals.ts')) as Sums
    const { sampleDiscount } = (await load('/tests/support/sample-discount.ts')) as Samples
    const rates = [
      { name: 'VAT', ppm: 190_000 },
      { name: 'City', ppm: 12_500 },
    ]
    const lines = Array.from({ length: LINES }, (_, index) => ({
      ...{ id: `l${index}`, productId: `p${index}`, variantId: `v${index}`, name: `l${index}` },
      ...{ categories: new Set<string>(), quantity: 3, onSale: false, kind: 'product' as const },
      ...{ amount: 3 * (333 + index), shown: 3 * (333 + index), rates },
    }))
    const coupons = Array.from({ length: DISCOUNTS }, (_, index) => {
      const code = `C${index}`
      return { code, discount: sampleDiscount({ id: `d${index}`, code, percent: 333 }) }
    })
    const facts = { nowMs: 0, email: undefined, uses: new Map<string, number>(), hasOrdered: false }
    const times = await timeEach(ROUNDS, async () => {
      const { applied } = applyDiscounts({
        ...{ lines, coupons, automatic: [], facts, sequential: false },
      })
      const settled = settle({ lines, discounts: applied, basis: 'gross', rounding: 'line' })
      const titled = settled.map(line => ({ ...line, title: line.id }))
      const labels = applied.map(({ id }) => ({ id, label: id }))
      const { discounts, total } = sumLines(titled, labels, 'incl')
      if (discounts.length !== DISCOUNTS || total <= 0) throw new Error('the totals are wrong')
    })
    const warm = times.slice(WARM_UP)
    const what = `totals of ${LINES} lines with ${DISCOUNTS} discounts and two taxes`
    return [
      { what: `${what}, median`, value: median(warm), unit: 'ms', aim: { atMost: MAX_MS } },
      { what: `${what}, p95`, value: percentile(warm, 0.95), unit: 'ms' },
    ]
  } finally {
    await vite.close()
  }
}

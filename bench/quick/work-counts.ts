import type { Figure } from '../report.ts'
import { readMetrics } from '../server-metrics.ts'
import type { Site } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import type { ShopVisits } from './shop-visits.ts'

const ADMIN_LISTS = ['products', 'orders', 'pages', 'submissions', 'comments', 'media']
/** The least counts, because short-lived caches may expire in between. */
const ROUNDS = 3
const QUERIES = 'vitrine_db_queries_total{source="request"}'
const MODULES = 'vitrine_rendered_modules_total'
const CACHE_HITS = 'vitrine_module_cache_hits_total'

/**
 * Database queries and rendered modules of single requests. Independent of the machine. Empty for
 * builds without these metrics.
 */
export async function countWork(site: Site, visits: ShopVisits): Promise<Figure[]> {
  if (!(await readMetrics(site)).has(QUERIES)) return []
  addOwner(site)
  const call = await signIn(site)
  const figures: Figure[] = []
  const measure = async (name: string, act: () => Promise<unknown>, isPage = false) => {
    // The first time fills caches that are not the subject.
    await act()
    const rounds: ((of: string) => number)[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = await readMetrics(site)
      await act()
      const after = await readMetrics(site)
      rounds.push(of => (after.get(of) ?? 0) - (before.get(of) ?? 0))
    }
    const least = (of: string) => Math.min(...rounds.map(growth => growth(of)))
    figures.push(count(`${name}: queries`, least(QUERIES)))
    if (isPage) figures.push(count(`${name}: rendered modules`, least(MODULES)))
    if (isPage) figures.push(reuse(`${name}: reused modules`, least(CACHE_HITS)))
  }
  await measure('home', visits.home, true)
  await measure('product', visits.product, true)
  await measure('shop archive', visits.shop, true)
  await measure('add to cart', () => visits.addToCart(visits.newBuyer()))
  const buyer = visits.newBuyer()
  await visits.addToCart(buyer)
  await measure('cart', () => visits.cart(buyer), true)
  await measure('checkout', () => visits.checkout(buyer), true)
  const filled = Array.from({ length: 1 + ROUNDS }, visits.newBuyer)
  for (const one of filled) await visits.addToCart(one)
  await measure('placing an order', async () => {
    const next = filled.pop()
    if (next) await visits.placeOrder(next)
  })
  for (const list of ADMIN_LISTS) {
    await measure(`admin list of ${list}`, () => call(`/${list}`))
  }
  return figures
}

const count = (what: string, value: number): Figure => ({ what, value, unit: '', kind: 'count' })

/** Informative: more reuse is better, and `rendered modules` already falls. */
const reuse = (what: string, value: number): Figure => ({ what, value, unit: '' })

import { type Database, invalidate } from '#db'
import { readAutomatic } from '../discounts/automatic-discounts.ts'
import type { Discount } from '../discounts/discount.ts'
import { hasPublishedProducts } from './addresses.ts'
import { refreshBundlePrices } from './bundle-parts.ts'
import { groupsWith, refreshMembers } from './groups.ts'
import { refreshListings } from './listings.ts'
import { recordPrices } from './price-history.ts'
import { catalogTags } from './reader.ts'
import { refreshFacets } from './refresh-facets.ts'
import { loadRefreshed, type RefreshedProduct } from './refreshed-product.ts'
import { refreshSearch } from './search-index.ts'
import { type Summary, summarizeWithVariants } from './summary.ts'

export interface RefreshContext {
  nowMs: number
  /** The shop's threshold for “only N left”. */
  lowAt: number
  /** `summary` for changes of prices or stock only. */
  scope: 'all' | 'summary'
  /** Automatic discounts; by default they are read. */
  automatic?: readonly Discount[]
}

type Refresh = RefreshContext & { automatic: readonly Discount[] }

/**
 * Updates lists, search and cards after a write to products or variants, and invalidates pages.
 * Within the caller's transaction.
 */
export async function refreshProducts(db: Database, ids: readonly string[], asked: RefreshContext) {
  if (ids.length === 0) return
  const context = { ...asked, automatic: asked.automatic ?? (await readAutomatic(db)) }
  const changed = await refreshOnce(db, ids, context)
  const groups = await groupsWith(db, ids)
  if (groups.length > 0) await refreshOnce(db, groups, context)
  if (context.scope === 'summary' && !changed) return
  const touched = [...new Set([...ids, ...groups])]
  // The first published product opens the shop, and the last one closes it.
  const isOpening = context.scope === 'all' && !(await hasPublishedProducts(db, touched))
  await invalidate(db, [
    catalogTags.lists,
    ...(isOpening ? [catalogTags.open] : []),
    ...touched.map(catalogTags.product),
  ])
}

async function refreshOnce(db: Database, ids: readonly string[], context: Refresh) {
  const products = await loadRefreshed(db, ids)
  await refreshBundlePrices(db, products, context.nowMs)
  const { summaries, variants } = await summarizeWithVariants(db, products, context)
  let changed = false
  for (const product of products) {
    const summary = summaries.get(product.id)
    if (!summary || isSame(product, summary)) continue
    changed = true
    Object.assign(product, summary)
    await db.updateTable('products').set(summary).where('id', '=', product.id).execute()
  }
  const isListed = context.scope === 'all' || changed
  const listed = isListed ? await refreshListings(db, products, context) : undefined
  await refreshFacets(db, products, { ...context, variants, listed })
  if (context.scope === 'all') {
    await recordPrices(db, ids, context.nowMs)
    await refreshSearch(db, products)
    await refreshMembers(db, products)
  }
  return changed
}

function isSame(product: RefreshedProduct, summary: Summary): boolean {
  return (Object.keys(summary) as (keyof Summary)[]).every(key => product[key] === summary[key])
}

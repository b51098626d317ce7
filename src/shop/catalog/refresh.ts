import { type Database, invalidate } from '#db'
import { readAutomatic } from '../discounts/automatic-discounts.ts'
import type { Discount } from '../discounts/discount.ts'
import { hasPublishedProducts } from './addresses.ts'
import { refreshBundles } from './bundle-parts.ts'
import { groupsWith, refreshMembers } from './groups.ts'
import { listTags } from './list-tags.ts'
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

interface Refresh extends RefreshContext {
  automatic: readonly Discount[]
  /** Receives cache tags to invalidate. */
  tags: Set<string>
}

/**
 * Updates lists, search and cards after a write to products or variants, and invalidates the pages
 * that show them (decision 97). Within the caller's transaction.
 */
export async function refreshProducts(db: Database, ids: readonly string[], asked: RefreshContext) {
  if (ids.length === 0) return
  const tags = new Set<string>()
  const context = { ...asked, tags, automatic: asked.automatic ?? (await readAutomatic(db)) }
  const changed = await refreshOnce(db, ids, context)
  const groups = await groupsWith(db, ids)
  if (groups.length > 0) await refreshOnce(db, groups, context)
  if (context.scope === 'summary' && !changed) return
  const touched = [...new Set([...ids, ...groups])]
  // The first published product opens the shop, and the last one closes it.
  const isOpening = context.scope === 'all' && !(await hasPublishedProducts(db, touched))
  for (const id of touched) tags.add(catalogTags.product(id)).add(catalogTags.card(id))
  if (context.scope === 'all') tags.add(catalogTags.addresses).add(listTags.search)
  if (isOpening) tags.add(catalogTags.open)
  await invalidate(db, [...tags])
}

async function refreshOnce(db: Database, ids: readonly string[], context: Refresh) {
  const products = await loadRefreshed(db, ids)
  await refreshBundles(db, products, context.nowMs)
  const { summaries, variants } = await summarizeWithVariants(db, products, context)
  let changed = false
  for (const product of products) {
    const summary = summaries.get(product.id)
    if (!summary || isSame(product, summary)) continue
    changed = true
    // Matches of searches are sorted by price, too.
    if (product.min_price !== summary.min_price) context.tags.add(listTags.search)
    Object.assign(product, summary)
    await db.updateTable('products').set(summary).where('id', '=', product.id).execute()
  }
  const isListed = context.scope === 'all' || changed
  const listed = isListed ? await refreshListings(db, products, context) : undefined
  await refreshFacets(db, products, { ...context, variants, listed })
  if (context.scope === 'all') {
    for (const { slug } of products) context.tags.add(catalogTags.at(slug))
    await recordPrices(db, ids, context.nowMs)
    await refreshSearch(db, products)
    await refreshMembers(db, products)
  }
  return changed
}

function isSame(product: RefreshedProduct, summary: Summary): boolean {
  return (Object.keys(summary) as (keyof Summary)[]).every(key => product[key] === summary[key])
}

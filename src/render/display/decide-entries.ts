import type { Clock } from '#base'
import type { PageLanguage, RequestState } from '#module-contract'
import type { PageEntry } from '../tree/page-tree.ts'
import { type Decision, type DisplayContext, decideDisplay } from './decide.ts'
import { displayOf } from './of-node.ts'

interface DisplayRequest {
  url: URL
  request: RequestState
  language: PageLanguage
  staff?: boolean
}

interface DisplayDeps extends Pick<DisplayContext, 'freshUntil'> {
  clock: Clock
  /** Undefined if the product does not exist. */
  stockOf(slug: string): Promise<string | undefined>
  tag(...tags: string[]): void
}

/**
 * Decides which modules with conditions are shown. Descendants of hidden modules are hidden. Staff
 * see everything in the builder.
 */
export async function decideEntries(
  entries: readonly PageEntry[],
  { url, request, language, staff }: DisplayRequest,
  { clock, stockOf, tag, freshUntil }: DisplayDeps,
): Promise<ReadonlyMap<PageEntry, Decision>> {
  const decided = new Map<PageEntry, Decision>()
  if (staff) return decided
  const context: DisplayContext = {
    now: clock.now(),
    timeZone: language.timeZone,
    url,
    facts: request.facts,
    freshUntil,
    async isInStock(slug) {
      const stock = await stockOf(slug)
      // The product may be created later.
      if (!stock) tag(`product-at:${slug}`)
      return stock !== undefined && stock !== 'out-of-stock'
    },
  }
  const known = new Map<object, Promise<Decision>>()
  for (const entry of entries) {
    if (entry.conditions.length === 0) continue
    const all = await Promise.all(
      entry.conditions.map(display => {
        const decision = known.get(display) ?? decideDisplay(display, context)
        known.set(display, decision)
        return decision
      }),
    )
    const own = displayOf(entry.node) ? all.at(-1) : 'shown'
    decided.set(entry, all.includes('hidden') ? 'hidden' : (own ?? 'shown'))
  }
  return decided
}

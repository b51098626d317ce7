import type { Clock } from '#base'
import type { PageLanguage, PageNode, RequestState } from '#module-contract'
import type { PreparedDocument } from '../prepared-document.ts'
import { type Decision, type DisplayContext, decideDisplay } from './decide.ts'
import { displayOf } from './of-node.ts'

interface DisplayRequest {
  prepared: Pick<PreparedDocument, 'displays'>
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
 * Decides which nodes are shown. Descendants of hidden nodes are hidden. Staff see everything in
 * the builder.
 */
export async function decideNodes(
  { prepared, url, request, language, staff }: DisplayRequest,
  { clock, stockOf, tag, freshUntil }: DisplayDeps,
): Promise<ReadonlyMap<PageNode, Decision>> {
  const decided = new Map<PageNode, Decision>()
  if (staff || prepared.displays.size === 0) return decided
  const context: DisplayContext = {
    now: clock.now(),
    timeZone: language.timeZone,
    url,
    facts: request.facts,
    freshUntil,
    async isInStock(slug) {
      const stock = await stockOf(slug)
      // The product may be created later.
      if (!stock) tag('products')
      return stock !== undefined && stock !== 'out-of-stock'
    },
  }
  const known = new Map<object, Promise<Decision>>()
  for (const [node, displays] of prepared.displays) {
    const all = await Promise.all(
      displays.map(display => {
        const decision = known.get(display) ?? decideDisplay(display, context)
        known.set(display, decision)
        return decision
      }),
    )
    const own = displayOf(node) ? all.at(-1) : 'shown'
    decided.set(node, all.includes('hidden') ? 'hidden' : (own ?? 'shown'))
  }
  return decided
}

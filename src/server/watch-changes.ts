import { CONSENT_TAG } from '#consent'
import { watchInvalidations } from '#db'
import type { PageCache } from '#render'
import { isSplitTestTag } from '#split-test'
import type { ServerDomain } from './domains/index.ts'
import type { AllServices } from './services/create-services.ts'

/**
 * Drops everything that a change by any process makes stale: cached pages, settings, templates,
 * popups, media, the search index, running tests and the consent inventory.
 */
export function watchChanges(deps: {
  services: AllServices
  domains: readonly ServerDomain[]
  cache: PageCache
  readTests(): Promise<void>
  onError(error: unknown, what: string): void
}) {
  const { services, domains, cache, readTests, onError } = deps
  const { consent } = services

  /** If published content needs other consent than before, all pages must ask again. */
  async function refreshConsent() {
    const isOther = await consent.refresh()
    cache.drop(isOther ? ['site', CONSENT_TAG] : [CONSENT_TAG])
  }

  async function refreshConsentForProducts(products: readonly string[]) {
    if (await consent.usesChanged(products)) await refreshConsent()
  }

  const running = new Set<Promise<void>>()
  function run(work: Promise<void>, what: string) {
    const promise = work
      .catch(error => onError(error, what))
      .finally(() => void running.delete(promise))
    running.add(promise)
  }

  function refresh(tags: string[]) {
    const products = tags.flatMap(tag => (tag.startsWith('product:') ? [tag.slice(8)] : []))
    if (tags.some(tag => tag === '*' || isSplitTestTag(tag))) {
      run(readTests().then(refreshConsent), 'split tests')
    } else if (tags.some(tag => tag === 'site' || tag.startsWith('page:'))) {
      run(refreshConsent(), 'consent')
    } else if (products.length > 0) {
      run(refreshConsentForProducts(products), 'consent')
    }
  }

  const watch = watchInvalidations(
    services.db,
    tags => {
      cache.drop(tags)
      for (const domain of domains) domain.invalidate?.(tags)
      refresh(tags)
    },
    error => onError(error, 'invalidation'),
  )
  return Object.assign(watch, { settled: () => Promise.all(running) })
}

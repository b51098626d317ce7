import { CONSENT_TAG } from '#consent'
import { watchInvalidations } from '#db'
import type { PageCache } from '#render'
import { isSplitTestTag } from '#split-test'
import type { AllServices } from './services.ts'

/**
 * Drops everything that a change by any process makes stale: cached pages, settings, templates,
 * popups, media, the search index, running tests and the consent inventory.
 */
export function watchChanges(deps: {
  services: AllServices
  cache: PageCache
  readTests(): Promise<void>
  onError(error: unknown, what: string): void
}) {
  const { services, cache, readTests, onError } = deps
  const { pages, search, consent } = services

  /** If published content needs other consent than before, all pages must ask again. */
  async function refreshConsent() {
    const isOther = await consent.refresh()
    cache.drop(isOther ? ['site', CONSENT_TAG] : [CONSENT_TAG])
  }

  async function refreshConsentForProducts(products: readonly string[]) {
    if (await consent.usesChanged(products)) await refreshConsent()
  }

  function refresh(tags: string[]) {
    const products = tags.flatMap(tag => (tag.startsWith('product:') ? [tag.slice(8)] : []))
    if (tags.some(tag => tag === '*' || isSplitTestTag(tag))) {
      readTests()
        .then(refreshConsent)
        .catch(error => onError(error, 'split tests'))
    } else if (tags.some(tag => tag === 'site' || tag.startsWith('page:'))) {
      refreshConsent().catch(error => onError(error, 'consent'))
    } else if (products.length > 0) {
      refreshConsentForProducts(products).catch(error => onError(error, 'consent'))
    }
  }

  return watchInvalidations(
    services.db,
    tags => {
      const isAll = tags.includes('*')
      cache.drop(tags)
      search.touch(tags)
      if (isAll || tags.includes('site')) {
        pages.settings.forget()
        services.shopSettings.forget()
        services.designLibrary.forget()
      }
      refresh(tags)
      pages.popups.forgetFor(tags)
      pages.templates.forgetFor(tags)
      for (const tag of tags) if (tag.startsWith('media:')) pages.media.forget(tag.slice(6))
      if (isAll) pages.media.forget()
    },
    error => onError(error, 'invalidation'),
  )
}

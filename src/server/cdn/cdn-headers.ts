import { DAY, MINUTE, SECOND } from '#base'
import { toHeaderTags } from './cache-tags.ts'
import type { CdnSettings } from './settings.ts'

/**
 * Pages stay for a day, so that a purge that is lost heals by itself. Stale pages are only those
 * that did not change, because a purge removes a page at once.
 */
const FOR_CDN = [
  `max-age=${DAY / SECOND}`,
  `stale-while-revalidate=${MINUTE / SECOND}`,
  `stale-if-error=${DAY / SECOND}`,
].join(', ')

/** Browsers ask the network each time, because it cannot purge them. */
const FOR_BROWSERS = 'public, max-age=0, must-revalidate'

/** Headers with which a content delivery network stores a response until it is purged. */
export interface CdnHeaders {
  /** For a page that is the same for everybody and changes only with its tags. */
  forPage(tags: Iterable<string>): Record<string, string>
  /** Only the tags, for responses with their own lifetime. */
  forTags(tags: Iterable<string>): Record<string, string>
}

export function createCdnHeaders({ provider }: Pick<CdnSettings, 'provider'>): CdnHeaders {
  if (provider === 'cloudflare') {
    const forTags = (tags: Iterable<string>) => ({ 'cache-tag': toHeaderTags(tags).join(',') })
    return {
      forTags,
      forPage: tags => ({
        'cache-control': FOR_BROWSERS,
        'cloudflare-cdn-cache-control': `public, ${FOR_CDN}`,
        ...forTags(tags),
      }),
    }
  }
  const forTags = (tags: Iterable<string>) => ({ 'surrogate-key': toHeaderTags(tags).join(' ') })
  return {
    forTags,
    forPage: tags => ({
      'cache-control': FOR_BROWSERS,
      'surrogate-control': FOR_CDN,
      ...forTags(tags),
    }),
  }
}

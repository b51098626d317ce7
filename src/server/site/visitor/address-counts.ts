import type { FastifyRequest } from 'fastify'
import { type Clock, decodePath, SECOND } from '#base'
import { createBatchedCounter } from '#db'
import { isLikeAPage, type Pages, type Redirect } from '#pages'

const EVERY_MS = 5 * SECOND
const MAX_REFERRER = 500

/** Counts used redirects and missing pages, and writes them every few seconds. */
export function createAddressCounts(deps: {
  pages: Pick<Pages, 'redirects' | 'missingPaths'>
  clock: Clock
  publicUrl: string
  onError(error: unknown): void
}) {
  const { pages, clock, publicUrl, onError } = deps
  const often = { now: clock.now, everyMs: EVERY_MS, onError }
  const followed = createBatchedCounter<undefined>({ ...often, write: pages.redirects.addHits })
  const missing = createBatchedCounter<string>({ ...often, write: pages.missingPaths.add })
  return {
    redirected({ from }: Redirect) {
      followed.add(from, undefined)
    },

    /** Counts only `GET` requests of browsers for a page. */
    missed({ method, headers }: FastifyRequest, path: string) {
      if (method !== 'GET' || !headers.accept?.includes('text/html') || !isLikeAPage(path)) return
      missing.add(path, toReferrer(headers.referer, publicUrl))
    },

    flush: () => Promise.all([followed.flush(), missing.flush()]),
  }
}

export type AddressCounts = ReturnType<typeof createAddressCounts>

/**
 * Path for referrers on this site, host for others. Queries are never stored, because they may
 * contain personal data.
 */
function toReferrer(referrer: string | undefined, publicUrl: string): string {
  const url = referrer ? URL.parse(referrer) : null
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const isOwn = url.origin === new URL(publicUrl).origin
  return (isOwn ? (decodePath(url.pathname) ?? '') : url.host).slice(0, MAX_REFERRER)
}

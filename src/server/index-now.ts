import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { type Clock, DAY, HOUR, isRecord, SECOND } from '#base'
import { addToOutbox, type Database, lastOutboxEntryAt, type OutboxHandler } from '#db'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import type { Outbound } from './outbound/index.ts'

const KIND = 'index-now'
/** One search engine passes the URLs to all others (indexnow.org). */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
/** Maximum number of URLs per request. */
const MAX_URLS = 10_000
/** Delay, so that a change in progress is complete. */
const SETTLE_MS = 5 * SECOND
const LIMITS = { maxBytes: 10_000, timeoutMs: 20 * SECOND }

export interface IndexNow {
  /** Key that proves ownership; served as `/<key>.txt`. */
  key: string
  isOn(): Promise<boolean>
  /** Finds URLs that changed since the last call and adds them to the outbox. */
  collect(): Promise<void>
  deliver: OutboxHandler
}

/** Reports changed URLs to search engines (indexnow.org), if the owner enabled it and the site is public. */
export function createIndexNow(deps: {
  db: Database
  clock: Clock
  pages: Pages
  shop: Shop
  outbound: Outbound
  secret: string | Buffer
  publicUrl: string
}): IndexNow {
  const { db, clock, pages, shop, outbound, publicUrl } = deps
  const key = createHmac('sha256', deps.secret).update(KIND).digest('hex').slice(0, 32)
  const { host, hostname } = new URL(publicUrl)

  const isOn = async () => isPublicHost(hostname) && (await pages.settings.get()).indexNow

  return {
    key,
    isOn,

    async collect() {
      if (!(await isOn())) return
      const until = clock.now() - SETTLE_MS
      const last = await lastOutboxEntryAt(db, KIND)
      const from = Math.max(last ?? until - HOUR, until - DAY)
      const { product } = (await shop.settings()).paths
      const changed = await pages.changedPaths({ from, until, limit: MAX_URLS })
      const slugs = await shop.catalog.changedSlugs({ from, until, limit: MAX_URLS })
      const paths = [...changed, ...slugs.map(slug => product + slug)].slice(0, MAX_URLS)
      if (paths.length === 0) return
      const payload = { urls: paths.map(path => publicUrl + encodeURI(path)) }
      await addToOutbox(db, { kind: KIND, payload, uniqueKey: `${KIND}:${until}` }, until)
    },

    /** Throws if the request was not accepted, so that the outbox tries again. */
    async deliver(payload) {
      const urlList = isRecord(payload) && Array.isArray(payload.urls) ? payload.urls : []
      if (urlList.length === 0 || !(await isOn())) return
      const keyLocation = `${publicUrl}/${key}.txt`
      const body = JSON.stringify({ host, key, keyLocation, urlList })
      await outbound.post({ url: ENDPOINT, body, contentType: 'application/json', ...LIMITS })
    },
  }
}

/** Whether a host name is reachable from the internet: not an IP address and not a local name. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return (
    isIP(name) === 0 &&
    name.includes('.') &&
    !/\.(localhost|local|internal|lan|test|example|invalid|home\.arpa)$/.test(name)
  )
}

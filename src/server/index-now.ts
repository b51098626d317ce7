import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { type Clock, DAY, HOUR, isRecord, SECOND } from '#base'
import { addToOutbox, type Database, lastOutboxEntryAt, type OutboxHandler } from '#db'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import type { Outbound } from './outbound/index.ts'

const KIND = 'index-now'
/** One of the search engines tells all others (indexnow.org). */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
/** What a request may name. */
const MAX_URLS = 10_000
/** What is being written meanwhile is told the next time. */
const SETTLE_MS = 5 * SECOND
const LIMITS = { maxBytes: 10_000, timeoutMs: 20 * SECOND }

export interface IndexNow {
  /** Shows that the site is ours: served as `/<key>.txt`. */
  key: string
  isOn(): Promise<boolean>
  /** Notes what was published, changed or taken back since the last time, for the outbox to tell. */
  collect(): Promise<void>
  deliver: OutboxHandler
}

/** Tells search engines what is new (indexnow.org), where the owner wants it and the site can be reached from outside. */
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

    /** Throws where nobody took it: the outbox tries again. */
    async deliver(payload) {
      const urlList = isRecord(payload) && Array.isArray(payload.urls) ? payload.urls : []
      if (urlList.length === 0 || !(await isOn())) return
      const keyLocation = `${publicUrl}/${key}.txt`
      const body = JSON.stringify({ host, key, keyLocation, urlList })
      await outbound.post({ url: ENDPOINT, body, contentType: 'application/json', ...LIMITS })
    },
  }
}

/** Whether others find it by this name: no number, nothing of a local network. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return (
    isIP(name) === 0 &&
    name.includes('.') &&
    !/\.(localhost|local|internal|lan|test|example|invalid|home\.arpa)$/.test(name)
  )
}

import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { createLru } from '#base'
import { countRequest, type Database } from '#db'

/** Options that the plugin gives to the store of a limit. */
interface LimitOptions {
  /** Distinguishes the counts of a limit without a route. */
  name?: string
  /** Counted by each process for itself, which costs no query. */
  isLocal?: boolean
  routeInfo?: { method?: string | readonly string[]; url?: string }
}

/** A limit of requests per address, which a route applies itself. Requires the rate-limit plugin. */
export function createLimit(
  app: FastifyInstance,
  options: Required<Pick<LimitOptions, 'name'>> &
    LimitOptions & { max: number; timeWindow: string },
) {
  return app.createRateLimit({ ...options, allowList: () => false })
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Counts of this many addresses are kept in memory. */
const MAX_KEYS = 5000

interface LocalCount {
  count: number
  endsAt: number
}
const createLocalCounts = () => createLru<LocalCount>({ maxBytes: MAX_KEYS, sizeOf: () => 1 })

/**
 * Store of rate limits for several processes. Counts are in the database, under hashes of the
 * addresses. Further requests of an
 * address that is over a limit are refused without a query. If the database does not answer,
 * requests are allowed.
 */
export function createSharedStore({
  db,
  secret,
}: {
  db: Database
  secret: string
}): FastifyRateLimitStoreCtor {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  class SharedStore {
    readonly #options: LimitOptions
    readonly #counts = createLocalCounts()

    constructor(options: LimitOptions) {
      this.#options = options
    }

    incr(address: string, answer: Answer, windowMs: number, max: number) {
      const local = this.#counts.get(address)
      const leftMs = local ? local.endsAt - performance.now() : 0
      if (local && leftMs > 0 && (this.#options.isLocal || local.count > max)) {
        local.count++
        answer(null, { current: local.count, ttl: leftMs })
      } else if (this.#options.isLocal) {
        this.#remember(address, 1, windowMs)
        answer(null, { current: 1, ttl: windowMs })
      } else {
        countRequest(db, { key: hash(`${this.#name} ${address}`), windowMs }).then(
          counted => {
            if (counted.count > max) this.#remember(address, counted.count, counted.leftMs)
            answer(null, { current: counted.count, ttl: counted.leftMs })
          },
          () => answer(null, { current: 0, ttl: windowMs }),
        )
      }
    }

    child(options: LimitOptions) {
      return new SharedStore(options)
    }

    get #name() {
      const { name, routeInfo } = this.#options
      if (name !== undefined) return name
      return routeInfo?.url ? `${[routeInfo.method ?? []].flat().join()} ${routeInfo.url}` : 'all'
    }

    #remember(address: string, count: number, leftMs: number) {
      this.#counts.set(address, { count, endsAt: performance.now() + leftMs })
    }
  }
  return SharedStore as unknown as FastifyRateLimitStoreCtor
}

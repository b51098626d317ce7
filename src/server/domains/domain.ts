import type { FastifyInstance } from 'fastify'
import type { OutboxHandler, Task } from '#db'
import type { Site } from '../site/create-site.ts'

/**
 * The parts of the server that belong to one domain. `background.ts` and `app.ts` only join them.
 * Admin routes are discovered in `server/admin/resources`.
 */
export interface ServerDomain {
  tasks?: Task[]
  outboxHandlers?: Record<string, OutboxHandler>
  /** Concurrent deliveries by kind of outbox entry; the default is two. */
  concurrency?: Record<string, number>
  /** Drops stale values in memory after changes by any process. The tag `*` means everything. */
  invalidate?(tags: readonly string[]): void
  /** Registers the routes that visitors use. */
  routes?(app: FastifyInstance, site: Site): void
}

/** Whether settings of the site changed. */
export const changesSite = (tags: readonly string[]) => tags.includes('*') || tags.includes('site')

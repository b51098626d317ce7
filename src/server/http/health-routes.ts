import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { SECOND } from '#base'
import type { Database } from '#db'
import { describeProbe, PROBE_HEADER } from './probe.ts'
import { createWritableCheck } from './writable.ts'

/** Returns a short reason if the server cannot serve. Readable by everybody. */
export type ReadinessCheck = () => Promise<string | undefined>

/** Longest time for all checks, shorter than the timeout of common probes. */
const CHECK_MS = 2 * SECOND

/**
 * Health checks for load balancers and orchestrators: `/healthz` (the process runs), `/startupz` (it
 * has started), `/readyz` (it can serve) and `/readyz/copy` (the same without the database, which all
 * copies share). Cached pages are sent also while it is not ready.
 */
export function healthRoutes(
  app: FastifyInstance,
  deps: { db: Database; dataDir: string; secret: string },
) {
  const isWritable = createWritableCheck(deps.dataDir)
  const database = bounded('the database does not answer', async () => {
    await sql`select 1`.execute(deps.db)
    return undefined
  })
  /** What can fail in one copy only. */
  const ofCopy: ReadinessCheck[] = [
    async () => (app.stopping.isReady ? undefined : 'the server is stopping'),
    bounded('the data folder does not answer', async () =>
      (await isWritable()) ? undefined : 'the data folder cannot be written to',
    ),
  ]
  let isStarted = false
  app.addHook('onListen', async () => {
    isStarted = true
  })

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const seen = PROBE_HEADER in request.headers ? describeProbe(request, deps.secret) : undefined
    return { status: 'ok', ...(seen && { seen }) }
  })

  app.get('/startupz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStarted) return { status: 'started' }
    return reply.code(503).send({ status: 'starting' })
  })

  const answer = async (reply: FastifyReply, checks: readonly ReadinessCheck[]) => {
    reply.header('cache-control', 'no-store')
    const reasons = await Promise.all(checks.map(check => check()))
    const reason = reasons.find(one => one !== undefined)
    return reason ? reply.code(503).send({ status: reason }) : { status: 'ready' }
  }
  app.get('/readyz', (_request, reply) => answer(reply, [...ofCopy, database]))
  app.get('/readyz/copy', (_request, reply) => answer(reply, ofCopy))
}

/**
 * A check that always answers in time. While one hangs, later calls wait for it too, so that
 * frequent probes do not queue up behind a database that does not answer.
 */
export function bounded(
  failure: string,
  check: ReadinessCheck,
  timeoutMs: number = CHECK_MS,
): ReadinessCheck {
  let running: Promise<string | undefined> | undefined
  return async () => {
    running ??= check()
      .catch(() => failure)
      .finally(() => {
        running = undefined
      })
    const timeout = Promise.withResolvers<string>()
    const timer = setTimeout(() => timeout.resolve(failure), timeoutMs)
    return Promise.race([running, timeout.promise]).finally(() => clearTimeout(timer))
  }
}

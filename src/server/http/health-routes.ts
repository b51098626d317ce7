import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#db'
import { createWritableCheck } from './writable.ts'

/** `/healthz` (process alive) and `/readyz` (can serve). */
export function healthRoutes(app: FastifyInstance, deps: { db: Database; dataDir: string }) {
  const isWritable = createWritableCheck(deps.dataDir)
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (!app.stopping.isReady) return reply.code(503).send({ status: 'the server is stopping' })
    try {
      await sql`select 1`.execute(deps.db)
      if (await isWritable()) return { status: 'ready' }
      return reply.code(503).send({ status: 'the data folder cannot be written to' })
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { type AllServices, createBackground } from './services.ts'

/** Works off what is due for as long as the server listens. A server that is only asked, as in tests, goes without. */
export function runBackground(app: FastifyInstance, services: AllServices) {
  const background = createBackground(services, (error, what) =>
    app.log.error({ err: error }, what),
  )
  app.addHook('onReady', async () => background.start())
  app.addHook('onClose', () => background.stop())
}

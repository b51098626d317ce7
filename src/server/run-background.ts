import type { FastifyInstance } from 'fastify'
import { type AllServices, createBackground } from './services.ts'

const FOUND = 'ffmpeg found: videos get poster images and thumbnails'
const MISSING = 'ffmpeg not found: videos get no poster images and no thumbnails'

/** Runs due background work while the server listens. Test servers do not use it. */
export function runBackground(app: FastifyInstance, services: AllServices) {
  const background = createBackground(services, (error, what) =>
    app.log.error({ err: error }, what),
  )
  app.addHook('onReady', async () => background.start())
  app.addHook('onListen', async () => {
    services.mediaTools.isThere().then(
      isThere => app.log.info(isThere ? FOUND : MISSING),
      error => app.log.warn({ err: error }, MISSING),
    )
  })
  // Long tasks are stopped before open connections are awaited.
  let stopping: Promise<unknown> | undefined
  const stop = () => {
    stopping ??= Promise.all([background.stop(), services.shop.products.imports.stop()])
    return stopping
  }
  app.addHook('preClose', async () => {
    stop().catch(() => {})
  })
  app.addHook('onClose', async () => {
    await stop()
  })
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Release } from '#db'
import { fillEmptyDatabase } from '../../demo/seed.ts'
import { buildApp } from './app.ts'
import { mapEntries } from './assets/assets.ts'
import { runBackground } from './background.ts'
import { holdServerLock } from './backup/server-lock.ts'
import { readEnv } from './env.ts'
import { openServices } from './services/create-services.ts'
import { seedStarter } from './starter/seed.ts'

/** The React plugin's development build expects this before the first component. */
const preamble = '/src/server/assets/react-preamble.ts'

/** Runs the server behind Vite's development server, with scripts from source. */
export async function startDevelopment(_http: Server) {
  const env = readEnv()
  const demo = join(import.meta.dirname, '../../demo')
  let leave: Release | undefined
  const services = await openServices(env, {
    isFirst: true,
    check: async () => {},
    onWait: () => {},
    async fill(opened) {
      leave = await holdServerLock(opened.connection)
      if (env.demo) await fillEmptyDatabase(opened, demo)
      else await seedStarter(opened.pages)
    },
  })
  const app = await buildApp({
    env,
    services,
    assets: {
      folder: undefined,
      visitorFiles: () => [],
      fonts: join(import.meta.dirname, '../design/fonts'),
      icons: join(import.meta.dirname, '../design/icons/icons.txt'),
      apiDocs: join(import.meta.dirname, '../../node_modules/swagger-ui-dist'),
      staffFolder: undefined,
      scripts: ['/@vite/client', preamble, '/src/visitor/main.ts'],
      embedded: '/src/visitor/embedded.ts',
      staff: mapEntries(source => ({
        scripts: ['/@vite/client', preamble, `/${source}`],
        imports: [],
        styles: [],
      })),
    },
  })
  runBackground(app, services, app.metrics.background)
  await app.ready()
  return {
    url: env.publicUrl,
    listen: { host: env.host, port: env.port },
    handle: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    async stop() {
      await app.close()
      await leave?.()
      await services.close()
    },
  }
}

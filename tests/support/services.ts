import { join } from 'node:path'
import { type Clock, isOwnCookie } from '#base'
import { buildApp } from '../../src/server/app.ts'
import { type Assets, mapEntries } from '../../src/server/assets/assets.ts'
import { readEnv } from '../../src/server/env.ts'
import {
  type AllServices,
  createServices,
  openSiteStorage,
} from '../../src/server/services/create-services.ts'
import type { OpenDatabase } from './databases.ts'

export const noAssets: Assets = {
  folder: undefined,
  visitorFiles: () => [],
  fonts: join(import.meta.dirname, '../../src/design/fonts'),
  icons: join(import.meta.dirname, '../../src/design/icons/icons.txt'),
  apiDocs: join(import.meta.dirname, '../../node_modules/swagger-ui-dist'),
  staffFolder: undefined,
  scripts: ['/assets/main.js'],
  embedded: '/assets/embedded.js',
  staff: mapEntries(source => ({ scripts: [`/staff/${source}`], imports: [], styles: [] })),
}

/** All services on a fresh database, as in a server process. */
export async function openTestServices(
  openDatabase: OpenDatabase,
  environment: Record<string, string> = {},
  clock?: Clock,
) {
  const connection = await openDatabase()
  const env = readEnv({
    DATA_DIR: connection.dataDir,
    DATABASE_URL: connection.url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ...environment,
  })
  const storage = await openSiteStorage(env)
  return { ...createServices(env, connection, clock, storage), env, connection }
}

/**
 * A second set of services on the same database, simulating another process, optionally with the
 * same clock.
 */
export async function openOther(
  first: Awaited<ReturnType<typeof openTestServices>>,
  clock?: Clock,
  environment: Record<string, string> = {},
) {
  const connection = { ...first.connection, url: first.env.databaseUrl, dataDir: first.env.dataDir }
  return openTestServices(async () => connection, environment, clock)
}

/**
 * An app over these services without listening: requests are injected. Background work runs only on
 * request, because leases would expire with a manual clock.
 */
export async function buildTestApp(
  services: AllServices & Pick<Awaited<ReturnType<typeof openTestServices>>, 'env' | 'connection'>,
  logTo?: { write(line: string): void },
) {
  const log = logTo ? { logTo } : {}
  const app = await buildApp({ env: services.env, services, assets: noAssets, ...log })
  // Content must not read the site's cookies, so all names must be registered (decision 60).
  app.addHook('onSend', async (_request, reply) => {
    for (const line of [reply.getHeader('set-cookie') ?? []].flat()) {
      const [name = ''] = String(line).split('=', 1)
      if (!isOwnCookie(name)) throw new Error(`isOwnCookie does not know the cookie ${name}`)
    }
  })
  services.connection.beforeClose(() => app.close())
  return app
}

import { join } from 'node:path'
import { type Clock, isOwnCookie } from '#base'
import { buildApp } from '../../src/server/app.ts'
import { type Assets, mapEntries } from '../../src/server/assets/assets.ts'
import { readEnv } from '../../src/server/env.ts'
import { type AllServices, createServices } from '../../src/server/services.ts'
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

/** Everything wired on a fresh database, as a server process has it. */
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
  return { ...createServices(env, connection, clock), env, connection }
}

/** A second set of services on the same database: what another process has, by the same clock where it is given. */
export async function openOther(
  first: Awaited<ReturnType<typeof openTestServices>>,
  clock?: Clock,
) {
  const connection = { ...first.connection, url: first.env.databaseUrl, dataDir: first.env.dataDir }
  return openTestServices(async () => connection, {}, clock)
}

/**
 * A server of its own over the same services, not listening: requests are injected. Nothing runs in its background but
 * what a test asks for: with a clock that jumps, a lease of it would run out while it works.
 */
export async function buildTestApp(
  services: AllServices & Pick<Awaited<ReturnType<typeof openTestServices>>, 'env' | 'connection'>,
) {
  const app = await buildApp({ env: services.env, services, assets: noAssets })
  // Authors' content must not read the site's cookies, so every name has to be known (decision 60).
  app.addHook('onSend', async (_request, reply) => {
    for (const line of [reply.getHeader('set-cookie') ?? []].flat()) {
      const [name = ''] = String(line).split('=', 1)
      if (!isOwnCookie(name)) throw new Error(`isOwnCookie does not know the cookie ${name}`)
    }
  })
  services.connection.beforeClose(() => app.close())
  return app
}

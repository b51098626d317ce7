import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND, VitrineError } from '#base'
import { endAllLeases, isAlone, newerMigrations, type Release } from '#db'
import { fillEmptyDatabase } from '../../demo/seed.ts'
import { version } from '../../package.json'
import { buildApp } from './app.ts'
import { findDist, readBuiltAssets } from './assets/assets.ts'
import { shareBuild } from './assets/share-build.ts'
import { runBackground } from './background.ts'
import { holdServerLock } from './backup/server-lock.ts'
import type { Env } from './env.ts'
import { canWrite } from './http/writable.ts'
import { openServices } from './services/create-services.ts'
import { seedStarter } from './starter/seed.ts'
import type { TelemetrySettings } from './telemetry/settings.ts'

/**
 * Starts the server and returns a function that stops it.
 * @param options.isFirst False for workers that start after another one of the same command.
 * @param options.onBuilt Called before the server listens.
 */
export async function startServer(
  env: Env,
  {
    isFirst = true,
    onWait = () => {},
    onBuilt = () => {},
  }: {
    isFirst?: boolean
    onWait?: () => void
    onBuilt?: (app: Awaited<ReturnType<typeof buildApp>>) => void
  } = {},
) {
  const telemetry = env.telemetry && (await startSending(env, env.telemetry))
  let leave: Release | undefined
  let close: (() => Promise<void>) | undefined
  try {
    const services = await openServices(env, {
      isFirst,
      onWait,
      async check() {
        if (await canWrite(env.dataDir)) return
        const message = `Cannot write to the folder ${env.dataDir}: it is read-only, or its disk is full.`
        throw new VitrineError('DATA_DIR_UNWRITABLE', message)
      },
      async fill(opened) {
        const { connection } = opened
        // Leases of a killed process. On Postgres, one that lost its connection may still run.
        if (isFirst && connection.kind === 'sqlite' && (await isAlone(connection))) {
          await endAllLeases(opened.db)
        }
        leave = await holdServerLock(connection)
        if (env.demo) await fillEmptyDatabase(opened, join(findDist(), '../demo'))
        else await seedStarter(opened.pages)
      },
    })
    close = services.close
    const assets = readBuiltAssets(findDist())
    const app = await buildApp({
      env,
      services,
      assets,
      ...(telemetry?.logTo && { logTo: telemetry.logTo }),
    })
    if (telemetry) telemetry.metrics.read = app.readMetrics
    const { storageProblem: problem } = services
    if (problem) app.log.warn({ problem }, 'the storage of files does not answer')
    const newer = await newerMigrations(services.db)
    if (newer.length > 0) {
      app.log.warn({ migrations: newer }, 'a newer version has migrated the database')
    }
    runBackground(app, services, app.metrics.background)
    onBuilt(app)
    const ownerLink = isFirst ? await services.access.ownerLink() : undefined
    await shareBuild(app, { env, assets, buildFiles: services.buildFiles })
    await app.listen({ host: env.host, port: env.port }).catch(async cause => {
      await app.close()
      throw toListenError(cause, env)
    })
    return {
      app,
      /** Set while there is no account. */
      ownerLink,
      /**
       * While it drains, requests are answered and their connections end. With `isReady`, load balancers
       * do not learn that it stops.
       */
      async stop(drainSeconds = 0, { isReady = false } = {}) {
        if (drainSeconds > 0) {
          app.stopping.isReady = isReady
          app.stopping.endsConnections = true
          await wait(drainSeconds * SECOND)
        }
        await app.close()
        // The last figures are read from the database.
        await telemetry?.end()
        await leave?.()
        await services.close()
      },
    }
  } catch (error) {
    await leave?.()
    await close?.()
    await telemetry?.end()
    throw error
  }
}

/** The library is loaded only if it is configured. */
async function startSending({ databaseUrl }: Env, settings: TelemetrySettings) {
  const { startTelemetry } = await import('./telemetry/start-telemetry.ts')
  const databaseSystem = databaseUrl ? 'postgresql' : 'sqlite'
  return startTelemetry({ ...settings, version, databaseSystem })
}

function toListenError(cause: NodeJS.ErrnoException, { host, port }: Env) {
  if (!cause.syscall) return cause
  if (cause.code === 'EADDRINUSE') {
    const message = `Port ${port} on ${host} is taken: set PORT to a free one.`
    return new VitrineError('PORT_TAKEN', message, { cause })
  }
  const message = `Cannot listen on port ${port} of ${host}: ${cause.message}.`
  return new VitrineError('CANNOT_LISTEN', message, { cause })
}

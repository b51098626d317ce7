import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { connect, migrate } from '#db'
import { databaseUrl, runSql } from './postgres.ts'
import { startCluster } from './postgres-cluster.ts'
import { makeTestFolder } from './test-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres. */
    postgresUrl: string
    /** A folder with a migrated SQLite file. */
    migratedFolder: string
  }
}

/** One Postgres for the whole run, and of either kind a database that is migrated once and then copied. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster()
  const migratedFolder = makeTestFolder('vitrine-migrated-')
  await runSql(cluster.url, 'create database migrated')
  for (const url of [undefined, databaseUrl(cluster.url, 'migrated')]) {
    const { db, kind, close } = await connect({ dataDir: migratedFolder, databaseUrl: url })
    await migrate(db, kind)
    await close()
  }
  project.provide('postgresUrl', cluster.url)
  project.provide('migratedFolder', migratedFolder)
  return async () => {
    await cluster.stop()
    rmSync(migratedFolder, { recursive: true, force: true })
  }
}

import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { connect, migrate } from '#db'
import { databaseUrl, runSql } from './postgres.ts'
import { startCluster } from './postgres-cluster.ts'
import { makeRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the run's Postgres. */
    postgresUrl: string
    /** For files of the run; contains a migrated SQLite file. */
    runFolder: string
  }
}

/** Starts one Postgres per run and migrates a template database of each kind. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster()
  const runFolder = makeRunFolder()
  await runSql(cluster.url, 'create database migrated')
  for (const url of [undefined, databaseUrl(cluster.url, 'migrated')]) {
    const { db, kind, close } = await connect({ dataDir: runFolder, databaseUrl: url })
    await migrate(db, kind)
    await close()
  }
  project.provide('postgresUrl', cluster.url)
  project.provide('runFolder', runFolder)
  return async () => {
    await cluster.stop()
    rmSync(runFolder, { recursive: true, force: true })
  }
}

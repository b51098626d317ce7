import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, inject, onTestFinished } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import { type Connection, connect, type Release } from '#db'
import { isFullRun } from './combinations.ts'
import { copyDatabase, databaseUrl, runSql } from './postgres.ts'

/**
 * Opens a fresh migrated database, removed after the test that opened it, or after the suite if a
 * hook did.
 */
export type OpenDatabase = () => Promise<
  Connection & {
    url: string | undefined
    dataDir: string
    /** Releases the server lock, so that a backup can be restored into this database. */
    leave: Release
    /** Runs before closing the database. */
    beforeClose(finish: () => Promise<void>): void
  }
>

/** For suites whose behavior is the same on any database: SQLite, or both in a full run. */
export const ANY_DATABASE = isFullRun ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

/** Runs a suite on SQLite and on the run's Postgres. */
export function describeDatabases(
  title: string,
  suite: (openDatabase: OpenDatabase, kind: 'sqlite' | 'postgres') => void,
  /** `ANY_DATABASE` if the databases do not matter. */
  kinds: readonly ('sqlite' | 'postgres')[] = ['sqlite', 'postgres'],
) {
  for (const kind of kinds) {
    describe(`${title} (${kind})`, () => {
      const atEnd: (() => Promise<void>)[] = []
      afterAll(async () => {
        for (const cleanUp of atEnd.reverse()) await cleanUp()
      })
      suite(async () => {
        const cleanups: (() => Promise<void>)[] = []
        const cleanUpAll = async () => {
          for (const cleanUp of cleanups.reverse()) await cleanUp()
        }
        // Open connections keep polling, which slows down later tests.
        if (getCurrentTest()) onTestFinished(cleanUpAll)
        else atEnd.push(cleanUpAll)
        const dataDir = mkdtempSync(join(inject('runFolder'), 'test-'))
        cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }))
        const url = kind === 'postgres' ? await createDatabase(cleanups, 'migrated') : undefined
        if (!url) copyMigratedFile(dataDir)
        const connection = await connect({ dataDir, databaseUrl: url })
        cleanups.push(() => connection.close())
        // Holds the server lock like a running server, so that its effects are tested.
        const leave = await connection.lock.share()
        if (!leave) throw new Error('the server lock is taken')
        let left: Promise<void> | undefined
        const leaveOnce = () => {
          left ??= leave()
          return left
        }
        cleanups.push(leaveOnce)
        const beforeClose = (finish: () => Promise<void>) => cleanups.push(finish)
        return { ...connection, url, dataDir, leave: leaveOnce, beforeClose }
      }, kind)
    })
  }
}

const FILE = 'vitrine.db'

/** Copies the migrated SQLite database to a folder. */
export function copyMigratedFile(dataDir: string) {
  copyFileSync(join(inject('runFolder'), FILE), join(dataDir, FILE))
}

/** A separate database in the test cluster, empty or migrated; its removal is added to `cleanups`. */
export async function createDatabase(
  cleanups: (() => Promise<void>)[],
  template: 'template1' | 'migrated' = 'template1',
): Promise<string> {
  const server = inject('postgresUrl')
  const name = `t${crypto.randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, template, name)
  cleanups.push(() => runSql(server, `drop database if exists ${name} with (force)`))
  return databaseUrl(server, name)
}

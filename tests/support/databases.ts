import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, inject, onTestFinished } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import { type Connection, connect, type Release } from '#db'
import { copyDatabase, databaseUrl, runSql } from './postgres.ts'

/**
 * Opens a fresh, migrated database; closed and removed after the test that opened it, after the suite when a hook did.
 * Each call makes another one.
 */
export type OpenDatabase = () => Promise<
  Connection & {
    url: string | undefined
    dataDir: string
    /** Releases the server lock, so that a backup can be restored into this database. */
    leave: Release
    /** Done when it is to be closed, while the database is still open. */
    beforeClose(finish: () => Promise<void>): void
  }
>

/** Runs a suite on SQLite in a temporary folder and on a Postgres of the test run's own. */
export function describeDatabases(
  title: string,
  suite: (openDatabase: OpenDatabase, kind: 'sqlite' | 'postgres') => void,
  /** Where neither differs in what is tried, one is enough. */
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
        // What stays open goes on looking for changes, of which each costs the tests after it.
        if (getCurrentTest()) onTestFinished(cleanUpAll)
        else atEnd.push(cleanUpAll)
        const dataDir = mkdtempSync(join(inject('runFolder'), 'test-'))
        cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }))
        const url = kind === 'postgres' ? await createDatabase(cleanups, 'migrated') : undefined
        if (!url) copyMigratedFile(dataDir)
        const connection = await connect({ dataDir, databaseUrl: url })
        cleanups.push(() => connection.close())
        // Held as by a running server: what would wait for it in production waits here too.
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

/** A migrated SQLite database for a folder. */
export function copyMigratedFile(dataDir: string) {
  copyFileSync(join(inject('runFolder'), FILE), join(dataDir, FILE))
}

/** A database of its own in the test cluster, empty or migrated; its removal is added to `cleanups`. */
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

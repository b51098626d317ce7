import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Commits per second of a bare SQLite file in the same folder as the site's database, with the same
 * settings: the disk's limit for durable transactions that do not share a commit.
 */
export function commitsPerSecond(folder: string, ms: number): number {
  const own = mkdtempSync(join(folder, 'commits-'))
  const database = new DatabaseSync(join(own, 'floor.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table rows (id integer primary key, body text not null)')
  const insert = database.prepare('insert into rows (body) values (?)')
  const body = 'a row of an order'.repeat(20)
  const endsAt = performance.now() + ms
  let count = 0
  while (performance.now() < endsAt) {
    insert.run(body)
    count++
  }
  database.close()
  rmSync(own, { recursive: true })
  return (count * 1000) / ms
}

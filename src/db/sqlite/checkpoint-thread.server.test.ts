import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startCheckpointThread } from './checkpoint-thread.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A file whose writer never checkpoints. */
function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  folders.push(folder)
  const path = join(folder, 'one.db')
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0')
  database.exec('create table texts (text text)')
  const write = () => database.exec("insert into texts values (printf('%.100000c', 'x'))")
  return { path, database, write, logSize: () => statSync(`${path}-wal`).size }
}

/** Commits until the thread asks to wait for it, and waits. */
async function writeThrough(write: () => void, afterCommit: () => Promise<void> | undefined) {
  for (;;) {
    write()
    const pause = afterCommit()
    if (pause) return pause
    await wait(1)
  }
}

test('a job of many transactions does not let the log of SQLite grow', async () => {
  const { path, database, write, logSize } = openFile()
  let time = 0
  const now = () => {
    time += 1000
    return time
  }
  const { afterCommit, stop } = startCheckpointThread(path, now)
  await writeThrough(write, afterCommit)
  const first = logSize()
  for (let round = 0; round < 20; round++) await writeThrough(write, afterCommit)
  expect(logSize()).toBeLessThan(3 * first)
  await stop()
  database.close()
})

test('a checkpoint starts at most every 200 ms, and a job does not wait for a stopped thread', async () => {
  const { path, database, write } = openFile()
  let time = 0
  const { afterCommit, stop } = startCheckpointThread(path, () => time)
  for (let commit = 0; commit < 20; commit++) {
    write()
    expect(afterCommit()).toBeUndefined()
    await wait(5)
  }
  time += 300
  await writeThrough(write, afterCommit)
  await stop()
  time += 300
  await writeThrough(write, afterCommit)
  database.close()
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withRelaxedDurability } from '../durability.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

let folder: string
let file: string
let writer: SqliteFile
let other: DatabaseSync
let groupCommit: GroupCommit
/** Statements that begin or end transactions of SQLite. */
let bounds: string[]
let failsToCommit: boolean

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-group-'))
  file = join(folder, 'vitrine.db')
  writer = openSqliteFile(file, 'writer')
  other = new DatabaseSync(file)
  other.exec('create table notes (id integer primary key)')
  bounds = []
  failsToCommit = false
  groupCommit = createGroupCommit({
    ...writer,
    get isTransaction() {
      return writer.isTransaction
    },
    run(query) {
      if (/^(begin|commit|rollback$)/.test(query.sql)) bounds.push(query.sql)
      if (failsToCommit && query.sql === 'commit') throw new Error('disk full')
      return writer.run(query)
    },
  })
})

afterEach(async () => {
  await groupCommit.alone(async () => writer.close())
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = (id: number) => writer.run(CompiledQuery.raw('insert into notes values (?)', [id]))
const pause = () => new Promise<void>(resolve => setTimeout(resolve, 5))
const nextTurn = async () => {
  for (let turns = 0; turns < 2; turns++) await new Promise(resolve => setImmediate(resolve))
}
const committed = () =>
  other
    .prepare('select id from notes order by id')
    .all()
    .map(row => row.id)

/** A transaction that inserts a row. Returns the committed rows after its answer. */
async function add(id: number, { refuses = false, before = async () => {} } = {}) {
  const member = await groupCommit.begin()
  insert(id)
  await before()
  await (refuses ? member.rollBack() : member.commit())
  return committed()
}

test('concurrent transactions share one commit and are answered after it', async () => {
  const answers = await Promise.all([add(1), add(2), add(3)])
  expect(bounds).toEqual(['begin immediate', 'commit'])
  expect(answers).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ])
})

test('transactions in different turns of the event loop do not wait for each other', async () => {
  expect(await add(1)).toEqual([1])
  expect(await add(2)).toEqual([1, 2])
  expect(bounds.filter(bound => bound === 'commit')).toHaveLength(2)
})

test.each([1, 2, 3])('a refusal of transaction %i undoes only that one', async refused => {
  const answers = await Promise.all([1, 2, 3].map(id => add(id, { refuses: id === refused })))
  expect(committed()).toEqual([1, 2, 3].filter(id => id !== refused))
  // A refusal may depend on what it read of the others, so it waits for their commit.
  if (refused > 1) expect(answers[refused - 1]).toEqual(committed())
})

test('transactions run one after another', async () => {
  const steps: string[] = []
  const slow = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause()
    steps.push(`${name} ends`)
  }
  await Promise.all([add(1, { before: slow('a') }), add(2, { before: slow('b') })])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a transaction waits only for those that began before its commit was due', async () => {
  const held = Promise.withResolvers<void>()
  const first = add(1)
  const long = add(2, { before: pause })
  await nextTurn()
  const later = add(3, { before: () => held.promise })
  expect(await first).toEqual([1, 2])
  expect(await long).toEqual([1, 2])
  held.resolve()
  expect(await later).toEqual([1, 2, 3])
})

test('a failed commit is reported to every transaction, and the next one works', async () => {
  failsToCommit = true
  const outcomes = await Promise.allSettled([add(1), add(2), add(3, { refuses: true })])
  expect(outcomes.map(outcome => outcome.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(committed()).toEqual([])
  failsToCommit = false
  expect(await add(4)).toEqual([4])
})

test('a commit that waits for the disk does not join one that does not', async () => {
  const level = () => writer.run(CompiledQuery.raw('pragma synchronous')).rows[0]
  const levelOf = async (id: number) => {
    let seen: unknown
    await add(id, {
      before: async () => {
        seen = level()
      },
    })
    return seen
  }
  const relaxed = withRelaxedDurability(() => levelOf(1))
  const durable = levelOf(2)
  const joining = withRelaxedDurability(() => levelOf(3))
  expect(await Promise.all([relaxed, durable, joining])).toEqual([
    { synchronous: 1 },
    { synchronous: 2 },
    { synchronous: 2 },
  ])
  expect(bounds).toEqual(['begin immediate', 'commit', 'begin immediate', 'commit'])
})

test('a killed process loses no transaction that was answered', async () => {
  const script = `
    import { Kysely, sql } from 'kysely'
    import { SqliteFileDialect } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-dialect.ts'))}
    const db = new Kysely({ dialect: new SqliteFileDialect(${JSON.stringify(file)}) })
    let id = 0
    for (;;) await Promise.all(Array.from({ length: 8 }, async () => {
      const own = ++id
      await db.transaction().execute(tx => sql\`insert into notes values (\${own})\`.execute(tx))
      process.stdout.write(own + '\\n')
    }))`
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout?.on('data', part => {
    printed += part
    if (printed.length > 2000) child.kill('SIGKILL')
  })
  await once(child, 'close')
  const answered = printed.split('\n').slice(0, -1).map(Number)
  expect(answered.length).toBeGreaterThan(100)
  const kept = new Set(committed())
  expect(answered.filter(id => !kept.has(id))).toEqual([])
})

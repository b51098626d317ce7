import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Older migrations were released before servers of two versions could run at once. */
const FIRST = '0542'

const folder = join(import.meta.dirname, 'migrations')

const DESTRUCTIVE =
  /\.(dropColumn|renameColumn|dropTable|renameTo|setNotNull|setDataType)\(|\b(drop\s+(column|table)|rename\s+(to|column)|set\s+not\s+null)\b/i

/** What breaks a program that does not know this migration; undefined if nothing does. */
function breakOf(source: string): string | undefined {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const destructive = DESTRUCTIVE.exec(code)
  if (destructive) return destructive[0]
  for (const statement of code.split(/\.execute\(/)) {
    if (!/\balterTable\(|\balter\s+table\b/i.test(statement)) continue
    for (const column of statement.split(/\.addColumn\(|\badd\s+column\b/i).slice(1)) {
      const isRequired = /\.notNull\(\)|\bnot\s+null\b/i.test(column)
      if (isRequired && !/\.defaultTo\(|\bdefault\b/i.test(column)) return column.trim()
    }
  }
  return undefined
}

it('recognizes changes of tables that break running servers', () => {
  const column = (rest: string) =>
    `db.schema.alterTable('a').addColumn('b', 'text', column => column${rest}).execute()`
  expect(breakOf(column('.notNull()'))).toContain("'b'")
  expect(breakOf(column(".notNull().defaultTo('')"))).toBe(undefined)
  expect(breakOf(column(''))).toBe(undefined)
  expect(breakOf('sql`alter table a add column b text not null`.execute(db)')).toBeDefined()
  expect(breakOf('sql`alter table a add column b text not null default 1`.execute(db)')).toBe(
    undefined,
  )
  expect(breakOf("db.schema.alterTable('a').dropColumn('b').execute()")).toBe('.dropColumn(')
  expect(breakOf("db.schema.alterTable('a').renameColumn('b', 'c').execute()")).toBeDefined()
  expect(breakOf('sql`drop table a`.execute(db)')).toBe('drop table')
  const created = "createTable('a').addColumn('b', 'text', column => column.notNull()).execute()"
  expect(breakOf(created)).toBe(undefined)
})

it('has no migration that breaks running servers without `breaks`', () => {
  const files = readdirSync(folder).filter(name => name >= FIRST)
  expect(files.length).toBeGreaterThan(0)
  for (const name of files) {
    const source = readFileSync(join(folder, name), 'utf8')
    if (/^export const breaks = true$/m.test(source)) continue
    expect(breakOf(source), `${name} needs \`export const breaks = true\``).toBe(undefined)
  }
})

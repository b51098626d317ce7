import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ORDER_STATES, ORDER_STATUSES } from '#shop/schema'

const root = join(import.meta.dirname, '..')
/** Cells of the tables in a section of `docs/architecture/<page>.md`. */
const rows = (page: string, title: string) =>
  (
    readFileSync(join(root, `docs/architecture/${page}.md`), 'utf8')
      .split(`\n## ${title}\n`)[1]
      ?.split('\n## ')[0] ?? ''
  )
    .split('\n')
    .filter(line => /^\| `/.test(line))
    .map(line => line.split('|').slice(1, -1))
const names = (cell = '') => [...cell.matchAll(/`([a-z_-]+)`/g)].map(([, name]) => name)

test('docs list every table', () => {
  const folder = join(root, 'src/db/tables')
  const tables = readdirSync(folder).flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}([a-z_]+): \{/gm)].map(
      ([, name]) => name,
    ),
  )
  const written = rows('database', 'Tables').flatMap(([, cell]) => names(cell?.split(';')[0]))
  expect(written.sort()).toEqual(tables.sort())
})

test('docs list every order status and the statuses that can follow it', () => {
  const written = rows('shop', 'Status').map(cells => [
    names(cells[0])[0],
    names(cells.at(-1)).sort(),
  ])
  const next = ORDER_STATUSES.map(status => [status, Object.keys(ORDER_STATES[status].next).sort()])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(next))
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ORDER_TRANSITIONS, type OrderStatus } from '#shop/schema'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const section = (title: string) => document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const rows = (title: string) =>
  section(title)
    .split('\n')
    .filter(line => /^\| `/.test(line))
    .map(line => line.split('|').slice(1, -1))
const names = (cell = '') => [...cell.matchAll(/`([a-z_-]+)`/g)].map(([, name]) => name)

test('the document has every table', () => {
  const folder = join(root, 'src/db/tables')
  const tables = readdirSync(folder).flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}([a-z_]+): \{/gm)].map(
      ([, name]) => name,
    ),
  )
  const written = rows('Tables').flatMap(([, cell]) => names(cell?.split(';')[0]))
  expect(written.sort()).toEqual(tables.sort())
})

test('the document has every state of an order, and where it leads', () => {
  const written = rows('The life of an order').map(cells => [
    names(cells[0])[0],
    names(cells.at(-1)).sort(),
  ])
  const states = Object.keys(ORDER_TRANSITIONS) as OrderStatus[]
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(states.map(status => [status, [...ORDER_TRANSITIONS[status]].sort()])),
  )
})

import { expect, it } from 'vitest'
import {
  branchOf,
  insert,
  isIncomplete,
  type MenuRow,
  move,
  type Step,
  toMenu,
  toRows,
  without,
} from './menu-rows.ts'

/** `a`, `-b` below a, `--c` below b. */
function rowsOf(text: string): MenuRow[] {
  return text.split(' ').map(word => {
    const id = word.replace(/-/g, '')
    return { id, label: id, href: `/${id}`, depth: word.length - id.length, options: {} }
  })
}
const show = (rows: MenuRow[]) => rows.map(row => '-'.repeat(row.depth) + row.id).join(' ')
const moved = (text: string, id: string, step: Step) => show(move(rowsOf(text), id, step))

it('turns a menu into rows and back', () => {
  const menu = [
    {
      label: 'A',
      href: '/a',
      children: [{ label: 'B', href: '/b', children: [{ label: 'C', href: '/c' }] }],
    },
    { label: 'D', href: '/d' },
  ]
  expect(toMenu(toRows(menu))).toEqual(menu)
  expect(toRows(menu).map(row => row.depth)).toEqual([0, 1, 2, 0])
})

it('moves a row past its neighbour with all that is below them', () => {
  expect(moved('a -b c -d', 'c', 'up')).toBe('c -d a -b')
  expect(moved('a -b c -d', 'a', 'down')).toBe('c -d a -b')
  expect(moved('a -b -c', 'c', 'up')).toBe('a -c -b')
})

it('stays where it is at the ends of its level', () => {
  for (const [id, step] of [
    ['a', 'up'],
    ['c', 'down'],
    ['b', 'up'],
    ['b', 'down'],
    ['a', 'in'],
    ['a', 'out'],
    ['b', 'in'],
  ] as const) {
    expect(moved('a -b c', id, step), `${id} ${step}`).toBe('a -b c')
  }
})

it('nests below the row before and comes out behind the parent', () => {
  expect(moved('a -b c -d', 'c', 'in')).toBe('a -b -c --d')
  expect(moved('a -b -c d', 'b', 'out')).toBe('a -c b d')
})

it('goes no deeper than four levels', () => {
  expect(moved('a -b --c ---d ---e', 'e', 'in')).toBe('a -b --c ---d ---e')
  expect(moved('a b -c --d ---e', 'b', 'in')).toBe('a b -c --d ---e')
})

it('keeps the settings of an item and gives the reason why visitors do not see it', () => {
  const menu = [
    { label: 'A', href: '/a', icon: 'star', children: [{ label: 'B', href: '/b', badge: 'New' }] },
  ]
  const rows = toRows(menu, { '0/0': 'missing' })
  expect(rows.map(row => row.problem)).toEqual([undefined, 'missing'])
  expect(toMenu(rows)).toEqual(menu)
})

it('finds an item incomplete that neither leads anywhere nor holds anything', () => {
  const rows = rowsOf('a -b c d').map(row => ({ ...row, href: '' }))
  const [a, b, c, d] = rows
  if (!a || !b || !c || !d) throw new Error('not there')
  const incomplete = (row: MenuRow) => isIncomplete(rows, row)
  expect([a, b, c].map(incomplete)).toEqual([false, true, true])
  expect(incomplete({ ...d, options: { mega: { block: 'x' } } })).toBe(false)
  expect(incomplete({ ...d, href: '/d', label: ' ' })).toBe(true)
})

it('drops a branch as deep as its place allows', () => {
  const rows = rowsOf('a -b c -d')
  const branch = branchOf(rows, 'c')
  const others = without(rows, branch)
  expect(show(insert(others, branch, 2, 5))).toBe('a -b --c ---d')
  expect(show(insert(others, branch, 2, 0))).toBe('a -b c -d')
  expect(show(insert(others, branch, 1, 0))).toBe('a -c --d -b')
  expect(show(insert(others, branch, 0, 2))).toBe('c -d a -b')
})

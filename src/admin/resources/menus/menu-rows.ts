import { MENU_LEVELS, type Menu, type MenuItem, type MenuProblem } from '#pages/schema'

/** Options of a menu item other than label and link. */
export type MenuItemOptions = Omit<MenuItem, 'label' | 'href' | 'children'>

/** A menu as a flat list: the parent of an item is the nearest previous one with a smaller depth. */
export interface MenuRow {
  id: string
  label: string
  href: string
  /** From 0. */
  depth: number
  options: MenuItemOptions
  /** Why visitors did not see it when the menu was loaded. */
  problem?: MenuProblem | undefined
}
export type Step = 'up' | 'down' | 'in' | 'out'

export function toRows(
  menu: Menu,
  problems: Record<string, MenuProblem> = {},
  depth = 0,
  above = '',
): MenuRow[] {
  return menu.flatMap(({ label, href, children, ...options }, index) => {
    const place = above + index
    const id = crypto.randomUUID()
    return [
      { id, label, href, depth, options, problem: problems[place] },
      ...toRows(children ?? [], problems, depth + 1, `${place}/`),
    ]
  })
}

export function toMenu(rows: readonly MenuRow[], depth = 0): Menu {
  const menu: Menu = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (!row || row.depth !== depth) continue
    const inside = toMenu(rows.slice(i + 1, endOf(rows, i)), depth + 1)
    menu.push({
      label: row.label,
      href: row.href,
      ...row.options,
      ...(inside.length > 0 ? { children: inside } : {}),
    })
  }
  return menu
}

/** Index after the last descendant. */
function endOf(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return next < 0 ? rows.length : next
}

/** A row with its descendants. */
export function branchOf(rows: readonly MenuRow[], id: string): MenuRow[] {
  const index = rows.findIndex(row => row.id === id)
  return index < 0 ? [] : rows.slice(index, endOf(rows, index))
}

export function without(rows: readonly MenuRow[], branch: readonly MenuRow[]): MenuRow[] {
  return rows.filter(row => !branch.includes(row))
}

/** Inserts a branch at an index, as close to the given depth as allowed. */
export function insert(
  rows: readonly MenuRow[],
  branch: readonly MenuRow[],
  index: number,
  depth: number,
): MenuRow[] {
  const [first] = branch
  if (!first) return [...rows]
  const height = Math.max(...branch.map(row => row.depth - first.depth))
  const above = rows[index - 1]
  const most = Math.min(above ? above.depth + 1 : 0, MENU_LEVELS - 1 - height)
  // Following children need a parent.
  const least = Math.min(rows[index]?.depth ?? 0, most)
  const wanted = Math.max(least, Math.min(most, depth))
  const moved = branch.map(row => ({ ...row, depth: row.depth - first.depth + wanted }))
  return [...rows.slice(0, index), ...moved, ...rows.slice(index)]
}

/** Moves a row with its descendants by one step; returns the same list if impossible. */
export function move(rows: MenuRow[], id: string, step: Step): MenuRow[] {
  const branch = branchOf(rows, id)
  const [row] = branch
  if (!row) return rows
  const index = rows.indexOf(row)
  const others = without(rows, branch)
  const before = rows.findLastIndex((one, at) => at < index && one.depth <= row.depth)
  const isFirst = before < 0 || rows[before]?.depth !== row.depth
  if (step === 'up') return isFirst ? rows : insert(others, branch, before, row.depth)
  if (step === 'in') {
    const height = Math.max(...branch.map(one => one.depth)) + 1
    if (isFirst || height >= MENU_LEVELS) return rows
    return insert(others, branch, index, row.depth + 1)
  }
  if (step === 'down') {
    const next = others[index]
    if (next?.depth !== row.depth) return rows
    return insert(others, branch, endOf(others, index), row.depth)
  }
  if (row.depth === 0) return rows
  const parent = others.findLastIndex((one, at) => at < index && one.depth < row.depth)
  return insert(others, branch, endOf(others, parent), row.depth - 1)
}

/** Has neither a link nor content. */
export function isIncomplete(rows: readonly MenuRow[], row: MenuRow): boolean {
  const { mega } = row.options
  if (row.label.trim() === '') return true
  if (mega && 'block' in mega) return mega.block === ''
  if (row.href.trim() !== '') return false
  return branchOf(rows, row.id).length < 2
}

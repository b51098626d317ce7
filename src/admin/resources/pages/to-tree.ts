import type { PageItem } from '#pages/schema'

export interface TreeRow {
  page: PageItem
  /** From 1. */
  level: number
  hasChildren: boolean
  isOpen: boolean
}

/** Builds tree rows by path; hides descendants of collapsed rows. */
export function toTree(pages: readonly PageItem[], closed: ReadonlySet<string>): TreeRow[] {
  const byPath = new Map(pages.map(page => [page.path, page]))
  const children = new Map<string, PageItem[]>()
  for (const page of pages) {
    const parent = parentOf(page.path, byPath)
    children.set(parent, [...(children.get(parent) ?? []), page])
  }
  const rows: TreeRow[] = []
  function add(parent: string, level: number) {
    const sorted = (children.get(parent) ?? []).sort((a, b) => a.path.localeCompare(b.path))
    for (const page of sorted) {
      const hasChildren = children.has(page.path)
      const isOpen = hasChildren && !closed.has(page.id)
      rows.push({ page, level, hasChildren, isOpen })
      if (isOpen) add(page.path, level + 1)
    }
  }
  add('', 1)
  return rows
}

/** Nearest existing ancestor; the home page is a sibling. */
function parentOf(path: string, byPath: ReadonlyMap<string, PageItem>): string {
  const parts = path.split('/')
  while (parts.length > 2) {
    parts.pop()
    const above = parts.join('/')
    if (byPath.has(above)) return above
  }
  return ''
}

interface TreeRow {
  id: string
  parent_id: string | null
}

/** Orders rows so that children follow their parent. Siblings keep their order. */
export function inTreeOrder<Row extends TreeRow>(
  rows: readonly Row[],
): { row: Row; above: Row[] }[] {
  const children = Map.groupBy(rows, row => row.parent_id)
  const ordered: { row: Row; above: Row[] }[] = []
  const visit = (parentId: string | null, above: Row[]) => {
    for (const row of children.get(parentId) ?? []) {
      ordered.push({ row, above })
      visit(row.id, [...above, row])
    }
  }
  visit(null, [])
  return ordered
}

/** Ids of a row and its ancestors, bottom up; empty if the row does not exist. */
export function upwardsFrom(rows: readonly TreeRow[], id: string): string[] {
  const parents = new Map(rows.map(row => [row.id, row.parent_id]))
  const path: string[] = []
  for (let at: string | null = id; at && parents.has(at) && !path.includes(at); ) {
    path.push(at)
    at = parents.get(at) ?? null
  }
  return path
}

/** Distance from each ancestor to its nearest row in `ids`. */
export function stepsUpwards(
  rows: readonly TreeRow[],
  ids: readonly string[],
): Map<string, number> {
  const steps = new Map<string, number>()
  for (const id of ids) {
    for (const [step, at] of upwardsFrom(rows, id).entries()) {
      steps.set(at, Math.min(step, steps.get(at) ?? step))
    }
  }
  return steps
}

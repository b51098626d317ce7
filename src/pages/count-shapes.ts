/** Shapes that a drawing may put on the screen, its repeats counted. */
export const MAX_SHAPES = 50_000

interface Part {
  /** Ids of what it shows besides what stands in it. */
  references: string[]
  children: Part[]
}

/**
 * How many shapes a cleaned drawing puts on the screen when each `use`, pattern, mask and filter is followed; no further than
 * needed to see that it is too many. Few bytes can ask for billions: a `use` of ten `use` of ten …
 */
export function countShapes(svg: string): number {
  const { root, byId } = readParts(svg)
  const counts = new Map<Part, number>()
  const active = new Set<Part>()
  const enter = (part: Part) => {
    active.add(part)
    const shown = part.references.flatMap(id => byId.get(id) ?? [])
    return { part, rest: [...part.children, ...shown], sum: 1 }
  }
  // Not by recursion: drawings may be nested as deep as they are long.
  const open = [enter(root)]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const next = top.rest.pop()
    if (!next) {
      counts.set(top.part, top.sum)
      active.delete(top.part)
      open.pop()
      const above = open.at(-1)
      if (above) above.sum = Math.min(above.sum + top.sum, MAX_SHAPES + 1)
      continue
    }
    const known = counts.get(next)
    if (known !== undefined) top.sum = Math.min(top.sum + known, MAX_SHAPES + 1)
    // What shows itself is not shown at all (SVG 2 §5.6).
    else if (!active.has(next)) open.push(enter(next))
  }
  return counts.get(root) ?? 0
}

/** Cleaned markup has `<` and `>` around tags only. */
function readParts(svg: string) {
  const root: Part = { references: [], children: [] }
  const byId = new Map<string, Part>()
  const open = [root]
  for (const [tag] of svg.matchAll(/<[^<>]*>/g)) {
    if (tag.startsWith('</')) {
      if (open.length > 1) open.pop()
      continue
    }
    const part: Part = {
      references: [...tag.matchAll(/(?:href="|url\(["']?)#([^"')]*)/g)].map(([, id]) => id ?? ''),
      children: [],
    }
    open.at(-1)?.children.push(part)
    const id = /\sid="([^"]*)"/.exec(tag)?.[1]
    if (id && !byId.has(id)) byId.set(id, part)
    if (!tag.endsWith('/>')) open.push(part)
  }
  return { root, byId }
}

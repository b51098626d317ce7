/** Maximum number of rendered shapes, including repetitions. */
export const MAX_SHAPES = 50_000

interface Part {
  /** Ids of referenced elements. */
  references: string[]
  children: Part[]
}

/**
 * Counts the shapes of a sanitized SVG after following `use`, patterns, masks and filters, up to
 * the limit. A few bytes can expand to billions: a `use` of ten `use` of ten …
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
  // Iterative, because the nesting depth is unlimited.
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
    // Circular references are not rendered (SVG 2 §5.6).
    else if (!active.has(next)) open.push(enter(next))
  }
  return counts.get(root) ?? 0
}

/** In sanitized markup, `<` and `>` only occur around tags. */
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

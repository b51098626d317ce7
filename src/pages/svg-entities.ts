const DECLARATION =
  /<!ENTITY\s{1,20}([A-Za-z_][\w.-]{0,60})\s{1,20}(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s{0,20}>/gi
const REFERENCE = /&([A-Za-z_][\w.-]{0,60});/g
const MAX_ENTITIES = 100
/** Maximum growth of an SVG by entities. */
const MAX_ADDED = 1_000_000

/**
 * Expands entities of an SVG's document type, as written by Adobe Illustrator for namespaces. Only
 * plain text values are allowed, because nested entities enable XML bombs. Undefined if there is
 * any other value.
 */
export function resolveSvgEntities(svg: string): string | undefined {
  const start = svg.search(/<!DOCTYPE/i)
  const open = start < 0 ? -1 : svg.indexOf('[', start)
  const end = open < 0 ? -1 : svg.indexOf(']', open)
  if (end < 0 || svg.slice(start, open).includes('>')) return svg
  const subset = svg.slice(open + 1, end)
  const values = new Map<string, string>()
  for (const [, name = '', double, single] of subset.matchAll(DECLARATION)) {
    if (!values.has(name)) values.set(name, double ?? single ?? '')
  }
  const declared = subset.match(/<!ENTITY/gi)?.length ?? 0
  const read = [...subset.matchAll(DECLARATION)].length
  if (read < declared || values.size > MAX_ENTITIES) return undefined
  let added = 0
  const rest = svg.slice(svg.indexOf('>', end) + 1)
  const resolved = rest.replace(REFERENCE, (whole, name: string) => {
    const value = values.get(name)
    if (value === undefined || added > MAX_ADDED) return whole
    added += value.length
    return value
  })
  return added > MAX_ADDED ? undefined : svg.slice(0, start) + resolved
}

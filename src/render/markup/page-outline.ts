import { htmlToText, toSlug } from '#base'
import { isFrameId, type OutlineEntry } from '#module-contract'
import type { Edit } from './apply-edits.ts'
import type { Island, Markup } from './read-markup.ts'

/** Levels of listed headings. */
const [FIRST, LAST] = [2, 4]

/**
 * Headings of a page, and the edits that give each an id. Content that a script renders is not
 * changed: for an island, its first heading is listed with the module's id. `others` are the other
 * parts of the page, whose ids are not reused.
 */
export function outlinePage(
  { html, headings, ids }: Markup,
  others: readonly Pick<Markup, 'ids'>[] = [],
): { outline: OutlineEntry[]; edits: Edit[] } {
  const outline: OutlineEntry[] = []
  const edits: Edit[] = []
  const taken = new Set([...ids, ...others.flatMap(other => [...other.ids])])
  const listed = new Set<Island>()
  for (const { level, id: own, tag, content, island } of headings) {
    if (level < FIRST || level > LAST) continue
    const text = htmlToText(html.slice(content.start, content.end))
    if (!text) continue
    if (island) {
      if (island.id && !listed.has(island)) outline.push({ id: own ?? island.id, level, text })
      listed.add(island)
      continue
    }
    const id = own ?? freeId(toSlug(text) || 'section', taken)
    outline.push({ id, level, text })
    if (own) continue
    const at = tag.start + `<h${level}`.length
    edits.push({ start: at, end: at, html: ` id="${id}"` })
  }
  return { outline, edits }
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id) || isFrameId(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

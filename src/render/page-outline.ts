import { htmlToText, toSlug } from '#base'
import { isFrameId, type OutlineEntry } from '#module-kit'

/** An island from tag to tag, what waits for the browser's word, or a heading of the second to fourth level. */
const PARTS =
  /<\/?template\b[^>]*>|<vt-island\b(?:[^>']|'[^']*')*>|<\/vt-island>|<h([2-4])\b([^>]*)>([\s\S]*?)<\/h\1>/g
const ID = /\bid="([^"]+)"/

/**
 * The headings of a page's finished HTML, and the HTML in which each has an id. What a script renders anew is left as it
 * is: of an island there is its first heading, by the id of the module. `others` is the HTML of the page's other parts,
 * whose ids are not used again.
 */
export function outlinePage(html: string, others = ''): { html: string; outline: OutlineEntry[] } {
  const outline: OutlineEntry[] = []
  const taken = new Set(
    Array.from(`${html}\n${others}`.matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? ''),
  )
  let island: { depth: number; id: string | undefined } = { depth: 0, id: undefined }

  /** What a visitor may not get to see is no part of it. */
  let waiting = 0

  const withIds = html.replace(PARTS, (part, level, attributes, content, offset) => {
    if (part.startsWith('<template')) waiting++
    if (part === '</template>') waiting--
    if (waiting > 0 || part === '</template>') return part
    if (part.startsWith('<vt-island')) {
      if (island.depth === 0) island.id = ID.exec(html.slice(offset + part.length))?.[1]
      island.depth++
      return part
    }
    if (part === '</vt-island>') {
      island.depth--
      return part
    }
    const text = htmlToText(content)
    if (!text) return part
    const own = ID.exec(attributes)?.[1]
    if (island.depth > 0) {
      const id = own ?? island.id
      if (island.id && id) outline.push({ id, level: Number(level), text })
      island = { ...island, id: undefined }
      return part
    }
    const id = own ?? freeId(toSlug(text) || 'section', taken)
    outline.push({ id, level: Number(level), text })
    return own ? part : part.replace(`<h${level}`, `<h${level} id="${id}"`)
  })
  return { html: withIds, outline }
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id) || isFrameId(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

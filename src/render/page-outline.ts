import { htmlToText, toSlug } from '#base'
import { isFrameId, type OutlineEntry } from '#module-contract'

/** Islands, templates, and headings of level two to four. */
const PARTS =
  /<\/?template\b[^>]*>|<vt-island\b(?:[^>']|'[^']*')*>|<\/vt-island>|<h([2-4])\b([^>]*)>([\s\S]*?)<\/h\1>/g
const ID = /\bid="([^"]+)"/

/**
 * Headings of a page, and its HTML with an id on each heading. Content that a script renders is not
 * changed: for an island, its first heading is listed with the module's id. `others` is the HTML of
 * other parts, whose ids are not reused.
 */
export function outlinePage(html: string, others = ''): { html: string; outline: OutlineEntry[] } {
  const outline: OutlineEntry[] = []
  const taken = new Set(
    Array.from(`${html}\n${others}`.matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? ''),
  )
  let island: { depth: number; id: string | undefined } = { depth: 0, id: undefined }

  /** Content in templates may never be shown. */
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

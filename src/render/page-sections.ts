import { htmlToText } from '#base'

/** A section that stands in no other, by the id of its element. */
export interface PageSection {
  id: string
  /** Its first heading; undefined where it has none. */
  title: string | undefined
}

const PARTS = /<\/?(?:section|template)\b[^>]*>|<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g
const MODULE = /\bdata-module="section"/
const ID = /\bid="([^"]+)"/

/** The sections of a page's finished HTML, as the owner laid it out (HDR-8); what waits for the browser's word is none. */
export function findSections(html: string): PageSection[] {
  const sections: PageSection[] = []
  /** The elements that are open; the section that each is, if it is one of those asked for. */
  const open: (PageSection | undefined)[] = []
  let waiting = 0
  for (const [tag, heading] of html.matchAll(PARTS)) {
    if (tag.startsWith('<template')) waiting++
    else if (tag === '</template>') waiting--
    else if (waiting > 0) continue
    else if (tag === '</section>') open.pop()
    else if (tag.startsWith('<section')) {
      const id = ID.exec(tag)?.[1]
      const isOutermost = MODULE.test(tag) && !open.some(Boolean)
      const section = id && isOutermost ? { id, title: undefined } : undefined
      if (section) sections.push(section)
      open.push(section)
    } else {
      const section = open.find(Boolean)
      if (section) section.title ??= htmlToText(heading ?? '') || undefined
    }
  }
  return sections
}

import { htmlToText } from '#base'

/** A top-level section, by element id. */
export interface PageSection {
  id: string
  /** Its first heading, if any. */
  title: string | undefined
}

const PARTS = /<\/?(?:section|template)\b[^>]*>|<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g
const MODULE = /\bdata-module="section"/
const ID = /\bid="([^"]+)"/

/** Top-level sections of a page's HTML (HDR-8), without content in templates. */
export function findSections(html: string): PageSection[] {
  const sections: PageSection[] = []
  /** Stack of open elements with their section, if requested. */
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

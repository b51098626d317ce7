/** An island's tag, whose props are no HTML, or one that may be a place to jump to with a name, or with what names it. */
const TAGS =
  /<vt-island\b(?:[^>']|'[^']*')*>|<(nav|section|aside|form|search|div)\b[^>]*?(\saria-label(ledby)?="([^"]*)")[^>]*>/g
const ROLE = /\srole="([^"]*)"/
const OWN_ROLES: Record<string, string> = { nav: 'navigation', section: 'region' }

const LANDMARKS = new Set(['navigation', 'region', 'aside', 'complementary', 'form', 'search'])

/** In the order in which they are shown. */
interface Parts {
  header?: string | undefined
  html: string
  footer?: string | undefined
  popups: string
}

/**
 * Tells places of a page apart that screen readers list by name: of two sliders that nobody named, the second is “Slider 2”.
 */
export function nameLandmarks(parts: Parts) {
  const counts = new Map<string, number>()
  const nameIn = (html: string) =>
    html.replace(TAGS, (tag: string, element?: string, naming = '', by?: string, said = '') => {
      // A panel of an accordion is a region only while it is open, and has the name of its button.
      if (!element || (by && element === 'div')) return tag
      const name = by ? textOf(said, html) : said
      if (!name) return tag
      const role = ROLE.exec(tag)?.[1] ?? OWN_ROLES[element] ?? element
      if (!LANDMARKS.has(role)) return tag
      const key = `${role} ${name}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count === 1) return tag
      return tag.replace(naming, () => ` aria-label="${name} ${count}"`)
    })
  if (parts.header) parts.header = nameIn(parts.header)
  parts.html = nameIn(parts.html)
  if (parts.footer) parts.footer = nameIn(parts.footer)
  parts.popups = nameIn(parts.popups)
}

/** What stands in the element of this id, as an attribute says it. */
function textOf(id: string, html: string): string {
  const at = html.indexOf(` id="${id}"`)
  if (at < 0) return ''
  const element = html.slice(html.lastIndexOf('<', at) + 1, at).split(' ', 1)[0]
  const from = html.indexOf('>', at) + 1
  const inside = html.slice(from, html.indexOf(`</${element}>`, from))
  return inside
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()
}

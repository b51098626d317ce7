/** Islands, whose props are not HTML, and elements that may be named landmarks. */
const TAGS =
  /<vt-island\b(?:[^>']|'[^']*')*>|<(nav|section|aside|form|search|div)\b[^>]*?(\saria-label(ledby)?="([^"]*)")[^>]*>/g
const ROLE = /\srole="([^"]*)"/
const OWN_ROLES: Record<string, string> = { nav: 'navigation', section: 'region' }

const LANDMARKS = new Set(['navigation', 'region', 'aside', 'complementary', 'form', 'search'])

/** In display order. */
interface Parts {
  header?: string | undefined
  html: string
  footer?: string | undefined
  popups: string
}

/** Makes the names of landmarks unique: the second of two unnamed sliders becomes "Slider 2". */
export function nameLandmarks(parts: Parts) {
  const counts = new Map<string, number>()
  const nameIn = (html: string) =>
    html.replace(TAGS, (tag: string, element?: string, naming = '', by?: string, said = '') => {
      // An accordion panel is a region only while open, named by its button.
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

/** Text of the element with this id, escaped for an attribute. */
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

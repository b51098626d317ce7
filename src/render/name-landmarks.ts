/** An island's tag, whose props are no HTML, or one that may be a place to jump to with a name of its own. */
const TAGS =
  /<vt-island\b(?:[^>']|'[^']*')*>|<(nav|section|aside|form|search|div)\b[^>]*?\saria-label="([^"]*)"[^>]*>/g
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
    html.replace(TAGS, (tag: string, element?: string, name?: string) => {
      if (!element || !name) return tag
      const role = ROLE.exec(tag)?.[1] ?? OWN_ROLES[element] ?? element
      if (!LANDMARKS.has(role)) return tag
      const key = `${role} ${name}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count === 1) return tag
      return tag.replace(` aria-label="${name}"`, () => ` aria-label="${name} ${count}"`)
    })
  if (parts.header) parts.header = nameIn(parts.header)
  parts.html = nameIn(parts.html)
  if (parts.footer) parts.footer = nameIn(parts.footer)
  parts.popups = nameIn(parts.popups)
}

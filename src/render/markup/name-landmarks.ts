import type { Edit } from './apply-edits.ts'
import type { Landmark, Markup } from './read-markup.ts'

const OWN_ROLES: Record<string, string> = { nav: 'navigation', section: 'region' }

const LANDMARKS = new Set(['navigation', 'region', 'aside', 'complementary', 'form', 'search'])

/**
 * Makes the names of landmarks unique: the second of two unnamed sliders becomes "Slider 2". The
 * result returns the edits of one part of a page; call it in display order.
 */
export function createLandmarkNames(): (part: Pick<Markup, 'html' | 'landmarks'>) => Edit[] {
  const counts = new Map<string, number>()
  const rename = (landmark: Landmark, html: string): Edit[] => {
    const name = nameOf(landmark, html)
    const role = landmark.role ?? OWN_ROLES[landmark.element] ?? landmark.element
    if (!name || !LANDMARKS.has(role)) return []
    const key = `${role} ${name}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > 1 ? [{ ...landmark.naming, html: ` aria-label="${name} ${count}"` }] : []
  }
  return ({ html, landmarks }) => landmarks.flatMap(one => rename(one, html))
}

function nameOf({ element, label, labelledBy }: Landmark, html: string): string | undefined {
  if (labelledBy === undefined) return label
  // An accordion panel is a region only while open, named by its button.
  return element === 'div' ? undefined : textOf(labelledBy, html)
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

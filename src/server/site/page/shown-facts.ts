import type { PageFacts } from '#module-contract'
import type { TemplateCondition, TemplatedKind } from '#pages/schema'
import { frameModules } from './built-in/frames.ts'
import { ownPlaceOf } from './find-page.ts'

/**
 * Condition that the built-in layout corresponds to; undefined for pages whose document is the
 * whole layout.
 */
export function builtInOf(facts: PageFacts): TemplateCondition | undefined {
  const { kind, archive } = facts
  const place = ownPlaceOf(facts)
  if (archive?.of === 'product') {
    return place && { kind: 'archive', of: archive.of, by: archive.by }
  }
  if (place) return { kind: place }
  if (archive) return { kind: 'archive', of: archive.of, by: archive.by }
  return frameModules(kind) ? { kind: 'all', of: kind as TemplatedKind } : undefined
}

/** Title and address of a page as staff sees them; archives of products have their own. */
export function shownAs(page: PageFacts): PageFacts {
  const { archive } = page
  if (archive?.of !== 'product') return factsOf(page)
  const query = new URLSearchParams({ [archive.by]: archive.slug })
  return { ...factsOf(page), title: archive.name, path: `${page.path}?${query}` }
}

export const factsOf = ({ id, path, kind, title, archive, fields }: PageFacts): PageFacts => ({
  id,
  path,
  kind,
  title,
  ...(archive ? { archive } : {}),
  ...(fields ? { fields } : {}),
})

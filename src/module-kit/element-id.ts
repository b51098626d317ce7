import type { PageNode } from './node.ts'

/**
 * Ids of elements of the page itself or of its scripts, and of modules with fixed ids of parts. A
 * module must not repeat them. `vt-edited` is the builder's placeholder module.
 */
const FRAME_ID =
  /^(content|address-options(-.*)?|vt-(?!edited$).*|cart-totals-.*|order-verify-.*|consent-(title|text|necessary|preferences|statistics|marketing))$/

export const isFrameId = (id: string) => FRAME_ID.test(id)

/** Element id that the owner gave a module (`props.attributes.id`), or an empty string. */
export function elementIdOf({ props }: PageNode): string {
  const { id } = (props.attributes ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

/**
 * Whether a module may use this id: no other module uses it, or derives a part's id from it (module
 * id and hyphen).
 */
export function isElementIdFree(id: string, nodeId: string, others: Iterable<PageNode>): boolean {
  // A link to `#top` leads to the top of the page (HTML, "top of the document").
  if (isFrameId(id.toLowerCase()) || id.toLowerCase() === 'top') return false
  for (const other of others) {
    const { id: known } = other.props
    if (known === nodeId) continue
    if (id === known || id === elementIdOf(other) || id.startsWith(`${known}-`)) return false
  }
  return true
}

import type { PageNode } from './node.ts'

/** What stands on pages under names of their own: the place of the content, its top, and what scripts look for. */
const RESERVED = /^(content|top|vt-.*|cart-totals-.*|order-verify-.*)$/i

/** The name that an owner gave a module's element (`props.attributes.id`); empty without one. */
export function elementIdOf({ props }: PageNode): string {
  const { id } = (props.attributes ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

/**
 * Whether a module may be called so: no other module of the page is, and none can name one of its parts so, which it does
 * by its id and a hyphen.
 */
export function isElementIdFree(id: string, nodeId: string, others: Iterable<PageNode>): boolean {
  if (RESERVED.test(id)) return false
  for (const other of others) {
    const { id: known } = other.props
    if (known === nodeId) continue
    if (id === known || id === elementIdOf(other) || id.startsWith(`${known}-`)) return false
  }
  return true
}

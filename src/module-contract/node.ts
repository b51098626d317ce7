import { isRecord } from '#base'

/** Node of a page. Slot props contain further nodes. Same format as Puck's component data. */
export interface PageNode {
  type: string
  props: { id: string } & Record<string, unknown>
}

/** A page as it is stored, published and edited. Its JSON Schema is served at `/schema/page.json`. */
export interface PageDocument {
  schema: 1
  /** Applied upgrade steps per module type; missing types are at step 0. */
  upgrades: Record<string, number>
  root: { props: RootProps }
  content: PageNode[]
}

export interface RootProps {
  title: string
  description?: string
  /** Media id for link previews. */
  image?: string
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean
  /** HDR-8: dots at the edge that link to its sections. */
  dotNavigation?: boolean
  /** Content-type field values by key. */
  fields?: Record<string, unknown>
}

/** Whether a value has the format of a node, whatever its type and props. */
export function isPageNode(value: unknown): value is PageNode {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    isRecord(value.props) &&
    typeof value.props.id === 'string'
  )
}

/** Module ids are element ids that need no escaping in URLs and CSS. */
export const NODE_ID_PATTERN = '^[A-Za-z][A-Za-z0-9_-]{0,63}$'

/**
 * Ids of elements of the page itself or of its scripts, and of modules with fixed ids of parts. A
 * module must not repeat them. `vt-edited` is the builder's placeholder module.
 */
const FRAME_ID =
  /^(content|address-options(-.*)?|vt-(?!edited$).*|order-verify-.*|product-reviews|tab-reviews|consent-(title|text|necessary|preferences|statistics|marketing))$/

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

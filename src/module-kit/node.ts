import { isRecord } from '#base'

/** One block of a page. Slot props hold further nodes. The same shape as Puck's component data. */
export interface PageNode {
  type: string
  props: { id: string } & Record<string, unknown>
}

/** A page as it is stored, published and edited. Its JSON Schema is served at `/schema/page.json`. */
export interface PageDocument {
  schema: 1
  /** Upgrade steps reached, per module type; a type that is missing is at step 0. */
  upgrades: Record<string, number>
  root: { props: RootProps }
  content: PageNode[]
}

export interface RootProps {
  title: string
  description?: string
  /** A media id for link previews. */
  image?: string
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean
  /** HDR-8: dots at the edge that lead to its sections. */
  dotNavigation?: boolean
  /** What it says in the fields of its content type, by their keys. */
  fields?: Record<string, unknown>
}

/** Whether a value has the shape of a node, whatever its type and props. */
export function isPageNode(value: unknown): value is PageNode {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    isRecord(value.props) &&
    typeof value.props.id === 'string'
  )
}

/** What a module id looks like: an element id that needs no escaping anywhere. */
export const NODE_ID_PATTERN = '^[A-Za-z][A-Za-z0-9_-]{0,63}$'

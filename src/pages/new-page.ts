import type { PageDocument, PageNode } from '#module-kit'
import type { PageKind, PageSummary } from './schema.ts'

/** A page that a new site begins with. */
export interface NewPage {
  path: string
  kind?: PageKind
  summary?: PageSummary
  document: PageDocument
}

export function pageDocument(
  root: PageDocument['root']['props'],
  content: PageNode[],
): PageDocument {
  return { schema: 1, upgrades: {}, root: { props: root }, content }
}

/** A node in one line. */
export function node(type: string, id: string, props: Record<string, unknown> = {}): PageNode {
  return { type, props: { id, ...props } }
}

import type { Clock } from '#base'
import type { Database, Tables } from '#db'
import type { PageDocument } from '#module-contract'

/** A problem of a document; `path` is a JSON pointer. */
export interface Problem {
  path: string
  message: string
}

/** Functions that depend on the modules. `stored` are earlier states of the same page. */
export interface DocumentRules {
  /** All problems of a document; empty if it can be published. */
  validate(document: unknown, stored?: readonly PageDocument[]): Problem[]
  /** Normalizes a document for storage: cleans rich text, upgrades stored props, keeps unknown content. */
  clean(document: PageDocument, stored?: readonly PageDocument[]): PageDocument
  /** Converts a stored document to the current version. */
  upgrade(document: PageDocument): PageDocument
  /** Whether a newer program wrote it; saving would lose data. */
  isNewer(document: unknown): boolean
  /** Text content as cleaned HTML. */
  articleHtml(document: PageDocument): string
  /** The same including all other visible texts of modules. */
  searchableHtml(document: PageDocument): string
  /** Ids of nodes whose module does not exist. */
  unknownIds(document: PageDocument): string[]
  /** Content that requires permission to write code: a text for each node with code. */
  restricted(document: PageDocument): string[]
  /** Values that must not be published, such as a form field that reads the session cookie. */
  refused(document: PageDocument): Problem[]
}

export interface PageDeps {
  db: Database
  clock: Clock
  documents: DocumentRules
  /** Path prefixes that show a template, so pages there would be unreachable. */
  sharedPrefixes(): Promise<readonly string[]>
  /** Paths of built-in pages such as search and cart, so archives there would be unreachable. */
  ownPaths(): Promise<readonly string[]>
  /** Called within the transaction for every published or scheduled document. */
  published(tx: Database, document: PageDocument, author: Author): Promise<void>
  /** Called within the transaction when a page moves, to update stored paths. */
  pageMoved(tx: Database, from: string, to: string): Promise<void>
}

/** A staff member, or a command with a name. */
export interface Author {
  id: string | null
  name: string
  /** Lacks permission to write code; saved documents keep the page's code. */
  keepsCode?: boolean
  /** May only publish posts: new form destinations need approval. */
  needsApproval?: boolean
}

export type RevisionEvent = 'saved' | 'published' | 'restored'
export type PageValues = Partial<Omit<Tables['pages'], 'id'>>

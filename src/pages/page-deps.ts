import type { Clock } from '#base'
import type { Database, Tables } from '#db'
import type { PageDocument } from '#module-kit'

/** One thing wrong with a document; `path` is a JSON pointer. */
export interface Problem {
  path: string
  message: string
}

/** What is known of documents where the modules are. `stored` are earlier states of the same page. */
export interface DocumentRules {
  /** Every problem of a document; none for one that can be published. */
  validate(document: unknown, stored?: readonly PageDocument[]): Problem[]
  /** The document as it is kept: rich text cleaned, stored props upgraded, what is unknown as it is stored. */
  clean(document: PageDocument, stored?: readonly PageDocument[]): PageDocument
  /** A stored document in today's shape. */
  upgrade(document: PageDocument): PageDocument
  /** Whether a newer program wrote it: what it added would be lost by saving. */
  isNewer(document: unknown): boolean
  /** What it says, without its design: cleaned HTML. */
  articleHtml(document: PageDocument): string
  /** The same with all other texts that visitors read in its modules. */
  searchableHtml(document: PageDocument): string
  /** Ids of nodes whose module is gone. */
  unknownIds(document: PageDocument): string[]
  /** What of a document only who may write code may set: a text for each node that holds any. */
  restricted(document: PageDocument): string[]
  /** Values that may not be published, such as a form field that reads the session's cookie. */
  refused(document: PageDocument): Problem[]
}

export interface PageDeps {
  db: Database
  clock: Clock
  documents: DocumentRules
  /** Beginnings of addresses that all show one template: a page of its own there would never be seen. */
  sharedPrefixes(): Promise<readonly string[]>
  /** Addresses that the site has pages of its own at, such as the search and the cart: a list there would never be seen. */
  ownPaths(): Promise<readonly string[]>
  /** Called with every document that is published or scheduled, in the same transaction. */
  published(tx: Database, document: PageDocument, author: Author): Promise<void>
  /** Told of a page that moves, in the same transaction: whoever keeps its address elsewhere follows it. */
  pageMoved(tx: Database, from: string, to: string): Promise<void>
}

/** Who saves: a member of the staff, or a command under a name. */
export interface Author {
  id: string | null
  name: string
  /** Has no right to write code: what is saved keeps that of the page. */
  keepsCode?: boolean
  /** May publish posts only: new destinations of forms wait for an editor's approval. */
  needsApproval?: boolean
}

export type RevisionEvent = 'saved' | 'published' | 'restored'
export type PageValues = Partial<Omit<Tables['pages'], 'id'>>

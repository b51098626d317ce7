import type { Visitor } from '#base'
import type { Translate } from '#texts'
import type { ActionOutcome } from './action.ts'
import type { FieldSet, ResolvedProps } from './fields.ts'
import type { MenuEntry, MenuItem } from './menu-entry.ts'
import type { PageFacts } from './page-facts.ts'
import type { PageNeeds } from './page-needs.ts'
import type { PageLanguage } from './texts.tsx'

/** The part of a request that changes what a page shows. */
export interface LoadContext<Services> {
  services: Services
  /** Path of the page being rendered, and what its modules read of the query: see `QueryContext`. */
  url: URL
  page: PageFacts
  /** Where visitors reach the site; for absolute addresses, which the request must not choose. */
  publicUrl: string
  nodeId: string
  /** Id of the page in whose document the module stands: of what a template holds, the template's. */
  documentId: string
  language: PageLanguage
  /** The module's own texts (`texts.ts`) in the page's language. */
  translate: Translate
  /** The name of one of its parameters in the query: as it is for the first of a kind, with its id for others. */
  parameter(name: string): string
  /** Marks what was read; a write to the same tag drops the cached page. */
  tag(...tags: string[]): void
  /** Who asks. The answer then belongs to this visitor: the page is not cached. */
  visitor(): Visitor
  /** On a page that is made for who asks, where its module `asks`; undefined on the one that is kept for all others. */
  facts: VisitorFacts | undefined
  /** On the canvas of the builder, where props may be half written: other servers are not asked by them. */
  isCanvas: boolean
  /** What an action of this module has just answered, where no script waited for it. */
  outcome: ActionOutcome | undefined
  /** What who asks sees of a menu: entries that lead somewhere, with their icons. */
  showMenu(items: readonly MenuItem[]): Promise<MenuEntry[]>
  /** Marks the moment until which the answer holds (the end of a sale, the next event). */
  freshUntil(ms: number): void
  /** The page is not found after all: its address names something that does not exist. */
  notFound(): void
  /** Overrides the page's title, description and preview picture. */
  head(changes: HeadChanges): void
  /** Adds structured data and links to the page's head, and what the page may load from elsewhere. */
  needs(needs: PageNeeds): void
}

/**
 * What `query` of a `load.server.ts` may ask. It answers the parameters that `load` reads, each in its one spelling and
 * defaults left out; all others are dropped before the page is rendered, so that every spelling of an address shares
 * one cached page. Without a `query` a loader sees none.
 */
export type QueryContext<Services> = Pick<
  LoadContext<Services>,
  'services' | 'url' | 'page' | 'parameter'
>

export interface HeadChanges {
  title?: string
  /** What the address makes of the page, before its title: a category, a number of a page. */
  titleDetails?: string[]
  description?: string
  /** A media id, or the `id` of a resolved image. */
  image?: string
  kind?: 'website' | 'article' | 'product'
  noindex?: boolean
  /** The part of the query that makes another page of it; none by default. */
  canonicalQuery?: URLSearchParams
}

/** What is known of who asks, each looked up when it is wanted. */
export interface VisitorFacts {
  cookie(name: string): string | undefined
  /** Who is signed in. */
  member(): Promise<{ name: string; role: string } | undefined>
  /** Slugs of what the cart holds, and what that costs in the shop's currency. */
  cart(): Promise<{ products: readonly string[]; total: number }>
}

/** What a request carries beyond its address. */
export interface RequestState {
  visitor: Visitor
  /** For modules that are shown to some visitors only; without it, the page is made for everybody. */
  facts?: VisitorFacts
  /** Keys of the subjects that are shown, by split test; without it, the first of each. */
  subjects?: ReadonlyMap<string, string>
  /** Split tests whose subject the script of the page asks for: what all their subjects need is in the page. */
  later?: ReadonlySet<string>
  /** What an action answered, and of which module: this page is shown as its answer. */
  outcome?: { nodeId: string; outcome: ActionOutcome }
}

/** Server-side data of a module; `load.server.ts` exports one as `load`. */
export type Loader<Set, Services, Data> =
  Set extends FieldSet<infer Shape>
    ? (props: ResolvedProps<Shape>, context: LoadContext<Services>) => Promise<Data> | Data
    : never

import type { Visitor } from '#base'
import type { Translate } from '#texts'
import type { ActionOutcome } from './action.ts'
import type { FieldSet, ResolvedProps } from './field-set.ts'
import type { MenuEntry, MenuItem } from './menu.ts'
import type { PageLanguage } from './module-texts.tsx'
import type { PageFacts } from './page-facts.ts'
import type { PageNeeds } from './page-needs.ts'

/** Context of a loader: the part of a request that changes the page. */
export interface LoadContext<Services> {
  services: Services
  /** Path of the page, and the query parameters that its modules declare (see `QueryContext`). */
  url: URL
  page: PageFacts
  /** Base URL of the site, for absolute URLs. Not derived from the request. */
  publicUrl: string
  nodeId: string
  /** Id of the document that contains the module; inside a template, the template's id. */
  documentId: string
  language: PageLanguage
  /** The module's texts (`texts.ts`) in the page's language. */
  translate: Translate
  /** Name of a query parameter: plain for the first module of a kind, prefixed with the id for others. */
  parameter(name: string): string
  /** Adds cache tags; a write to a tag drops the cached page. */
  tag(...tags: string[]): void
  /** The visitor of the request. Makes the page private and uncached. */
  visitor(): Visitor
  /**
   * Facts about the visitor, if the module `asks` and the page is rendered for one visitor.
   * Undefined on the cached page.
   */
  facts: VisitorFacts | undefined
  /** True on the builder's canvas, where props may be incomplete, so external servers are not called. */
  isCanvas: boolean
  /** Result of this module's action after a post without JavaScript. */
  outcome: ActionOutcome | undefined
  /** Resolves a menu for the visitor: entries with existing targets, and their icons. */
  showMenu(items: readonly MenuItem[]): Promise<MenuEntry[]>
  /** Sets the time until which the data is valid (end of a sale, next event). */
  freshUntil(ms: number): void
  /** Reports that the URL names something that does not exist; the page answers 404. */
  notFound(): void
  /** Overrides the page's title, description and preview image. */
  head(changes: HeadChanges): void
  /** Adds structured data, head links and policy sources. */
  needs(needs: PageNeeds): void
}

/**
 * Context of `query` in `load.server.ts`, which returns the parameters that `load` reads in
 * canonical form, without defaults. All other parameters are removed before rendering, so equal
 * pages share a cache entry. Without `query` a loader receives none.
 */
export type QueryContext<Services> = Pick<
  LoadContext<Services>,
  'services' | 'url' | 'page' | 'parameter'
>

export interface HeadChanges {
  title?: string
  /** Details of the URL before the title: a category, a page number. */
  titleDetails?: string[]
  description?: string
  /** A media id, or the `id` of a resolved image. */
  image?: string
  kind?: 'website' | 'article' | 'product'
  noindex?: boolean
  /** Query parameters of the canonical URL; none by default. */
  canonicalQuery?: URLSearchParams
}

/** Facts about the visitor, loaded on demand. */
export interface VisitorFacts {
  cookie(name: string): string | undefined
  /** The signed-in user. */
  member(): Promise<{ name: string; role: string } | undefined>
  /** Slugs of products in the cart, and its total in the shop's currency. */
  cart(): Promise<{ products: readonly string[]; total: number }>
}

/** Request data besides the URL. */
export interface RequestState {
  visitor: Visitor
  /** For display conditions on visitors; without it, the page is rendered for everybody. */
  facts?: VisitorFacts
  /** Code of the chosen currency; undefined for the shop's base currency. */
  currency?: string | undefined
  /** Id of the customer's group, if its prices are shown. */
  customerGroup?: string | undefined
  /** Keys of the shown subjects by split test; default: the first of each. */
  subjects?: ReadonlyMap<string, string>
  /**
   * Split tests whose subject the script of the page asks for: what all their subjects need is in
   * the page.
   */
  later?: ReadonlySet<string>
  /** Result of an action and its module; the page shows it. */
  outcome?: { nodeId: string; outcome: ActionOutcome }
}

/** Server-side data of a module; `load.server.ts` exports one as `load`. */
export type Loader<Set, Services, Data> =
  Set extends FieldSet<infer Shape>
    ? (props: ResolvedProps<Shape>, context: LoadContext<Services>) => Promise<Data> | Data
    : never

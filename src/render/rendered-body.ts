import type { Clock } from '#base'
import type { Surroundings, Variable } from '#design'
import type {
  HeadChanges,
  LoadContext,
  MenuEntry,
  MenuItem,
  PageFacts,
  PageLanguage,
  References,
  RequestState,
  Resolver,
} from '#module-contract'
import type { AnyLoader, Services } from '#modules/services'
import type { Messages } from '#texts'
import type { CollectedNeeds } from './collect-needs.ts'
import type { HtmlFacts } from './markup/finish-html.ts'
import type { PageHtml } from './markup/page-html.ts'
import type { ModuleCache } from './module-html/module-cache.ts'
import type { ModuleTexts } from './module-texts.ts'
import type { ShownSubject } from './shown-subjects.ts'
import type { PageEntry, PagePart, PageTree } from './tree/page-tree.ts'
import type { PreparedDocument } from './tree/prepared-document.ts'

/** Loads media, links, variables and page fields of a page at once; `tag` records what was read. */
export type LoadResolver = (
  references: References,
  tag: (...tags: string[]) => void,
  page?: { page: PageFacts; url: URL; request?: Pick<RequestState, 'currency' | 'customerGroup'> },
) => Promise<
  Omit<Resolver, 'slot'> &
    Surroundings & {
      variables?: ReadonlyMap<string, Variable>
      /** Time until which page fields are valid. */
      freshUntil?: number | undefined
    }
>

/** Resolves a menu for a page and records tags and validity. */
export type ShowMenu = (
  items: readonly MenuItem[],
  context: Pick<LoadContext<Services>, 'url' | 'facts' | 'tag' | 'freshUntil'> & {
    /** Staff also see content for other visitors. */
    staff: boolean
  },
) => Promise<MenuEntry[]>

export interface BodyDeps {
  /** For the static export: scripts do not call the server. */
  withoutServer?: boolean
  loaders: ReadonlyMap<string, AnyLoader>
  services: Services
  loadResolver: LoadResolver
  showMenu: ShowMenu
  publicUrl: string
  clock: Clock
  texts: ModuleTexts
  moduleCache: ModuleCache
  /** A node that cannot be shown: unknown, invalid or failing. */
  onProblem(problem: { page: string; node: string; type: string; error: unknown }): void
}

export interface BodyRequest {
  prepared: PreparedDocument
  page: PageFacts
  /** Ids of its documents; default: the page's id for all. */
  documentIds?: Partial<Record<PagePart, string>> | undefined
  url: URL
  request: RequestState
  language: PageLanguage
  /** Staff see a placeholder where a module cannot be shown. */
  staff?: boolean
  /** For the canvas of the builder. */
  isCanvas?: boolean
  /** In a frame of another site. */
  isEmbedded?: boolean | undefined
  /** Maximum number of modules with data; default: fifty. */
  maxLoads?: number
  /** Separator between the page's own modules; default: a line break. */
  between?: string
}

export interface RenderedBody extends PageHtml {
  facts: HtmlFacts
  css: string
  /** Module types on the page, for their styles. */
  types: Set<string>
  /** Island types on the page with their messages. */
  islands: Map<string, Messages | undefined>
  tags: Set<string>
  isPrivate: boolean
  /** Time until which the page may be cached, in UTC milliseconds. */
  freshUntil: number
  /** Shown split tests by key. */
  tests: ReadonlyMap<string, ShownSubject>
  /** Requirements of its modules. */
  needs: CollectedNeeds
  head: HeadChanges
  isFound: boolean
  /** Resolves menus outside modules like those inside. */
  showMenu(items: readonly MenuItem[]): Promise<MenuEntry[]>
  /** Split tests whose goal is a visit to this page; empty for all with such a goal. */
  goals: Set<string>
  tree: PageTree
  /** Ids of the elements of modules, including copies and without hidden ones. */
  elementsOf(entries: ReadonlySet<PageEntry>): string[]
  /** HTML of split tests by key, one entry per place. */
  subjectHtml: Map<string, string[]>
  /** Goals inside split tests by key. */
  subjectGoals: Map<string, ReadonlySet<string>>
  /** HTML of the module whose action was called. */
  outcomeHtml: string | undefined
  /** Loader data of modules. */
  loaded: ReadonlyMap<PageEntry, unknown>
  /** Copies of repeated modules by id. */
  copies: ReadonlyMap<string, RepeatedCopy>
  /** Rendered items of a repeating module. */
  itemsOf(entry: PageEntry): readonly string[]
}

/** A module rendered for one item. */
export interface RepeatedCopy {
  /** Entry of the page's tree. */
  origin: PageEntry
  page: PageFacts
  /** Component props, without the content of slots. */
  props(): Record<string, unknown>
}

import type { Clock } from '#base'
import type { Surroundings, Variable } from '#design'
import type {
  HeadChanges,
  LoadContext,
  MenuEntry,
  MenuItem,
  PageFacts,
  PageLanguage,
  PageNode,
  References,
  RequestState,
  Resolver,
} from '#module-kit'
import type { AnyLoader, Services } from '#modules/loaders'
import type { Messages } from '#texts'
import type { CollectedNeeds } from './collect-needs.ts'
import type { ModuleTexts } from './module-texts.ts'
import type { PagePart, PreparedDocument } from './prepared-document.ts'
import type { ShownSubject } from './shown-subjects.ts'

/**
 * Media and links of one page, read at once, what the owner named, and what is taken from the page itself; `tag` names what was
 * read.
 */
export type LoadResolver = (
  references: References,
  tag: (...tags: string[]) => void,
  page?: { page: PageFacts; url: URL },
) => Promise<
  Omit<Resolver, 'slot'> &
    Surroundings & {
      variables?: ReadonlyMap<string, Variable>
      /** Until when what is taken from the page holds. */
      freshUntil?: number | undefined
    }
>

/** What of a menu is shown on a page; it says by itself what was read, and until when that holds. */
export type ShowMenu = (
  items: readonly MenuItem[],
  context: Pick<LoadContext<Services>, 'url' | 'facts' | 'tag' | 'freshUntil'> & {
    /** Who works on the page sees what is shown to some, too. */
    staff: boolean
  },
) => Promise<MenuEntry[]>

export interface BodyDeps {
  /** For a copy of the site as files: no script asks a server. */
  withoutServer?: boolean
  loaders: ReadonlyMap<string, AnyLoader>
  services: Services
  loadResolver: LoadResolver
  showMenu: ShowMenu
  publicUrl: string
  clock: Clock
  texts: ModuleTexts
  /** A node that cannot be shown: unknown, invalid or failing. */
  onProblem(problem: { page: string; node: string; type: string; error: unknown }): void
}

export interface BodyRequest {
  prepared: PreparedDocument
  page: PageFacts
  /** Ids of its documents; all are the page's, where nothing is said. */
  documentIds?: Partial<Record<PagePart, string>> | undefined
  url: URL
  request: RequestState
  language: PageLanguage
  /** Staff see a placeholder where a module cannot be shown. */
  staff?: boolean
  /** For the canvas of the builder. */
  isCanvas?: boolean
  /** As many modules may ask for data; by default fifty. */
  maxLoads?: number
  /** What stands between the page's own modules; a line break by itself. */
  between?: string
}

export interface RenderedBody {
  html: string
  /** What stands above and below by templates; undefined where the site's own does. */
  header: string | undefined
  footer: string | undefined
  /** What opens over the page; empty for nothing. */
  popups: string
  css: string
  /** Module types on the page, for their styles. */
  types: Set<string>
  /** Types that have an island on the page, with the messages that each is sent. */
  islands: Map<string, Messages | undefined>
  tags: Set<string>
  isPrivate: boolean
  /** Until when the page may be kept, in UTC milliseconds. */
  freshUntil: number
  /** The split tests that it shows, by their keys. */
  tests: ReadonlyMap<string, ShownSubject>
  /** What its modules ask of the page around them. */
  needs: CollectedNeeds
  head: HeadChanges
  isFound: boolean
  /** For the menus around the page's modules: as its modules have theirs. */
  showMenu(items: readonly MenuItem[]): Promise<MenuEntry[]>
  /** Split tests whose goal is a visit to this page; empty for all with such a goal. */
  goals: Set<string>
  /** Ids of the elements that are the goal of a test, by the modules that its definition names. */
  goalElements(goal: string): string[]
  /** What is shown of split tests, by their keys: of a test that is repeated, in each of its places. */
  subjectHtml: Map<string, string[]>
  /** As `goals`, of what is shown of a split test. */
  subjectGoals: Map<string, ReadonlySet<string>>
  /** The module whose action was called, as it shows the outcome. */
  outcomeHtml: string | undefined
  /** What loaders answered, by the node as it stands in the document. */
  loaded: ReadonlyMap<PageNode, unknown>
  /** Copies of what modules repeat, by their ids. */
  copies: ReadonlyMap<string, RepeatedCopy>
  /** What is shown for each item of a module that repeats what stands in it. */
  itemsOf(node: PageNode): readonly string[]
}

/** A module as it is shown for one item. */
export interface RepeatedCopy {
  /** As it stands in the document. */
  origin: PageNode
  page: PageFacts
  /** As its component gets them, without what its slots hold. */
  props(): Record<string, unknown>
}

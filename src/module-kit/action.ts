import type { Static, TSchema } from 'typebox'
import type { PostedFile, VisitorOfAction } from '#base'
import type { Translate } from '#texts'
import type { FieldSet, ResolvedProps } from './fields.ts'
import type { PageFacts } from './page-facts.ts'
import type { PageLanguage } from './texts.tsx'

/** What an action may ask and do besides its answer. */
export interface ActionContext<Services> {
  services: Services
  /** Address of the page that it was called on, with the part of the query that the page reads. */
  url: URL
  /** The same with its whole query, whatever stands in it. */
  postedUrl: URL
  page: PageFacts
  language: PageLanguage
  /** Where visitors reach the site; for absolute addresses, which the request must not choose. */
  publicUrl: string
  nodeId: string
  /** The name of one of its parameters in the query, as its loader knows it. */
  parameter(name: string): string
  /** Id of the page in whose document the module stands: of what a template holds, the template's. */
  documentId: string
  /** What the subject of a split test is called that the module stands in. */
  subject: string | undefined
  /** The module's own texts (`texts.ts`) in the page's language. */
  translate: Translate
  visitor(): VisitorOfAction
  /** Empty unless the action takes `files`. */
  files: readonly PostedFile[]
  /** Why files were not stored: too many uploads at once, or the disk is nearly full. */
  refusedFiles: 'uploads-busy' | 'storage-full' | undefined
  /** True where no script waits for the answer: the page shows it. */
  isPlainPost: boolean
  /** Whether this visitor's address may begin one more of what is kept for long, such as a cart. Counts it. */
  mayBegin(): Promise<boolean>
}

/**
 * A refusal is an answer like any other: its status is 200 unless it says another. `redirect`: where the visitor goes
 * next. Without one the page that the action was called on shows the answer.
 */
export type ActionResult<Answer = unknown, Refusal = unknown> =
  | {
      ok: true
      answer?: Answer
      redirect?: string | undefined
      /** What it brought a visitor to, for split tests; no browser is told. */
      conversion?: Conversion
      /** How far a visitor came with a form, for its counts; no browser is told. */
      formStep?: FormStep | undefined
    }
  | {
      ok: false
      reason: string
      refusal?: Refusal
      status?: 403 | 404 | 409 | 422 | 429
      formStep?: FormStep | undefined
    }

export interface Conversion {
  goal: 'form' | 'sign-up' | 'comment' | 'add-to-cart' | 'checkout' | 'order'
  /** What an order is worth, in minor units; each counts once. */
  order?: { id: string; value: number }
}

/** One more visitor began a form, or sent it. */
export interface FormStep {
  step: 'started' | 'sent'
  /** `<page id>/<module id>`. */
  form: string
  title: string
  /** What the subject of a split test is called that it stands in. */
  subject?: string | undefined
  /** The path of the page that it stands on. */
  page: string
}

/** What a module shows after its action was called by a plain post. */
export interface ActionOutcome<Result = ActionResult, Input = unknown> {
  name: string
  input: Input
  result: Result
}

/** Posted fields: texts, nothing nested; a name that comes more than once is a list. */
export type PostedFields = Record<string, string | string[]>

/** Limits of what is received before an action sees it. */
export interface AcceptedFiles {
  maxCount: number
  /** Of one file. */
  maxBytes: number
}

export interface ActionDefinition<Live, Services, Input extends TSchema> {
  /** Of the posted fields. What does not fit is answered with 400 before anything runs. */
  input: Input
  /** Calls a minute by one address. */
  perMinute: number
  /** Calls an hour by one address from forms without script, where a sum stands in for the proof of work. */
  plainPerHour?: number
  /** What it takes as files, as a multipart form; without it, none. */
  files?(props: Live): AcceptedFiles | undefined
  /**
   * Whether files are stored at all, by the fields that came before them; without it, always. Files of others are
   * discarded unread.
   */
  mayUpload?(
    props: Live,
    input: PostedFields,
    context: Pick<ActionContext<Services>, 'services' | 'documentId' | 'nodeId' | 'isPlainPost'>,
  ): Promise<boolean>
  run(
    props: Live,
    input: Static<Input>,
    context: ActionContext<Services>,
  ): Promise<ActionResult> | ActionResult
}

// biome-ignore lint/suspicious/noExplicitAny: an action of any module
export type AnyAction = ActionDefinition<any, any, TSchema>

/**
 * One thing that a module does for a visitor; `action.server.ts` exports them by name as `actions`. Called by
 * `callAction` with JSON, or by a plain form whose `_action` field names it (`actionName`). Where it comes from, how often and
 * what it holds is checked before it runs.
 */
export function defineAction<Set extends FieldSet, Services, Input extends TSchema>(
  definition: ActionDefinition<
    Set extends FieldSet<infer Shape> ? ResolvedProps<Shape> : never,
    Services,
    Input
  >,
) {
  return definition
}

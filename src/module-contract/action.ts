import type { Static, TSchema } from 'typebox'
import type { PostedFile, VisitorOfAction } from '#base'
import type { Translate } from '#texts'
import type { FieldSet, ResolvedProps } from './field-set.ts'
import type { PageLanguage } from './module-texts.tsx'
import type { PageFacts } from './page-facts.ts'

/** Context of an action. */
export interface ActionContext<Services> {
  services: Services
  /** URL of the page, with the query parameters that it reads. */
  url: URL
  /** Same URL with the complete query. */
  postedUrl: URL
  page: PageFacts
  language: PageLanguage
  /** Base URL of the site, for absolute URLs. Not derived from the request. */
  publicUrl: string
  nodeId: string
  /** Name of a query parameter of this module, as in its loader. */
  parameter(name: string): string
  /** Id of the document that contains the module; inside a template, the template's id. */
  documentId: string
  /** Name of the split-test subject that contains the module. */
  subject: string | undefined
  /** The module's texts (`texts.ts`) in the page's language. */
  translate: Translate
  visitor(): VisitorOfAction
  /** Empty unless the action takes `files`. */
  files: readonly PostedFile[]
  /** Why files were not stored: too many uploads at once, or the disk is nearly full. */
  refusedFiles: 'uploads-busy' | 'storage-full' | undefined
  /** True for a form posted without JavaScript, so the page shows the result. */
  isPlainPost: boolean
  /**
   * Counts a post that stores data, for forms without JavaScript. Returns the seconds to wait if
   * the IP address is beyond `plainPerHour`, otherwise 0.
   */
  plainWait(): Promise<number>
  /** Whether this IP address may create another long-lived record, such as a cart. Counts the call. */
  mayCreateRecord(): Promise<boolean>
}

/**
 * Result of an action. A refusal has status 200 unless it sets another. `redirect` is the next
 * page; without it, the page of the action shows the result.
 */
export type ActionResult<Answer = unknown, Refusal = unknown> =
  | {
      ok: true
      answer?: Answer
      redirect?: string | undefined
      /** Conversion for split tests. Not sent to the browser. */
      conversion?: Conversion
      /** Progress in a form, for its statistics. Not sent to the browser. */
      formStep?: FormStep | undefined
    }
  | {
      ok: false
      reason: string
      refusal?: Refusal
      status?: 403 | 404 | 409 | 422 | 429
      /** Sets status 429 and the header `Retry-After`. */
      waitSeconds?: number | undefined
      formStep?: FormStep | undefined
    }

export interface Conversion {
  goal: 'form' | 'sign-up' | 'comment' | 'add-to-cart' | 'checkout' | 'order'
  /** Value of an order in minor units. Each order counts once. */
  order?: { id: string; value: number }
}

/** A visitor started or sent a form. */
export interface FormStep {
  step: 'started' | 'sent'
  /** `<page id>/<module id>`. */
  form: string
  title: string
  /** Name of the split-test subject that contains the form. */
  subject?: string | undefined
  /** Path of its page. */
  page: string
}

/**
 * Result that a module shows after a plain post of its action. The types of `input` and `result` are
 * those of the action called `name`, so the loader casts them.
 */
export interface ActionOutcome<Result = ActionResult, Input = unknown> {
  name: string
  input: Input
  result: Result
}

/** Posted text fields without nesting. Repeated names become a list. */
export type PostedFields = Record<string, string | string[]>

/** Limits that are enforced before the action runs. */
export interface AcceptedFiles {
  maxCount: number
  /** Per file. */
  maxBytes: number
}

export interface ActionDefinition<Live, Services, Input extends TSchema> {
  /**
   * Schema of the posted fields. Other input is answered with 400 and an error page before the
   * action runs, so empty or misspelled answers must match it and be refused by `run`.
   */
  input: Input
  /** Calls per minute and IP address. */
  perMinute: number
  /**
   * Maximum posts per hour and IP address of forms without JavaScript, where an arithmetic question
   * replaces the proof of work. The action calls `plainWait` to count posts that store data.
   */
  plainPerHour?: number
  /**
   * Runs instead of `run` for a form without JavaScript beyond `perMinute`, and keeps the input.
   * Without it the visitor gets an error page.
   */
  refuseBusy?(
    props: Live,
    input: Static<Input>,
    context: ActionContext<Services>,
    waitSeconds: number,
  ): ActionResult
  /** Limits of uploaded files. Without it, the action accepts none. */
  files?(props: Live): AcceptedFiles | undefined
  /**
   * Whether files are stored, decided by the fields before them. Default: always. Otherwise files
   * are discarded unread.
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
 * An operation that a module offers to visitors. `action.server.ts` exports them by name as
 * `actions`. Called by `callAction` with JSON, or by a plain form with the field `_action`
 * (`actionName`). Origin, rate and input are checked before it runs.
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

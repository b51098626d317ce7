import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { measure } from '#base/metrics'
import type { ActionResult, AnyAction, Conversion, FormStep, RequestState } from '#module-contract'
import type { ServerModules, Services } from '#modules/services'
import {
  documentIdOf,
  hasModule,
  nameParameters,
  resolveNodeProps,
  resumedSubjects,
  validatorOf,
} from '#render'
import { RefusedRequest } from '../../http/refused-request.ts'
import { createLimit } from '../../http/request-counts.ts'
import { toLocation } from '../../http/to-location.ts'
import { embeddedPath } from '../page/embedded-pages.ts'
import { type PageAddress, toPagePath } from '../page/page-path.ts'
import type { SiteRenderer } from '../page/renderer.ts'
import type { PageResolver, ResolvedPage } from '../page/resolve-page.ts'
import { goalModulesOf } from '../split-tests/goal-modules.ts'
import type { SubjectChooser } from '../split-tests/split-subjects.ts'
import { createVisitor } from '../visitor/visitor.ts'
import { type CurrencyOf, servicesIn } from '../visitor/visitor-currency.ts'
import { type FactsOf, isSignedIn } from '../visitor/visitor-facts.ts'
import type { GroupOf } from '../visitor/visitor-group.ts'
import { actionOf, findTarget, subjectsAround, type Target } from './find-action.ts'
import { type PostedCall, readCall } from './posted-call.ts'
import {
  isFromScript,
  replyFragment,
  replyPage,
  statusOf,
  wantsFragment,
  wantsJson,
} from './reply-outcome.ts'
import type { Uploads } from './uploads.ts'

/** Limit of all actions per IP address. */
const CALLS_PER_MINUTE = 1200
/** Limit of new long-lived records, such as carts, per IP address. */
const NEW_RECORDS_PER_MINUTE = 60

/** In seconds, for limits per minute. */
const LONGEST_MINUTE_WAIT = 60
/** Limit of pages with a kept form per IP address, because an error page is cheaper to make. */
const DRAFTS_PER_MINUTE = 60

/**
 * `POST <page URL>`: calls an action of a module on that page. Scripts receive JSON, forms without
 * script receive the page. The origin is checked for every changing request; input and rate are
 * checked here.
 */
export function actionRoutes(
  app: FastifyInstance,
  deps: {
    services: Services
    registry: Pick<ServerModules, 'actions'>
    resolver: PageResolver
    renderer: SiteRenderer
    publicUrl: string
    hasLimits: boolean
    factsOf: FactsOf
    currencyOf: CurrencyOf
    groupOf: GroupOf
    chooseSubjects: SubjectChooser
    /** Path for a posted file until its action ends. */
    temporaryFile(): Promise<string>
    uploads: Uploads
    /** Reports conversions to split tests. */
    onConversion(
      request: FastifyRequest,
      conversion: Conversion,
      isGoalModule: (goalModule: string) => boolean,
      subjects: ReadonlyMap<string, string>,
    ): Promise<void>
    /** Reports errors that visitors met to split tests. */
    onFailure(request: FastifyRequest, subjects: ReadonlyMap<string, string>): void
    /** Reports progress in forms. */
    onFormStep(request: FastifyRequest, step: FormStep): void
  },
): { callAction: CallAction } {
  const { resolver, renderer, publicUrl } = deps
  const { actions } = deps.registry
  const limits = new Map<AnyAction, Counter>()
  const plainLimits = new Map<AnyAction, Counter>()
  if (deps.hasLimits) {
    for (const [type, named] of actions) {
      for (const [name, action] of Object.entries(named)) {
        const what = `${type}/${name}`
        limits.set(action, createCounter(app, what, action.perMinute))
        const { plainPerHour } = action
        if (plainPerHour) {
          plainLimits.set(action, createCounter(app, `${what} plain`, plainPerHour, '1 hour'))
        }
      }
    }
  }

  const none: Counter = async () => 0
  const countNewRecord = deps.hasLimits
    ? createCounter(app, 'records', NEW_RECORDS_PER_MINUTE)
    : none
  const countKept = deps.hasLimits ? createCounter(app, 'drafts', DRAFTS_PER_MINUTE) : none

  app.post(
    '/*',
    { config: { rateLimit: { max: CALLS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const posted = toPagePath(request.url, publicUrl)
      if (!posted) return reply.callNotFound()
      const found = await outOfFrame(posted)
      const call = await readCall(request, deps.temporaryFile, deps.uploads)
      try {
        return await answer(request, reply, found, call)
      } finally {
        await call.end()
      }
    },
  )

  return { callAction: answer }

  /** Maps a post inside an embedded page to the page that it shows. */
  async function outOfFrame(posted: PageAddress): Promise<PageAddress> {
    const path = embeddedPath(posted.path)
    if (path === undefined || (await resolver.resolvePage(posted))) return posted
    const url = new URL(posted.url)
    url.pathname = path.replaceAll('%', '%25')
    return { path, url }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    found: PageAddress,
    call: PostedCall,
    /** Sends the outcome for scripts that called another URL than the page's. */
    send?: SendOutcome,
  ) {
    const visitor = createVisitor(request, reply, publicUrl)
    const facts = deps.factsOf(request, reply, visitor)
    const page =
      (await measure('resolve', () => resolver.resolvePage(found, () => isSignedIn(facts)))) ??
      (await resolver.resolveNotFound())
    const { nodeId, name } = call
    const { subjects } = deps.chooseSubjects(
      request.raw,
      page.prepared.tests.keys(),
      resumedSubjects(page.prepared.tree, found.url),
      subjectsAround(page, nodeId),
    )
    const currency = await deps.currencyOf(request.headers.cookie)
    const customerGroup = await deps.groupOf(request.headers.cookie)
    const services = servicesIn(deps.services, { currency, customerGroup })
    const state = { visitor, facts, currency, customerGroup, subjects }
    const url = await renderer.canonicalAddress(page, found.url)
    const target =
      findTarget(actions, page, nodeId, name) ??
      (await findRepeated(page, url, state, nodeId, name))
    if (!target) return reply.callNotFound()
    const { entry, action, copy } = target
    const isPlainPost = send === undefined && !isFromScript(request)
    const wait = (await limits.get(action)?.(request)) ?? 0
    const { refuseBusy } = action
    if (wait > 0 && (!isPlainPost || !refuseBusy || (await countKept(request)) > 0)) {
      throw new RefusedRequest(429, 'too-many-requests-for', { seconds: wait })
    }
    const props =
      copy?.props() ??
      (await resolveNodeProps(entry, renderer.loadResolver, { page, url, request: state }))
    const documentId = documentIdOf(page, entry)
    const { mayUpload } = action
    const { input, files, refusedFiles } = await call.read(
      action.files?.(props),
      wait > 0
        ? async () => false
        : mayUpload &&
            (fields => mayUpload(props, fields, { services, documentId, nodeId, isPlainPost })),
    )
    const validator = validatorOf(action.input)
    if (!validator.Check(input)) {
      const problems = validator
        .Errors(input)
        .map(({ instancePath, message }) => `${instancePath} ${message}`)
      request.log.debug(
        { action: `${entry.node.type}/${name}`, problems },
        'input of action refused',
      )
      throw new RefusedRequest(400, 'malformed')
    }
    if (!(await renderer.isShown(entry, url, state))) return reply.callNotFound()
    const { translate, language } = await renderer.languageFor(entry.node.type)
    const context = {
      services,
      url,
      postedUrl: found.url,
      page: copy?.page ?? page,
      language,
      publicUrl,
      nodeId,
      parameter: nameParameters(page.prepared.tree.entries)(entry),
      documentId,
      subject: entry.subjects.map(({ name, subject }) => name || subject).join(' / ') || undefined,
      translate,
      isPlainPost,
      files,
      refusedFiles,
      visitor: () => visitor,
      plainWait: async () => (await plainLimits.get(action)?.(request)) ?? 0,
      mayCreateRecord: async () => (await countNewRecord(request)) === 0,
    } satisfies Parameters<AnyAction['run']>[2]
    const running =
      wait > 0 && refuseBusy
        ? Promise.resolve<Outcome>(refuseBusy(props, input, context, wait))
        : run(action, props, input, context)
    const { conversion, formStep, ...result } = await running.catch(error => {
      deps.onFailure(request, subjects)
      throw error
    })
    if (conversion) {
      const isGoal = (goal: string) =>
        goal === nodeId || goalModulesOf(page.prepared.tree, goal).has(entry)
      await deps.onConversion(request, conversion, isGoal, subjects)
    }
    if (formStep) deps.onFormStep(request, formStep)
    reply.header('cache-control', 'private, no-store')
    if (statusOf(result) === 429) {
      const { waitSeconds = LONGEST_MINUTE_WAIT } = result as { waitSeconds?: number }
      reply.header('retry-after', String(waitSeconds))
    }
    const outcome = { nodeId, name, input, result }
    if (send) {
      return send(result, () => replyFragment(renderer, reply, page, url, state, outcome))
    }
    if (wantsJson(request)) return reply.code(statusOf(result)).send(result)
    if (wantsFragment(request)) {
      return replyFragment(renderer, reply, page, url, state, outcome)
    }
    if (result.ok && result.redirect) return reply.redirect(toLocation(result.redirect), 303)
    return replyPage(renderer, reply, page, url, state, outcome)
  }

  /** Copies of repeated modules are known only after their page was rendered. */
  async function findRepeated(
    page: ResolvedPage,
    url: URL,
    state: RequestState,
    nodeId: string,
    name: string,
  ): Promise<Target | undefined> {
    const isCopied = page.prepared.tree.entries.some(
      ({ isRepeated, node }) => isRepeated && nodeId.startsWith(`${node.props.id}--`),
    )
    if (!isCopied) return undefined
    const copy = (await renderer.renderModules(page, url, state)).copies.get(nodeId)
    const entry = copy?.origin
    if (!entry || !hasModule(entry)) return undefined
    const action = actionOf(actions, entry.node, name)
    return action && { entry, action, copy }
  }
}

/** Sends the outcome of an action; `showHtml` sends the module's HTML. */
type SendOutcome = (result: ActionResult, showHtml: () => Promise<unknown>) => unknown

/** Calls an action of a page for another route. */
export type CallAction = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: PageAddress,
  call: PostedCall,
  send: SendOutcome,
) => Promise<unknown>

/** Counts a request of its address. Returns the seconds to wait beyond the limit, otherwise 0. */
type Counter = (request: FastifyRequest) => Promise<number>

function createCounter(
  app: FastifyInstance,
  name: string,
  max: number,
  timeWindow = '1 minute',
): Counter {
  const count = createLimit(app, { name, max, timeWindow })
  return async request => {
    const result = await count(request)
    return !result.isAllowed && result.isExceeded ? Math.max(result.ttlInSeconds, 1) : 0
  }
}

/** Result of an action and its meaning for split tests. */
type Outcome = ActionResult & { conversion?: Conversion }

async function run(action: AnyAction, ...call: Parameters<AnyAction['run']>): Promise<Outcome> {
  return action.run(...call)
}

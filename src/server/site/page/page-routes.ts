import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE, isOwnCookie } from '#base'
import { measure } from '#base/metrics'
import { readFromReplica } from '#db'
import type { ModuleRegistry, RequestState, VisitorFacts } from '#module-contract'
import type { Pages } from '#pages'
import {
  type CachedPage,
  createPageSchema,
  hasTests,
  type PageCache,
  resumedSubjects,
  toPrivatePage,
} from '#render'
import type { RenderLimits } from '../../http/render-limits.ts'
import { pageTiming } from '../../http/request-metrics.ts'
import { toLocation } from '../../http/to-location.ts'
import type { FindFeed } from '../seo/create-feeds.ts'
import type {
  ChosenSubjects,
  createLaterChooser,
  SubjectChooser,
} from '../split-tests/split-subjects.ts'
import { createSubjectFailures } from '../split-tests/subject-failures.ts'
import type { AddressCounts } from '../visitor/address-counts.ts'
import { createVisitor, type RequestVisitor } from '../visitor/visitor.ts'
import { type CurrencyOf, cacheKeyIn, sentCurrency } from '../visitor/visitor-currency.ts'
import { cookiesOf, type FactsOf, isSignedIn, sendsOneOf } from '../visitor/visitor-facts.ts'
import { findWithoutPrices, type GroupOf } from '../visitor/visitor-group.ts'
import type { EmbeddedPages } from './embedded-pages.ts'
import type { ReplyNotFound } from './not-found.ts'
import { toPagePath } from './page-path.ts'
import type { PageSender } from './page-sender.ts'
import type { RenderRecorder } from './record-renders.ts'
import type { SiteRenderer } from './renderer.ts'
import type { PageResolver, ResolvedPage } from './resolve-page.ts'

/** Handles all other URLs: published pages, redirects, "not found". */
export function siteRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    registry: ModuleRegistry
    resolver: PageResolver
    renderer: SiteRenderer
    cache: PageCache
    publicUrl: string
    sender: PageSender
    replyNotFound: ReplyNotFound
    factsOf: FactsOf
    currencyOf: CurrencyOf
    groupOf: GroupOf
    counts: AddressCounts
    chooseSubjects: SubjectChooser
    /** For pages with split tests behind a shared cache. */
    chooseLater: ReturnType<typeof createLaterChooser>
    /** A subject cannot be shown. */
    onFailedTests(tests: readonly string[]): Promise<void>
    /** Limits uncached searches. */
    limits: RenderLimits | undefined
    findFeed: FindFeed
    embeddedPages: Pick<EmbeddedPages, 'find'>
    metricsToken: string | undefined
    hasReplica: boolean
    recorder: RenderRecorder | undefined
  },
) {
  const { pages, resolver, renderer, cache, publicUrl, sender } = deps
  const failures = createSubjectFailures()

  app.get('/schema/page.json', async (_request, reply) =>
    reply
      .type('application/schema+json')
      .send(JSON.stringify(createPageSchema(deps.registry.modules, publicUrl))),
  )

  /** Visitors with a session, a cart or a customer account see what they have just changed. */
  const mayBeStale = ({ headers }: FastifyRequest) =>
    !(headers.cookie ?? '').split(';').some(one => {
      const name = one.split('=', 1)[0]?.trim() ?? ''
      return isOwnCookie(name) && name !== CONSENT_COOKIE
    })

  app.get('/*', async (request, reply) => {
    try {
      return await (deps.hasReplica && mayBeStale(request)
        ? readFromReplica(() => answer(request, reply))
        : answer(request, reply))
    } catch (error) {
      const stale = isUnavailable(error) ? findStale(cache, request) : undefined
      if (!stale) throw error
      request.log.warn({ err: error }, 'database busy, page may be outdated')
      return sender.reply(request, reply, { ...stale, isOutdated: true })
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const found = toPagePath(request.url, publicUrl)
    if (!found) return reply.callNotFound()
    if (found.redirect) return reply.redirect(found.redirect, 301)
    const { path, url } = found
    const feed = await deps.findFeed(path)
    if (feed) return sender.reply(request, reply, feed)
    const readAt = cache.mark()
    const visitor = createVisitor(request, reply, publicUrl)
    const facts = deps.factsOf(request, reply, visitor)
    const resolved = await measure('resolve', () =>
      resolver.resolvePage(found, () => isSignedIn(facts)),
    )
    const timing = { isRendered: false }
    const { foreignCache } = await pages.settings.get()
    const choose = foreignCache ? deps.chooseLater : deps.chooseSubjects
    const chosen = choose(
      request.raw,
      resolved?.prepared.tests.keys() ?? [],
      resolved && resumedSubjects(resolved.prepared.tree, url),
    )
    const currency = await deps.currencyOf(request.headers.cookie)
    const customerGroup = await deps.groupOf(request.headers.cookie)
    const prices = { currency, customerGroup }
    const asked = { readAt, url, request, visitor, facts, timing, chosen, prices }
    const page = resolved && (await fromCache(resolved, asked))
    if (page) {
      return sender.reply(request, reply, page, () => [
        ...(timing.isRendered ? ['server-timing', pageTiming(request, deps.metricsToken)] : []),
        ...chosen.sent(page.tests),
      ])
    }
    const embedded = await deps.embeddedPages.find(path, readAt)
    if (embedded) return sender.reply(request, reply, embedded)
    const redirect = await pages.redirects.follow(path)
    if (redirect) {
      deps.counts.redirected(redirect)
      return reply.redirect(toLocation(redirect.to), redirect.status)
    }
    // A page that exists but whose query leads nowhere is not counted as missing.
    if (!resolved || !url.search) deps.counts.missed(request, path)
    return deps.replyNotFound(request, reply)
  }

  async function fromCache(
    resolved: ResolvedPage,
    asked: {
      readAt: number
      url: URL
      request: FastifyRequest
      visitor: RequestVisitor
      facts: VisitorFacts
      timing: { isRendered: boolean }
      chosen: ChosenSubjects
      prices: Pick<RequestState, 'currency' | 'customerGroup'>
    },
  ) {
    const { readAt, url, request, visitor, facts, timing, chosen, prices } = asked
    const address = await renderer.canonicalAddress(resolved, url)
    const key = cacheKeyIn(cache, chosen.keyOf(address.pathname + address.search), prices.currency)
    const hasFacts = sendsOneOf(
      cookiesOf(resolved.prepared.asked, publicUrl),
      request.headers.cookie,
    )
    const known = prices.customerGroup && !hasFacts ? findWithoutPrices(cache, key) : undefined
    if (known) return known
    const isForOne = hasFacts || prices.customerGroup !== undefined
    if (isForOne || cache.isPrivate(key)) await deps.limits?.ownPage(request)
    else if (address.search && !cache.get(key)) await deps.limits?.query(request)
    const render = async () => {
      const { subjects, later } = chosen
      const own = {
        visitor,
        ...prices,
        subjects,
        ...(later && { later }),
        ...(hasFacts ? { facts } : {}),
      }
      let rendered = await renderer.render(resolved, address, own)
      const failed = rendered && [...rendered.failedTests, ...failures.note(rendered.unloadedTests)]
      if (failed && failed.length > 0) {
        await deps.onFailedTests(failed)
        rendered = await renderer.render(resolved, address, {
          ...own,
          subjects: without(own.subjects, failed),
          ...(later && { later: new Set([...later].filter(test => !failed.includes(test))) }),
        })
      }
      timing.isRendered = true
      return rendered
    }
    const { recorder } = deps
    const measured = recorder ? () => recorder.measure(resolved, render) : render
    if (!isForOne) return cache.getOrRender(key, measured, readAt)
    // Rendered without cache for visitors who may see something else.
    const own = await measured()
    return own && toPrivatePage(own)
  }
}

const isUnavailable = (error: unknown) => (error as { code?: string }).code === 'DB_BUSY'

/** A dropped page that is the same for all visitors, if it is still in memory. */
function findStale(cache: PageCache, { raw }: FastifyRequest): CachedPage | undefined {
  const page = cache.getStale(raw.url ?? '/')
  if (!page || hasTests(page.tests) || sendsOneOf(page.cookies, raw.headers.cookie))
    return undefined
  return page.currency && sentCurrency(raw.headers.cookie) ? undefined : page
}

/** Falls back to the first subject for these tests. */
function without(subjects: ReadonlyMap<string, string>, tests: readonly string[]) {
  return new Map([...subjects].filter(([test]) => !tests.includes(test)))
}

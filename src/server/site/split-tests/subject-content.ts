import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from '#pages'
import { type PageCache, plainBodyOf, type RenderedPage, toPrivatePage } from '#render'
import { type SplitTests, splitTestTag } from '#split-test'
import type { RenderLimits } from '../../http/render-limits.ts'
import { toPagePath } from '../page/page-path.ts'
import type { SiteRenderer } from '../page/renderer.ts'
import type { PageResolver, ResolvedPage } from '../page/resolve-page.ts'
import { createVisitor } from '../visitor/visitor.ts'
import { type CurrencyOf, cacheKeyIn, currencyOfPage } from '../visitor/visitor-currency.ts'
import { cookiesOf, type FactsOf, isSignedIn, sendsOneOf } from '../visitor/visitor-facts.ts'
import { cookiesOfPrices, type GroupOf } from '../visitor/visitor-group.ts'
import type { createLaterChooser, SubjectChooser } from './split-subjects.ts'

export interface SubjectContentDeps {
  splitTests: Pick<SplitTests, 'lastKnown'>
  chooseSubjects: SubjectChooser
  chooseLater: ReturnType<typeof createLaterChooser>
  pages: Pick<Pages, 'publishedById' | 'settings'>
  resolver: PageResolver
  renderer: SiteRenderer
  cache: PageCache
  factsOf: FactsOf
  currencyOf: CurrencyOf
  groupOf: GroupOf
  limits: RenderLimits | undefined
  publicUrl: string
}

interface ContentRequest {
  test: string
  /** Path and query of the calling page; without it, the page whose document has the test. */
  page: string | undefined
  /** The browser reports through `update-stats` that it has shown the subject. */
  isViewTold: boolean
}

/** AB-2: returns the visitor's subject of a test as JSON, and caches it for other visitors. */
export function createSubjectContent(deps: SubjectContentDeps) {
  const { splitTests, pages, resolver, renderer, cache, publicUrl } = deps

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { test, ...asked }: ContentRequest,
  ) => {
    const readAt = cache.mark()
    const visitor = createVisitor(request, reply, publicUrl)
    const facts = deps.factsOf(request, reply, visitor)
    const found = await findPage(test, asked.page, () => isSignedIn(facts))
    if (!found) return undefined
    const { page, url } = found
    const address = await renderer.canonicalAddress(page, url)
    const from = { headers: request.headers, url: url.pathname + url.search }
    const chosen = deps.chooseSubjects(from, [test])
    const subject = chosen.subjects.get(test) ?? ''
    const { later, subjects } = await othersOf(page, from)
    const hasFacts = sendsOneOf(cookiesOf(page.prepared.asked, publicUrl), request.headers.cookie)
    const currency = await deps.currencyOf(request.headers.cookie)
    const customerGroup = await deps.groupOf(request.headers.cookie)
    const isForOne = hasFacts || customerGroup !== undefined
    const shown = {
      visitor,
      currency,
      customerGroup,
      subjects: new Map([...subjects, [test, subject]]),
      later: new Set([...later].filter(one => one !== test)),
      ...(hasFacts ? { facts } : {}),
    }
    const own = `${address.pathname}${address.search} subject ${test}=${subject}`
    const key = cacheKeyIn(cache, own, currency)
    if (isForOne || cache.isPrivate(key)) await deps.limits?.ownPage(request)
    else if (address.search && !cache.get(key)) await deps.limits?.query(request)

    async function render(): Promise<RenderedPage | undefined> {
      const body = await renderer.renderModules(page, address, shown)
      const contents = body.subjectHtml.get(test)
      if (!contents) return undefined
      const [content] = contents
      const tags = [...page.tags, ...body.tags, `page:${page.id}`, `path:${page.path}`, 'site']
      return {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify({
          id: subject,
          content,
          ...(contents.length > 1 ? { contents } : {}),
        }),
        tags: new Set([...tags, ...Array.from(page.prepared.tests.keys(), splitTestTag)]),
        isPrivate: body.isPrivate,
        freshUntil: body.freshUntil,
        currency: currencyOfPage(body, currency),
        cookies: cookiesOfPrices(body),
        tests: { all: [], shown: [], goals: [...(body.subjectGoals.get(test) ?? [])] },
      }
    }
    async function renderForOne() {
      const rendered = await render()
      return rendered && toPrivatePage(rendered)
    }
    const answer = await (isForOne ? renderForOne() : cache.getOrRender(key, render, readAt))
    if (!answer) return undefined
    const { goals } = answer.tests
    const headers = chosen.sent({ shown: asked.isViewTold ? [] : [test], goals })
    return { content: await plainBodyOf(answer), contentType: answer.contentType, headers }
  }

  /** Subjects of the other tests on the page. */
  async function othersOf(page: ResolvedPage, from: Parameters<typeof deps.chooseLater>[0]) {
    const chosen = deps.chooseLater(from, page.prepared.tests.keys())
    const { foreignCache } = await pages.settings.get()
    return foreignCache ? chosen : { ...chosen, later: new Set<string>() }
  }

  /** Undefined if the test is not visible. */
  async function findPage(
    test: string,
    asked: string | undefined,
    isMember: () => Promise<boolean>,
  ) {
    const known = splitTests.lastKnown()?.get(test)
    if (!known) return undefined
    const given = asked === undefined ? undefined : toPagePath(asked, publicUrl)
    const own = given ? undefined : await pages.publishedById(known.pageId)
    const address = given ?? (own && toPagePath(encodeURI(own.path), publicUrl))
    const page = address && (await resolver.resolvePage(address, isMember))
    return address && page?.prepared.tests.has(test) ? { page, url: address.url } : undefined
  }
}

export type SubjectContent = ReturnType<typeof createSubjectContent>

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { compileVariables, describeRoot, type Variable, variablesIn } from '#design'
import { needsOfHtml } from '#media-ui'
import {
  type AnyModule,
  createHtmlSlot,
  type HeadChanges,
  type LoadContext,
  type PageNode,
  type Resolver,
  resolveProps,
  TextsProvider,
  toIslandProps,
} from '#module-contract'
import type { Services } from '#modules/services'
import { createNeeds } from './collect-needs.ts'
import { REVEAL_SOURCE, wrapInBrowserCondition } from './display/browser-condition.ts'
import { decideNodes } from './display/decide-nodes.ts'
import { createEmptyNodes } from './empty-nodes.ts'
import { POST_CONTENT } from './expand-parts.ts'
import { goalElementsOf } from './goal-modules.ts'
import { hydrateOf, toIsland } from './island.ts'
import { hideUntilChosen, laterPlace, laterStyles } from './later-subjects.ts'
import { limitLoads } from './load-limit.ts'
import { mergeHeads } from './merge-heads.ts'
import { nameLandmarks } from './name-landmarks.ts'
import { outlinePage } from './page-outline.ts'
import { nameParameters } from './parameter-names.ts'
import { documentIdOf } from './prepared-document.ts'
import type { BodyDeps, BodyRequest, RenderedBody, RepeatedCopy } from './rendered-body.ts'
import { createRepeats, resolverOf } from './repeat.ts'
import { createShownSubjects } from './shown-subjects.ts'
import { SPLIT_TEST, TRACKING_GOAL } from './split-tests.ts'
import { contentPlace, placeholder } from './staff-notices.ts'
import { inStickyTrack } from './sticky-track.ts'

/** Renders a document: slots first, and each module with its own `renderToString`. */
export async function renderBody(deps: BodyDeps, request: BodyRequest): Promise<RenderedBody> {
  const { prepared } = request
  const { nodes, references, problems, blocks } = prepared
  const loaded = new Map<PageNode, unknown>()
  const copies = new Map<string, RepeatedCopy>()
  const lists = new Map<PageNode, PageNode[][]>()
  const body: RenderedBody = {
    html: '',
    header: undefined,
    footer: undefined,
    popups: '',
    css: '',
    types: new Set(),
    islands: new Map(),
    tags: new Set(blocks.map(id => `page:${id}`)),
    isPrivate: false,
    freshUntil: Number.POSITIVE_INFINITY,
    tests: new Map(),
    needs: createNeeds().all(),
    head: {},
    isFound: true,
    showMenu: items => deps.showMenu(items, menuContext),
    loaded,
    copies,
    subjectHtml: new Map(),
    subjectGoals: new Map(),
    outcomeHtml: undefined,
    goals: new Set(),
    goalElements: goal => goalElementsOf(prepared, goal, { copies, isHidden }),
    itemsOf: node => (lists.get(node) ?? []).map(list => list.map(renderNode).join('')),
  }
  const names = nameParameters(nodes)
  const repeats = createRepeats(prepared)
  const { originOf, moduleOf, itemOf } = repeats
  const { subjects: chosen, later } = request.request
  const subjects = createShownSubjects(prepared, chosen, later)
  /**
   * HTML of subjects that may be chosen later. It is not sent, but the page includes the styles,
   * texts and sources that it needs.
   */
  const unsent: string[] = []
  const report = (node: PageNode, error: unknown, what?: 'loader') => {
    subjects.noteFailure(originOf(node), what)
    deps.onProblem({ page: request.page.path, node: node.props?.id, type: node.type, error })
  }
  for (const problem of problems) report(problem.node, problem.error)

  const needs = createNeeds()
  const tag = (...tags: string[]) => {
    for (const one of tags) body.tags.add(one)
  }
  const found = await deps.loadResolver(references, tag, request)
  const resolver: Resolver = {
    ...found,
    slot: nodes => createHtmlSlot(() => nodes.map(renderNode).join('')),
  }

  const freshUntil = (ms: number) => {
    body.freshUntil = Math.min(body.freshUntil, ms)
  }
  const menuContext = {
    url: request.url,
    facts: request.request.facts,
    tag,
    freshUntil,
    staff: request.staff ?? false,
  }
  if (found.freshUntil) freshUntil(found.freshUntil)
  const decisions = await decideNodes(request, {
    clock: deps.clock,
    stockOf: async slug => (await deps.services.shop.catalog.bySlug(slug, tag))?.stock,
    tag,
    freshUntil,
  })

  const isHidden = (node: PageNode) =>
    decisions.get(originOf(node)) === 'hidden' || subjects.isHidden(originOf(node))
  const resolverFor = (node: PageNode) => {
    const item = itemOf(node)
    return item ? resolverOf(resolver, item, request.language) : resolver
  }

  const failed = new Set<PageNode>()
  const heads = new Map<PageNode, HeadChanges>()
  const servicesFor = limitLoads(deps.services, request.maxLoads)
  await loadAll([...nodes.keys()].filter(node => !prepared.repeated.has(node)))

  /** Repeated nodes are loaded after the module that repeats them. */
  async function loadAll(some: readonly PageNode[]) {
    await Promise.all(some.map(loadNode))
    const shown = some.flatMap(node => {
      const module = moduleOf(node)
      if (!module?.repeats || !loaded.has(node)) return []
      const made = repeats.repeat(node, module, module.repeats(loaded.get(node)))
      lists.set(node, made.lists)
      return made.shown
    })
    for (const node of shown) noteCopy(node)
    if (shown.length > 0) await loadAll(shown)
  }

  async function loadNode(node: PageNode) {
    const module = moduleOf(node)
    const load = deps.loaders.get(node.type)
    if (!module || !load || isHidden(node)) return
    try {
      const props = resolveProps(module.props, node.props, resolverFor(node))
      loaded.set(node, await load(props, contextFor(node)))
    } catch (error) {
      report(node, error, 'loader')
      failed.add(node)
    }
  }

  function noteCopy(node: PageNode) {
    const module = moduleOf(node)
    const item = itemOf(node)
    if (!module || !item) return
    copies.set(node.props.id, {
      origin: originOf(node),
      page: item.page,
      props: () =>
        resolveProps(module.props, node.props, { ...resolverFor(node), slot: () => () => null }),
    })
  }

  function contextFor(node: PageNode): LoadContext<Services> {
    const item = itemOf(node)
    const services = servicesFor(item ? 'repeated' : 'own')
    return {
      get services() {
        return services()
      },
      url: request.url,
      page: item?.page ?? request.page,
      publicUrl: deps.publicUrl,
      nodeId: node.props.id,
      documentId: documentIdOf({ ...request, id: request.page.id }, originOf(node)),
      language: request.language,
      translate: deps.texts.translate(node.type, request.language),
      parameter: names(originOf(node)),
      tag,
      visitor: () => {
        body.isPrivate = true
        return request.request.visitor
      },
      facts: request.request.facts,
      showMenu: body.showMenu,
      isCanvas: request.isCanvas ?? false,
      outcome:
        request.request.outcome?.nodeId === node.props.id
          ? request.request.outcome.outcome
          : undefined,
      freshUntil,
      // A repeated item must not change the surrounding page.
      notFound: () => {
        if (!item) body.isFound = false
      },
      head: changes => {
        if (!item) heads.set(node, { ...heads.get(node), ...changes })
      },
      needs: needs.add,
    }
  }

  body.head = mergeHeads([...nodes.keys()].flatMap(node => heads.get(node) ?? []))

  const emptyNodes = createEmptyNodes({
    moduleOf,
    liveOf: (node, module) => resolveProps(module.props, node.props, resolverFor(node)),
    dataOf: node => loaded.get(node),
    // Outside of templates.
    isHidden: node => node.type === POST_CONTENT && !request.staff,
  })
  const rules = new Set<string>()
  const hidden = new Set<string>()
  const last: { node: PageNode; module: AnyModule }[] = []

  function renderNode(node: PageNode): string {
    const decision = decisions.get(originOf(node)) ?? 'shown'
    if (decision === 'hidden') return ''
    const html = renderShown(node)
    if (decision === 'shown' || !html) return html
    needs.add({ sources: { 'script-src': [REVEAL_SOURCE] } })
    return wrapInBrowserCondition(decision, html)
  }

  function renderShown(node: PageNode): string {
    const module = moduleOf(node)
    if (!module || failed.has(node)) return request.staff ? placeholder(node, request.language) : ''
    if (emptyNodes.isLeftOut(node)) return ''
    if (node.type === SPLIT_TEST) return renderSubject(node)
    if (node.type === TRACKING_GOAL) body.goals.add(String(node.props.test ?? ''))
    if (node.type === POST_CONTENT && request.staff) return contentPlace(node, request.language)
    if (!module.renderWithOutline) return renderModule(node, module, loaded.get(node))
    return `<!--last:${last.push({ node, module }) - 1}-->`
  }

  function renderSubject(node: PageNode): string {
    const { test, content, isLater, others } = subjects.show(node)
    const goals = body.goals
    body.goals = new Set()
    const html = renderAll(content)
    body.subjectHtml.set(test, [...(body.subjectHtml.get(test) ?? []), html])
    const own = new Set([...body.goals, ...(body.subjectGoals.get(test) ?? [])])
    body.subjectGoals.set(test, own)
    // Goals of a later subject count only for visitors who see it.
    if (!isLater) for (const goal of own) goals.add(goal)
    if (isLater) unsent.push(renderAll(others))
    body.goals = goals
    if (!isLater) return html
    hidden.add(hideUntilChosen(test, content))
    return laterPlace(test, html)
  }

  function renderModule(node: PageNode, module: AnyModule, answer: unknown): string {
    try {
      const own = resolverFor(node)
      const data = withSlots(node, answer)
      const live = resolveProps(module.props, node.props, own)
      const asked = module.needs?.(live)
      if (asked) needs.add(asked)
      const { root, css, design } = describeRoot(node, module, live, { ...found, ...own })
      for (const rule of css) rules.add(rule)
      const translate = deps.texts.translate(node.type, request.language)
      const html = renderToString(
        createElement(TextsProvider, {
          ...request.language,
          translate,
          // biome-ignore lint/correctness/noChildrenProp: no JSX here
          children: createElement(module.component, { ...live, root, data }),
        }),
        { identifierPrefix: `${node.props.id}-` },
      )
      body.types.add(node.type)
      if (node.props.id === request.request.outcome?.nodeId) body.outcomeHtml = html
      const when = hydrateOf(module, live, deps.withoutServer)
      const placed = (whole: string) => inStickyTrack(design, whole)
      if (when === 'never') return placed(html)
      body.islands.set(node.type, deps.texts.messages(node.type, request.language))
      const sentData = module.toIslandData?.(data) ?? data
      const sent = { ...toIslandProps(module.props, live), root, data: sentData }
      return placed(toIsland({ type: node.type, when, sent }, html))
    } catch (error) {
      report(node, error)
      return request.staff ? placeholder(node, request.language) : ''
    }
  }

  function withSlots(node: PageNode, answer: unknown): unknown {
    const slots = lists.get(node)?.map(list => createHtmlSlot(() => list.map(renderNode).join('')))
    return slots ? { ...(answer as object), slots } : answer
  }

  const renderAll = (part: readonly PageNode[], between = '\n') =>
    part.map(renderNode).join(between)
  body.html = renderAll(prepared.document.content, request.between)
  body.header = prepared.header && renderAll(prepared.header)
  body.footer = prepared.footer && renderAll(prepared.footer)
  body.popups = renderAll(prepared.popups ?? [])
  if (last.length > 0) {
    // Only headings of the content are listed.
    const others = [body.header, body.footer, body.popups].join('\n')
    const { html, outline } = outlinePage(body.html, others)
    const finish = (part: string) =>
      part.replace(/<!--last:(\d{1,4})-->/g, (mark, position) => {
        const { node, module } = last[Number(position)] ?? {}
        if (!node || !module) return mark
        return renderModule(node, module, module.renderWithOutline?.(loaded.get(node), outline))
      })
    body.html = finish(html)
    body.header = body.header && finish(body.header)
    body.footer = body.footer && finish(body.footer)
    body.popups = finish(body.popups)
    for (const [test, html] of body.subjectHtml) body.subjectHtml.set(test, html.map(finish))
    unsent.splice(0, unsent.length, ...unsent.map(finish))
  }
  nameLandmarks(body)
  const whole = [body.header, body.html, body.footer, body.popups, ...unsent].join('\n')
  // Media in owners' texts and code need policy sources too.
  needs.add(needsOfHtml(whole))
  body.needs = needs.all()
  body.tests = subjects.all()
  const designs = rules.size ? `@layer design{${[...rules].join('')}}` : ''
  body.css = usedVariables(`${designs}\n${whole}`, found.variables) + designs + laterStyles(hidden)
  return body
}

/** Variables that the page uses. */
function usedVariables(page: string, variables: ReadonlyMap<string, Variable> | undefined): string {
  if (!variables?.size) return ''
  return compileVariables([...variablesIn(page)].flatMap(id => variables.get(id) ?? []))
}

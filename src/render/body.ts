import { compileVariables, type Variable, variablesIn } from '#design'
import { needsOfHtml } from '#media-ui'
import { createHtmlSlot, NO_MODULES, resolveProps } from '#module-contract'
import { createNeeds } from './collect-needs.ts'
import { REVEAL_SOURCE, wrapInBrowserCondition } from './display/browser-condition.ts'
import { decideEntries } from './display/decide-entries.ts'
import { createEmptyNodes } from './empty-nodes.ts'
import { hideUntilChosen, laterPlace, laterStyles } from './later-subjects.ts'
import { createLoadContexts } from './load-context.ts'
import { loadModules } from './load-modules.ts'
import { finishHtml } from './markup/finish-html.ts'
import { lastPlace, placeLast } from './markup/place-last.ts'
import { fillSlots, renderModuleHtml } from './module-html/module-html.ts'
import type { BodyDeps, BodyRequest, RenderedBody } from './rendered-body.ts'
import { createShownSubjects } from './shown-subjects.ts'
import { TRACKING_GOAL } from './split-tests.ts'
import { contentPlace, placeholder } from './staff-notices.ts'
import { POST_CONTENT } from './tree/expand-parts.ts'
import { hasModule, type ModuleEntry } from './tree/page-tree.ts'
import { originOf, type RenderedEntry, resolverOf } from './tree/repeat.ts'

const EmptySlot = createHtmlSlot(() => '')

/** Renders a document: each module with its own `renderToString`, or from the module cache. */
export async function renderBody(deps: BodyDeps, request: BodyRequest): Promise<RenderedBody> {
  const { prepared } = request
  const { tree, references, blocks } = prepared
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
    loaded: new Map(),
    copies: new Map(),
    subjectHtml: new Map(),
    subjectGoals: new Map(),
    outcomeHtml: undefined,
    goals: new Set(),
    tree,
    elementsOf: entries => [
      ...Array.from(entries).flatMap(entry =>
        entry.isRepeated || isHidden(entry) ? [] : entry.node.props.id,
      ),
      ...[...copies].flatMap(([id, { origin }]) => (entries.has(origin) ? id : [])),
    ],
    facts: { firstImage: [], sections: () => [], media: '' },
    itemsOf: entry => (lists.get(entry) ?? []).map(list => renderAll(list, '')),
  }
  const { subjects: chosen, later } = request.request
  const subjects = createShownSubjects(prepared.tests, chosen, later)
  /**
   * HTML of subjects that may be chosen later. It is not sent, but the page includes the styles,
   * texts and sources that it needs.
   */
  const unsent: string[] = []
  const report = (entry: RenderedEntry, error: unknown, what?: 'loader') => {
    const { node } = entry
    subjects.noteFailure(entry, what)
    deps.onProblem({ page: request.page.path, node: node.props?.id, type: node.type, error })
  }
  for (const entry of tree.problems) report(entry, entry.error)

  const needs = createNeeds()
  const tag = (...tags: string[]) => {
    for (const one of tags) body.tags.add(one)
  }
  const found = await deps.loadResolver(references, tag, request)

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
  const decisions = await decideEntries(tree.entries, request, {
    clock: deps.clock,
    stockOf: async slug => (await deps.services.shop.catalog.bySlug(slug, tag))?.stock,
    tag,
    freshUntil,
  })

  const isHidden = (entry: RenderedEntry) =>
    decisions.get(originOf(entry)) === 'hidden' || subjects.isHidden(entry)
  const resolverFor = ({ item }: RenderedEntry) =>
    item ? resolverOf(found, item, request.language) : found
  const lives = new Map<RenderedEntry, Record<string, unknown>>()
  /** Component props, without the content of slots. */
  const liveOf = (entry: RenderedEntry & ModuleEntry) => {
    let live = lives.get(entry)
    if (!live) {
      const resolver = {
        ...resolverFor(entry),
        slot: (nodes: readonly unknown[]) => (nodes.length > 0 ? EmptySlot : NO_MODULES),
      }
      live = resolveProps(entry.module.props, entry.node.props, resolver)
      lives.set(entry, live)
    }
    return live
  }

  const contexts = createLoadContexts(deps, request, { body, tag, freshUntil, needs: needs.add })
  const { loaded, failed, lists, copies } = await loadModules(tree, {
    loaderOf(entry) {
      const load = deps.loaders.get(entry.node.type)
      if (!load || isHidden(entry)) return undefined
      return () => load(liveOf(entry), contexts.contextFor(entry))
    },
    onFailure: (entry, error) => report(entry, error, 'loader'),
    propsOf: liveOf,
  })
  Object.assign(body, { loaded, copies, head: contexts.head() })

  const emptyNodes = createEmptyNodes({
    liveOf,
    dataOf: entry => loaded.get(entry),
    // Outside of templates.
    isHidden: node => node.type === POST_CONTENT && !request.staff,
  })
  const rules = new Set<string>()
  const hidden = new Set<string>()
  const last: ModuleEntry[] = []

  function renderAll(entries: readonly RenderedEntry[], between = '\n'): string {
    return entries.map(renderEntry).join(between)
  }

  function renderEntry(entry: RenderedEntry): string {
    const decision = decisions.get(originOf(entry)) ?? 'shown'
    if (decision === 'hidden') return ''
    const html = renderShown(entry)
    if (decision === 'shown' || !html) return html
    needs.add({ sources: { 'script-src': [REVEAL_SOURCE] } })
    return wrapInBrowserCondition(decision, html)
  }

  function renderShown(entry: RenderedEntry): string {
    const { node, test } = entry
    if (!hasModule(entry) || failed.has(entry)) {
      return request.staff ? placeholder(node, request.language) : ''
    }
    if (emptyNodes.isLeftOut(entry)) return ''
    if (test !== undefined) return renderSubject(test, entry)
    if (node.type === TRACKING_GOAL) body.goals.add(String(node.props.test ?? ''))
    if (node.type === POST_CONTENT && request.staff) return contentPlace(node, request.language)
    if (!entry.module.renderWithOutline) return renderModule(entry)
    return lastPlace(last.push(entry) - 1)
  }

  function renderSubject(test: string, entry: RenderedEntry): string {
    const { content, isLater, others } = subjects.show(test, entry)
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

  function renderModule(
    entry: RenderedEntry & ModuleEntry,
    dataOf: () => unknown = () => loaded.get(entry),
  ): string {
    const { type, props } = entry.node
    try {
      const data = dataOf()
      const items = lists.get(entry)
      const resolver = resolverFor(entry)
      const inputs = { language: request.language, resolver, data, items: items?.length }
      const html = deps.moduleCache.getOrRender(entry, inputs, recorded =>
        renderModuleHtml(entry, { ...inputs, resolver: recorded }, deps),
      )
      if (html.needs) needs.add(html.needs)
      for (const rule of html.css) rules.add(rule)
      const filled = fillSlots(html, slot =>
        'item' in slot
          ? renderAll(items?.[slot.item] ?? [], '')
          : renderAll(entry.slots.find(one => one.path === slot.path)?.entries ?? [], ''),
      )
      body.types.add(type)
      if (props.id === request.request.outcome?.nodeId) body.outcomeHtml = filled
      if (html.isIsland) {
        const { serverTexts } = entry.module
        body.islands.set(type, deps.texts.messages(type, request.language, serverTexts))
      }
      return html.before + filled + html.after
    } catch (error) {
      report(entry, error)
      return request.staff ? placeholder(entry.node, request.language) : ''
    }
  }

  body.html = renderAll(tree.body, request.between)
  body.header = tree.header && renderAll(tree.header)
  body.footer = tree.footer && renderAll(tree.footer)
  body.popups = renderAll(tree.popups ?? [])
  if (last.length > 0) {
    const { page, placeIn } = placeLast(body, (position, outline) => {
      const entry = last[position]
      return (
        entry &&
        renderModule(entry, () => entry.module.renderWithOutline?.(loaded.get(entry), outline))
      )
    })
    Object.assign(body, page)
    for (const [test, html] of body.subjectHtml) body.subjectHtml.set(test, html.map(placeIn))
    unsent.splice(0, unsent.length, ...unsent.map(placeIn))
  }
  const { page, facts } = finishHtml(body, { isEmbedded: request.isEmbedded, unsent })
  Object.assign(body, page)
  body.facts = facts
  // Media in owners' texts and code need policy sources too.
  needs.add(needsOfHtml(facts.media))
  const whole = [body.header, body.html, body.footer, body.popups, ...unsent].join('\n')
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

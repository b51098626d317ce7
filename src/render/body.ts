import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AnimationOptions, DesignOptions } from '#design'
import { type BackgroundImage, compileDesign, toAnimationAttribute } from '#design'
import {
  type AnyModule,
  collectReferences,
  createHtmlSlot,
  type HeadChanges,
  type Hydrate,
  type LoadContext,
  type PageDocument,
  type PageNode,
  type References,
  type RequestState,
  type Resolver,
  type RootAttributes,
  resolveProps,
  slotsIn,
  toIslandProps,
} from '#module-kit'
import type { AnyLoader, Services } from '#modules/loaders'
import type { Documents } from './document.ts'

/** Media and links of one page, read at once; `tag` names what was read. */
export type LoadResolver = (
  references: References,
  tag: (...tags: string[]) => void,
) => Promise<Omit<Resolver, 'slot'> & { background: BackgroundImage }>

export interface BodyDeps {
  modules: ReadonlyMap<string, AnyModule>
  loaders: ReadonlyMap<string, AnyLoader>
  documents: Documents
  services: Services
  loadResolver: LoadResolver
  publicUrl: string
  /** A node that cannot be shown: unknown, invalid or failing. */
  onProblem(problem: { page: string; node: string; type: string; error: unknown }): void
}

export interface BodyRequest {
  document: PageDocument
  page: { id: string; path: string }
  url: URL
  request: RequestState
  /** Staff see a placeholder where a module cannot be shown. */
  staff?: boolean
}

export interface RenderedBody {
  html: string
  css: string
  /** Module types on the page, for their styles. */
  types: Set<string>
  /** Types that have an island on the page. */
  islands: Set<string>
  tags: Set<string>
  isPrivate: boolean
  /** Until when the page may be kept, in UTC milliseconds. */
  freshUntil: number
  /** Structured data and the like, said by loaders. */
  jsonLd: unknown[]
  head: HeadChanges
  isFound: boolean
}

interface Prepared {
  node: PageNode
  module: AnyModule
  data?: unknown
}

/** Renders a document module by module: slots first, each module by its own `renderToString`. */
export async function renderBody(deps: BodyDeps, request: BodyRequest): Promise<RenderedBody> {
  const { modules, documents } = deps
  const body: RenderedBody = {
    html: '',
    css: '',
    types: new Set(),
    islands: new Set(),
    tags: new Set(),
    isPrivate: false,
    freshUntil: Number.POSITIVE_INFINITY,
    jsonLd: [],
    head: {},
    isFound: true,
  }
  const prepared = new Map<PageNode, Prepared>()
  const references: References = { media: new Set(), pages: new Set() }
  const report = (node: PageNode, error: unknown) =>
    deps.onProblem({ page: request.page.path, node: node.props?.id, type: node.type, error })

  function prepare(nodes: readonly PageNode[]) {
    for (const node of nodes) {
      const module = modules.get(node.type)
      if (!module) {
        report(node, 'unknown module')
        continue
      }
      try {
        const props = documents.upgradeProps(request.document, node)
        const problems = documents.problemsOfProps(node.type, props, '')
        if (problems.length > 0) {
          report(node, problems)
          continue
        }
        prepared.set(node, { node: { type: node.type, props }, module })
        collectReferences(module.props, props, references)
        collectBackgrounds(props.design as DesignOptions | undefined, references)
        for (const place of slotsIn(module.props, props)) prepare(place.nodes as PageNode[])
      } catch (error) {
        report(node, error)
      }
    }
  }
  prepare(request.document.content)

  const tag = (...tags: string[]) => {
    for (const one of tags) body.tags.add(one)
  }
  const found = await deps.loadResolver(references, tag)
  const resolver: Resolver = {
    ...found,
    slot: nodes => createHtmlSlot(() => nodes.map(renderNode).join('')),
  }

  await Promise.all(
    [...prepared.values()].map(async entry => {
      const load = deps.loaders.get(entry.node.type)
      if (!load) return
      try {
        const props = resolveProps(entry.module.props, entry.node.props, resolver)
        entry.data = await load(props, contextFor(entry.node))
      } catch (error) {
        report(entry.node, error)
        entry.data = undefined
        prepared.delete(entry.node)
      }
    }),
  )

  function contextFor(node: PageNode): LoadContext<Services> {
    return {
      services: deps.services,
      url: request.url,
      page: request.page,
      publicUrl: deps.publicUrl,
      nodeId: node.props.id,
      request: request.request,
      tag,
      private: () => {
        body.isPrivate = true
      },
      freshUntil: ms => {
        body.freshUntil = Math.min(body.freshUntil, ms)
      },
      notFound: () => {
        body.isFound = false
      },
      head: changes => {
        Object.assign(body.head, changes)
      },
      jsonLd: value => {
        body.jsonLd.push(value)
      },
    }
  }

  function renderNode(stored: PageNode): string {
    const entry = prepared.get(stored)
    if (!entry) return request.staff ? placeholder(stored) : ''
    const { node, module } = entry
    try {
      const live = resolveProps(module.props, node.props, resolver)
      const root = rootOf(node, module, live)
      const html = renderToString(
        createElement(module.component, { ...live, root, data: entry.data }),
        { identifierPrefix: `${node.props.id}-` },
      )
      body.types.add(node.type)
      const when: Hydrate =
        typeof module.hydrate === 'function' ? module.hydrate(live) : module.hydrate
      if (when === 'never') return html
      body.islands.add(node.type)
      const sent = { ...toIslandProps(module.props, live), root, data: entry.data }
      return `<vt-island module="${node.type}" when="${when}" props='${toAttribute(sent)}'>${html}</vt-island>`
    } catch (error) {
      report(node, error)
      return request.staff ? placeholder(stored) : ''
    }
  }

  const rules = new Set<string>()
  function rootOf(
    node: PageNode,
    module: AnyModule,
    live: Record<string, unknown>,
  ): RootAttributes {
    const design = (node.props.design ?? {}) as DesignOptions
    const compiled = compileDesign(design, module.variables?.(live) ?? {}, found.background)
    if (compiled) rules.add(compiled.css)
    return {
      id: node.props.id,
      'data-module': node.type,
      'data-preset': design.preset,
      'data-animate': toAnimationAttribute(node.props.animation as AnimationOptions | undefined),
      className: compiled ? `m-${node.type} ${compiled.className}` : `m-${node.type}`,
    }
  }

  body.html = request.document.content.map(renderNode).join('\n')
  body.css = rules.size ? `@layer design{${[...rules].join('')}}` : ''
  return body
}

function placeholder(node: PageNode): string {
  const type = String(node.type).replace(/[^a-z0-9-]/gi, '')
  return `<div class="notice" data-kind="error" data-unknown-module="${type}">The module “${type}” cannot be shown here.</div>`
}

/** JSON for a single-quoted attribute. */
function toAttribute(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}

function collectBackgrounds(design: DesignOptions | undefined, references: References) {
  if (!design?.background) return
  const variants = 'desktop' in design.background ? design.background : { one: design.background }
  for (const value of Object.values(variants)) {
    if (value?.image) references.media.add(value.image.media)
  }
}

import type { FastifyInstance } from 'fastify'
import type { Example, PageDocument, PageNode } from '#module-contract'
import type { ServerModules } from '#modules/services'
import type { RenderedBody } from '#render'
import { pageSecurityHeaders } from '../../http/security.ts'
import { noRequest, type SiteRenderer } from '../page/renderer.ts'
import type { PageResolver } from '../page/resolve-page.ts'
import { galleryHtml } from './gallery-page.ts'
import { loadersWithData } from './loaders-with-data.ts'
import { oddExamples } from './odd-examples.ts'

/**
 * `/dev/modules`: all modules with examples; `/dev/modules/<type>`: one of them; `/odd` below it:
 * unusual input.
 */
export function galleryRoutes(
  app: FastifyInstance,
  deps: {
    registry: ServerModules
    resolver: PageResolver
    renderer: SiteRenderer
    staffScripts: string[]
  },
) {
  const { registry } = deps
  const { modules } = registry
  const examplesOfType = (type: string) => registry.examples.get(type) ?? []
  const show = async (types: string[], url: URL, examplesOf = examplesOfType) => {
    const shown = types.flatMap(type =>
      examplesOf(type).map((example, index) => ({
        type,
        example,
        node: toNode(type, example, index),
      })),
    )
    const document: PageDocument = {
      schema: 1,
      upgrades: Object.fromEntries(
        [...modules].map(([type, module]) => [type, module.upgrades?.length ?? 0]),
      ),
      root: { props: { title: types.length === 1 ? (types[0] ?? '') : 'Modules' } },
      content: shown.map(one => one.node),
    }
    const { title } = document.root.props
    const page = { id: 'gallery', path: url.pathname, kind: 'page', title }
    const resolved = await deps.resolver.resolveDocument(document, page, { hasHeader: true })
    const data = shown.flatMap(({ node, example }) =>
      Object.entries({
        ...(example.data === undefined ? {} : { [node.props.id]: example.data }),
        ...example.inner,
      }),
    )
    const answers = loadersWithData(registry.loaders, new Map(data))
    // A random separator, because examples may contain any text.
    const mark = `<!--${crypto.randomUUID()}-->`
    const body = await deps.renderer.renderModules(resolved, url, noRequest, {
      staff: true,
      loaders: answers,
      // Examples without data query the database, for all modules at once.
      maxLoads: Number.POSITIVE_INFINITY,
      between: mark,
    })
    const parts = body.html.split(mark)
    body.html = galleryHtml(registry, shown, parts, types)
    const html = await deps.renderer.renderLayout(
      url,
      body as RenderedBody,
      { title, noindex: true },
      { scripts: deps.staffScripts, before: '' },
    )
    const headers = pageSecurityHeaders(body.needs.sources)
    return { html, headers: { ...headers, 'cache-control': 'no-store' } }
  }

  app.get('/dev/modules', async (request, reply) => {
    const { html, headers } = await show(
      [...modules.keys()].sort(),
      new URL(request.url, 'http://local'),
    )
    return reply.type('text/html; charset=utf-8').headers(headers).send(html)
  })

  app.get<{ Params: { type: string } }>('/dev/modules/:type', async (request, reply) => {
    if (!modules.has(request.params.type)) return reply.callNotFound()
    const { html, headers } = await show(
      [request.params.type],
      new URL(request.url, 'http://local'),
    )
    return reply.type('text/html; charset=utf-8').headers(headers).send(html)
  })

  app.get<{ Params: { type: string } }>('/dev/modules/:type/odd', async (request, reply) => {
    const { type } = request.params
    if (!modules.has(type)) return reply.callNotFound()
    const { html, headers } = await show([type], new URL(request.url, 'http://local'), type =>
      oddExamples(registry, type),
    )
    return reply.type('text/html; charset=utf-8').headers(headers).send(html)
  })
}

/** Converts an example to a node. Ids are `<type>-1`, `<type>-2` …, unless the example has its own. */
export function toNode(type: string, example: Example, index: number): PageNode {
  return { type, props: { ...example.props, id: example.props.id ?? `${type}-${index + 1}` } }
}

import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#base'
import type { Example, PageDocument, PageNode } from '#module-kit'
import { moduleExamples, modules } from '#modules'
import { loadersWith } from '#modules/loaders'
import type { RenderedBody } from '#render'
import { pageSecurityHeaders } from '../http/security.ts'
import { noRequest, type SiteRenderer } from './renderer.ts'
import type { PageResolver } from './resolve-page.ts'

/** `/dev/modules`: every module with its examples; `/dev/modules/<type>`: one of them. */
export function galleryRoutes(
  app: FastifyInstance,
  deps: { resolver: PageResolver; renderer: SiteRenderer; staffScripts: string[] },
) {
  const show = async (types: string[], url: URL) => {
    const shown = types.flatMap(type =>
      (moduleExamples.get(type) ?? []).map((example, index) => ({
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
    const resolved = await deps.resolver.resolveDocument(document, page)
    const data = shown.flatMap(({ node, example }) =>
      example.data === undefined ? [] : [[node.props.id, example.data] as const],
    )
    const answers = loadersWith(new Map(data))
    const body = await deps.renderer.renderModules(resolved, url, noRequest, true, answers)
    const parts = body.html.split('\n')
    body.html = galleryHtml(shown, parts, types)
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
}

/** An example as a node; ids are `<type>-1`, `<type>-2` … unless the example names its own. */
export function toNode(type: string, example: Example, index: number): PageNode {
  return { type, props: { ...example.props, id: example.props.id ?? `${type}-${index + 1}` } }
}

function galleryHtml(
  shown: { type: string; example: Example; node: PageNode }[],
  parts: string[],
  types: string[],
): string {
  const single = types.length === 1 ? types[0] : undefined
  const title = single ? (modules.get(single)?.label ?? single) : 'Modules'
  const links = [...modules.keys()]
    .sort()
    .map(
      type =>
        `<li><a href="/dev/modules/${type}">${escapeHtml(modules.get(type)?.label ?? type)}</a></li>`,
    )
  const figures = shown.map(({ type, example, node }, index) => {
    const heading = single ? 'h2' : 'h3'
    const label = `${modules.get(type)?.label ?? type}: ${example.name}`
    return `<section class="gallery-example" aria-label="${escapeHtml(label)}">
<div class="wrap example-name"><${heading}>${escapeHtml(label)}</${heading}></div>
<div data-stage=""><div${node.type === 'section' ? '' : ' class="wrap"'}>${parts[index] ?? ''}</div></div>
<details class="wrap"><summary>Props</summary><pre tabindex="0">${escapeHtml(JSON.stringify(node, null, 2))}</pre></details>
</section>`
  })
  return `<style>.gallery-top{padding-block:3rem 2rem}.gallery-top h1{font-size:var(--size-3xl)}.gallery-list{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin-block:1rem;padding:0;list-style:none}.gallery-choices{display:flex;flex-wrap:wrap;gap:2rem}.gallery-choices fieldset{border:0;padding:0;display:flex;flex-wrap:wrap;gap:1rem}.gallery-example{padding-block:3rem;border-block-start:1px solid var(--border)}.example-name{margin-block-end:1.5rem}.example-name :is(h2,h3){font:500 .875rem/1.4 var(--font-text);letter-spacing:0;color:var(--muted)}[data-stage]{margin-inline:auto;container-type:inline-size}.gallery-example pre{overflow:auto;max-block-size:20rem;padding:1rem;background:var(--tint);font-size:.8125rem}</style>
<div class="wrap gallery-top"><h1>${escapeHtml(title)}</h1>
<nav aria-label="Modules"><ul class="gallery-list">${links.join('')}</ul></nav>
<div class="gallery-choices">
<fieldset data-choice="width"><legend class="visually-hidden">Width</legend>${choice('width', '', 'Full', true)}${choice('width', '820px', 'Tablet')}${choice('width', '390px', 'Phone')}</fieldset>
<fieldset data-choice="direction"><legend class="visually-hidden">Direction</legend>${choice('direction', 'ltr', 'Left to right', true)}${choice('direction', 'rtl', 'Right to left')}</fieldset>
</div></div>
${figures.join('\n')}`
}

function choice(name: string, value: string, label: string, checked = false): string {
  return `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}> ${label}</label>`
}

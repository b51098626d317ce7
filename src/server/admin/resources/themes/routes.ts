import Type from 'typebox'
import { escapeHtml, refuse } from '#base'
import { compileTheme } from '#design'
import { pageSecurityHeaders } from '../../../http/security.ts'
import { noRequest } from '../../../site/page/renderer.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'
const strict = { additionalProperties: false }
const NameParams = Type.Object({ name: Type.String({ pattern: '^[a-z-]{1,60}$' }) })
const ThemeSchema = Type.Object({
  name: Type.String(),
  isActive: Type.Boolean(),
  look: Type.Unknown(),
  /** Number of stored templates; 0 if the theme was never used. */
  templates: Type.Integer(),
})
const ThemesAnswer = Type.Object({
  active: Type.Union([Type.String(), Type.Null()]),
  items: Type.Array(ThemeSchema),
})

/** BM-3: themes that come with Vitrine: the active one, previews of others, and switching. */
export default (deps: AdminDeps) => {
  const { themes, pages, resolver, renderer, publicUrl } = deps

  async function read() {
    const [items, { activeTheme }] = await Promise.all([themes.list(), pages.settings.get()])
    return { active: activeTheme, items }
  }

  return [
    adminRoute({
      method: 'GET',
      path: '/themes',
      summary: 'List themes and the active one',
      allow,
      answer: ThemesAnswer,
      handle: read,
    }),
    adminRoute({
      method: 'PUT',
      path: '/themes/active',
      summary: 'Change the theme; each keeps its templates, colors and fonts',
      allow,
      audit: 'theme.changed',
      body: Type.Object(
        {
          /** Null: only the site's own templates. */
          name: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
          /** Adds the theme's starter pages as drafts at free paths. */
          withPages: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
      answer: ThemesAnswer,
      handle: async ({ body, actor, audit }) => {
        const changed = await themes.activate(body.name, actor)
        if (!changed.ok) return changed
        if (body.withPages && body.name) await themes.addPages(body.name, actor)
        audit({ id: body.name ?? 'none', label: body.name ?? '' })
        return read()
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/themes/:name/preview',
      summary: 'Preview a page of the site with a theme',
      allow,
      params: NameParams,
      query: Type.Object({ path: Type.String({ maxLength: 2000, default: '/' }) }, strict),
      handle: async ({ params, query, reply }) => {
        const { darkScheme } = await pages.settings.get()
        const preview = await themes.preview(params.name)
        if (!preview) return refuse('not-found')
        const page = await resolver.resolveUnder(query.path, preview.templates)
        const url = new URL(query.path, publicUrl)
        const body = await renderer.renderModules(page, url, noRequest)
        const head = { ...page.root, ...body.head, noindex: true }
        const themeCss = compileTheme(preview.look, { hasDark: darkScheme !== 'off' })
        const html = await renderer.renderLayout(url, body, head, {
          scripts: [],
          before: '',
          themeCss,
        })
        return reply
          .type('text/html; charset=utf-8')
          .headers(pageSecurityHeaders(body.needs.sources))
          .send(withLinksTo(html, `/api/admin/themes/${params.name}/preview?path=`))
      },
    }),
  ]
}

/** Rewrites links within the site to the preview. Links to files and the admin are unchanged. */
function withLinksTo(html: string, preview: string): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/|admin\b|media\b|assets\b)[^"#.]*)/g,
    (_, before, path) => before + escapeHtml(preview + encodeURIComponent(path)),
  )
}

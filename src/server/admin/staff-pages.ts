import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '#auth'
import { escapeHtml } from '#base'
import type { PageMode } from '#module-contract'
import type { Pages } from '#pages'
import type { StaffAssets } from '../assets/assets.ts'
import type { StaffEntry } from '../assets/staff-entries.ts'
import { FORGET_STAFF, readSession } from '../sign-in/call-auth.ts'

interface StaffPagesDeps {
  access: Access
  pages: Pages
  assets: Record<StaffEntry, StaffAssets>
}

/** HTML pages that load the admin and the builder, for signed-in users. */
export function staffPages(app: FastifyInstance, { access, pages, assets }: StaffPagesDeps) {
  const show = (
    url: string,
    entry: StaffEntry,
    attributesOf: (request: FastifyRequest) => Promise<string> = async () => '',
  ) =>
    app.get(url, async (request: FastifyRequest, reply) => {
      reply.header('cache-control', 'private, no-store')
      const session = await readSession(access, request, reply)
      if (!session) {
        const query = request.url === '/admin' ? '' : `?next=${encodeURIComponent(request.url)}`
        return reply.redirect(`/admin/sign-in${query}`)
      }
      const { siteName, timeZone } = await pages.settings.get()
      const locale = await access.account.locale(session.member.id)
      const attributes = await attributesOf(request)
      return reply
        .type('text/html; charset=utf-8')
        .send(frame({ siteName, timeZone, locale, assets: assets[entry], attributes }))
    })
  // Fixed URL, because cached pages refer to it.
  app.get('/admin/bar.js', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const session = await readSession(access, request, reply)
    if (!session) {
      return reply.header('set-cookie', FORGET_STAFF).type('text/javascript').send('')
    }
    return reply.redirect(assets.bar.scripts[0] ?? '/')
  })
  show('/admin', 'admin')
  show('/admin/*', 'admin')
  show('/admin/edit/:page', 'builder', async request => {
    const { page } = request.params as { page: string }
    const kind = (await pages.editing.findItem(page))?.kind
    return ` data-mode="${MODES[kind ?? 'page'] ?? 'visual-builder'}"`
  })
}

/** BM-1: builder mode by kind of page. */
const MODES: Record<string, PageMode> = { template: 'theme-builder', block: 'layout-builder' }

function frame(page: {
  siteName: string
  timeZone: string
  /** Undefined: decided by the browser. */
  locale: string | undefined
  assets: StaffAssets
  attributes: string
}): string {
  const { scripts, imports, styles } = page.assets
  const language = page.locale ? `lang="${page.locale}" data-locale="${page.locale}"` : 'lang="en"'
  return `<!doctype html>
<html ${language} data-time-zone="${escapeHtml(page.timeZone)}"${page.attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.siteName)}</title>
<link rel="icon" href="/favicon.ico">
<style>@media (prefers-color-scheme: dark) { html { background: #191613; color: #f3ede3 } }</style>
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}
${imports.map(href => `<link rel="modulepreload" href="${href}">`).join('\n')}
${scripts.map(src => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>The admin needs JavaScript. What visitors see does not.</p></noscript>
</body>
</html>
`
}

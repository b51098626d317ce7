import Type from 'typebox'
import { can, permissionsOf } from '#auth/schema'
import { refuse } from '#base'
import { noReferences, type PageDocument, SCREENS } from '#module-kit'
import { moduleStyles, modules } from '#modules'
import { loaders } from '#modules/loaders'
import { LAYOUT_BLOCK, pageStyles, renderFrameParts } from '#render'
import { isRightToLeftLocale } from '#texts'
import { toRequestUrl } from '../../../http/request-url.ts'
import { readSite } from '../../../site/layout.ts'
import { noRequest } from '../../../site/renderer.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { CODE_FRAME, CODE_FRAME_POLICY } from './code-frame.ts'

const Ids = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 2000, default: [] })
const Node = Type.Object({
  type: Type.String({ maxLength: 100 }),
  props: Type.Intersect([
    Type.Object({ id: Type.String({ maxLength: 64 }) }),
    Type.Record(Type.String(), Type.Unknown()),
  ]),
})
const allow = 'pages.read'

/** What the canvas needs to show a page as visitors see it. */
export default (deps: AdminDeps) => {
  const { pages, shop, branding, resolver, renderer, publicUrl } = deps
  const resolve = renderer.loadResolver
  const upgrades = Object.fromEntries(
    [...modules].map(([type, module]) => [type, module.upgrades?.length ?? 0]),
  )
  return [
    adminRoute({
      method: 'GET',
      path: '/builder',
      summary: 'Styles, header and footer of the site',
      allow,
      handle: async ({ session }) => {
        const site = await readSite({ pages, shop, branding })
        return {
          css: pageStyles(moduleStyles, modules.keys(), '', site.themeCss),
          ...renderFrameParts(site, { header: undefined, footer: undefined }),
          language: { locale: site.locale, timeZone: site.timeZone },
          direction: isRightToLeftLocale(site.locale) ? 'rtl' : 'ltr',
          library: await deps.designLibrary.list(),
          mayChangeLibrary: can(session.member.role, 'settings.write'),
          /** Modules whose contents come from the server. */
          loaded: [...loaders.keys(), LAYOUT_BLOCK],
          permissions: permissionsOf(session.member.role),
        }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/builder/code-frame',
      summary: 'An empty document, shut off from the site, in which code can be tried',
      allow: 'code.write',
      handle: ({ reply }) =>
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', CODE_FRAME_POLICY)
          .send(CODE_FRAME),
    }),
    adminRoute({
      method: 'POST',
      path: '/builder/references',
      summary: 'Images, URLs and icons that a document references',
      allow,
      body: Type.Object({ media: Ids, pages: Ids, icons: Ids }, { additionalProperties: false }),
      handle: async ({ body }) => {
        const found = await resolve(
          {
            ...noReferences(),
            media: new Set(body.media),
            pages: new Set(body.pages),
            icons: new Set(body.icons),
          },
          () => {},
        )
        const images = body.media.map(id => [id, found.image(id)] as const)
        const files = body.media.map(id => [id, found.file(id)] as const)
        const backgrounds = body.media.map(
          id =>
            [id, Object.fromEntries(SCREENS.map(one => [one, found.background(id, one)]))] as const,
        )
        return {
          images: Object.fromEntries(images.filter(([, image]) => image)),
          files: Object.fromEntries(files.filter(([, file]) => file)),
          backgrounds: Object.fromEntries(backgrounds),
          icons: Object.fromEntries(body.icons.map(name => [name, found.icon(name)])),
          pages: Object.fromEntries(body.pages.map(page => [page, found.href({ page })])),
        }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/builder/data',
      summary: 'Loader data of modules',
      allow,
      body: Type.Object(
        {
          page: Type.Object({ id: Type.String(), path: Type.String() }),
          nodes: Type.Array(Node, { maxItems: 200 }),
        },
        { additionalProperties: false },
      ),
      handle: async ({ body }) => {
        const url = toRequestUrl(body.page.path, publicUrl)
        if (!url) return refuse('bad-path')
        // As it is being edited: what is not saved yet comes with the next change.
        const item = await pages.editing.findItem(body.page.id)
        const facts = { ...body.page, kind: item?.kind ?? 'page', title: item?.title ?? '' }
        const answers = await Promise.all(
          body.nodes.map(async ({ type, props }) => {
            const node = { type, props }
            const document = {
              schema: 1,
              upgrades,
              root: { props: { title: ' ' } },
              content: [node],
            }
            const page = await resolver.resolveDocument(document as PageDocument, facts)
            const { loaded, html, css } = await renderer.renderModules(page, url, noRequest, {
              staff: true,
            })
            const [shown] = page.prepared.document.content
            const data = shown && loaded.get(shown)
            return [props.id, type === LAYOUT_BLOCK ? { html, css } : data] as const
          }),
        )
        return { data: Object.fromEntries(answers) }
      },
    }),
  ]
}

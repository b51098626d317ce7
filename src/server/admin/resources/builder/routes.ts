import Type from 'typebox'
import { can, permissionsOf } from '#auth/schema'
import { refuse } from '#base'
import { HOST_PATTERN } from '#media-ui'
import { noReferences, type PageNode, SCREENS } from '#module-contract'
import { isCustomKind, kindOfType } from '#pages/schema'
import { LAYOUT_BLOCK, POST_CONTENT } from '#render'
import { isRightToLeftLocale } from '#texts'
import { toRequestUrl } from '../../../http/request-url.ts'
import { splitAddress } from '../../../site/page/page-path.ts'
import { noRequest } from '../../../site/page/renderer.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { CODE_FRAME, codeFramePolicy } from './code-frame.ts'
import { feedRoute } from './feed-route.ts'
import { readFrame, readPlainFrame } from './frame.ts'

const Ids = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 2000, default: [] })
const Node = Type.Object({
  type: Type.String({ maxLength: 100 }),
  props: Type.Intersect([
    Type.Object({ id: Type.String({ maxLength: 64 }) }),
    Type.Record(Type.String(), Type.Unknown()),
  ]),
})
const allow = 'pages.read'
const HOST = new RegExp(HOST_PATTERN, 'i')
/** Modules that are replaced by other modules. */
const isPlaced = (type: string) => type === LAYOUT_BLOCK || type === POST_CONTENT

/** Data that the canvas needs to show a page as visitors see it. */
export default (deps: AdminDeps) => {
  const { pages, resolver, renderer, publicUrl } = deps
  const { modules, loaders } = deps.registry
  const resolve = renderer.loadResolver
  const upgrades = Object.fromEntries(
    [...modules].map(([type, module]) => [type, module.upgrades?.length ?? 0]),
  )
  return [
    adminRoute({
      method: 'GET',
      path: '/builder',
      summary: 'Get the site’s styles and the templates around a page',
      allow,
      query: Type.Object(
        {
          /** Id of the edited document. Without it, the site's header and footer. */
          page: Type.Optional(Type.String({ maxLength: 100 })),
          /** The page that a template is previewed with: its id or path. */
          preview: Type.Optional(Type.String({ maxLength: 2000 })),
        },
        { additionalProperties: false },
      ),
      handle: async ({ session, query }) => {
        const { locale, timeZone, contentTypes, consent, darkScheme } = await pages.settings.get()
        const { currency } = await deps.shopSettings.get()
        const edited = query.page && (await pages.editing.findItem(query.page))
        return {
          ...(edited ? await readFrame(deps, edited, query.preview) : await readPlainFrame(deps)),
          language: { locale, timeZone },
          /** False if visitors first see the light scheme. */
          followsDevice: darkScheme === 'device',
          /** Content types whose fields and entries modules can use. */
          contentTypes: contentTypes.map(type => ({
            kind: kindOfType(type),
            name: type.name,
            fields: type.fields,
          })),
          direction: isRightToLeftLocale(locale) ? 'rtl' : 'ltr',
          library: await deps.designLibrary.list(),
          mayChangeLibrary: can(session.member.role, 'settings.write'),
          /** Modules whose data comes from the server. */
          loaded: [...loaders.keys(), LAYOUT_BLOCK, POST_CONTENT],
          permissions: permissionsOf(session.member.role),
          asksConsent: consent.enabled,
          /** For the prices that new modules start with. */
          money: { currency, locale },
        }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/builder/code-frame',
      summary: 'Get an empty, isolated document for trying out code',
      allow: 'code.write',
      query: Type.Object(
        { hosts: Type.String({ maxLength: 5000, default: '' }) },
        { additionalProperties: false },
      ),
      handle: ({ reply, query }) =>
        reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            codeFramePolicy(query.hosts.split(',').filter(host => HOST.test(host))),
          )
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
        // Loads the draft; unsaved changes are sent with the next change.
        const address = splitAddress(body.page.path)
        const item =
          (address.url ? undefined : await pages.editing.findItem(body.page.id)) ??
          (await resolver.findFacts(address))
        const { kind = 'page', title = '' } = item ?? {}
        const archive = item && 'archive' in item ? { archive: item.archive } : {}
        const draft = isCustomKind(kind) ? await pages.editing.findDraft(body.page.id) : undefined
        const said = draft ? { fields: draft.document.root.props.fields ?? {} } : {}
        const facts = { ...body.page, path: address.path, kind, title, ...archive, ...said }
        const resolveNode = (node: PageNode) => {
          if (node.type === POST_CONTENT) return resolver.resolveContent(facts)
          const root = { props: { title: ' ' } }
          return resolver.resolveDocument({ schema: 1, upgrades, root, content: [node] }, facts)
        }
        const answers = await Promise.all(
          body.nodes.map(async ({ type, props }) => {
            const page = await resolveNode({ type, props } as PageNode)
            const { loaded, html, css, itemsOf } = await renderer.renderModules(
              page,
              url,
              noRequest,
              { staff: true, isCanvas: true },
            )
            const [shown] = page.prepared.tree.body
            const data = shown && loaded.get(shown)
            // An empty placeholder is shown by the canvas itself.
            const placed = shown?.node.type === type ? '' : html
            if (isPlaced(type)) return [props.id, { html: placed, css }] as const
            // Repeated content is edited once and shown for every item.
            const isRepeated = shown && data && modules.get(type)?.repeats
            const repeated = isRepeated ? { ...data, html: itemsOf(shown) } : data
            return [props.id, repeated] as const
          }),
        )
        return { data: Object.fromEntries(answers) }
      },
    }),
    feedRoute(deps),
  ]
}

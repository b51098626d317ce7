import Type from 'typebox'
import { refuse } from '#base'
import type { PageSort } from '#pages'
import { LEGAL_PAGES, type LegalPage, SummarySchema } from '#pages/schema'
import { legalDocument, legalTitles } from '../../../starter/legal/legal-document.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { answerItem, answerPage } from './answer.ts'
import { findEditable, mayPlace, mayTurn, mayWith } from './find-editable.ts'
import {
  Kind,
  ListedStatus,
  PageDetailSchema,
  PageItemSchema,
  Path,
  SeriesSchema,
  Title,
} from './schemas.ts'

const SORTS = [
  'path',
  'title',
  'kind',
  'updatedAt',
  'publishedAt',
  'deletedAt',
] as const satisfies PageSort[]
const filters = {
  kind: Type.Optional(Kind),
  status: Type.Optional(ListedStatus),
  /** False: without templates. */
  templates: Type.Optional(Type.Boolean()),
}
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const allow = ['pages.write', 'posts.write'] as const

/** Pages: list, create, duplicate, and change settings. */
const Legal = Type.Unsafe<LegalPage>(Type.Union(LEGAL_PAGES.map(name => Type.Literal(name))))

export function pageRoutes({ pages, embeddedPages }: AdminDeps) {
  const { editing } = pages
  return [
    adminRoute({
      method: 'GET',
      path: '/pages',
      summary: 'List pages, or the trash (`status=trash`)',
      allow: 'pages.read',
      query: listQuery(SORTS, filters),
      answer: listAnswer(PageItemSchema),
      handle: ({ query }) => editing.listItems(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/legal',
      summary: 'List legal page templates with titles in the site’s language',
      allow,
      answer: Type.Object({ items: Type.Array(Type.Object({ id: Legal, title: Type.String() })) }),
      handle: async () => ({ items: legalTitles((await pages.settings.get()).locale) }),
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/:id',
      summary: 'Get a page and its draft',
      allow: 'pages.read',
      params: IdParams,
      answer: PageDetailSchema,
      handle: ({ params }) => answerPage(pages, params.id),
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/:id/embed',
      summary: 'Get the embed URL of a published page, or the reason why there is none',
      allow: 'pages.read',
      params: IdParams,
      answer: Type.Union([
        Type.Object({ url: Type.String() }),
        Type.Object({ refused: Type.Enum(['off', 'personal']) }),
      ]),
      handle: async ({ params }) => {
        const page = await pages.editing.findItem(params.id)
        return page ? embeddedPages.addressOf(page.path) : refuse('not-found')
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages',
      summary: 'Create a draft: empty, from a document, or from a legal page with placeholders',
      allow,
      audit: 'page.created',
      body: Type.Object(
        {
          path: Path,
          title: Title,
          kind: Type.Optional(Kind),
          document: Type.Optional(Type.Unknown()),
          /** Creates a legal page with typical content in the site's language instead of a document. */
          legal: Type.Optional(Legal),
        },
        { additionalProperties: false },
      ),
      bodyLimitBytes: 4 * 1024 * 1024,
      answer: PageDetailSchema,
      handle: async ({ body, session, actor, audit }) => {
        const { kind = 'page' } = body
        if (!mayWith(session, kind, 'pages.write') || !mayPlace(session, body.path)) {
          return refuse('forbidden')
        }
        const { legal, ...wanted } = body
        const { locale } = await pages.settings.get()
        const document = legal ? legalDocument(legal, body.title, locale) : body.document
        const made = await editing.create({ ...wanted, kind, document }, actor)
        if (!made.ok) return made
        audit({ id: made.id, label: body.path })
        return answerPage(pages, made.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/pages/:id',
      summary: 'Change settings; title, description, image and noindex are part of the draft',
      allow,
      audit: 'page.changed',
      params: IdParams,
      body: Type.Object(
        {
          path: Type.Optional(Path),
          title: Type.Optional(Title),
          kind: Type.Optional(Kind),
          summary: Type.Optional(SummarySchema),
          /** Category ids of its type. */
          categories: Type.Optional(Type.Array(Name, { maxItems: 200 })),
          /** Tag names; new names create tags. */
          tags: Type.Optional(Type.Array(Name, { maxItems: 200 })),
          /** Series of the page; a new name creates a series. */
          series: Type.Optional(SeriesSchema),
          /** Date for sorting; not in the future. */
          publishedAt: Type.Optional(Type.Integer({ minimum: 0 })),
          description: Type.Optional(Type.String({ maxLength: 500 })),
          image: Type.Optional(Type.String({ maxLength: 100 })),
          noindex: Type.Optional(Type.Boolean()),
          /** Field values by key; part of the draft. */
          fields: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          /** Whether the old path redirects to the new one. Default: true. */
          redirect: Type.Optional(Type.Boolean()),
          /** Whether pages below the moved page move too. Default: false. */
          withBelow: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: PageDetailSchema,
      handle: async ({ params, body, session, actor, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        if (body.kind && !mayTurn(session, found.page.kind, body.kind)) return refuse('forbidden')
        if (body.path !== found.page.path && !mayPlace(session, body.path)) {
          return refuse('forbidden')
        }
        const below = body.withBelow ? await editing.findBelow(found.page.path) : []
        // Pages below may belong to other users.
        if (below.length > 0 && !session.may('pages.write')) {
          return refuse('forbidden')
        }
        const changed = await editing.change(params.id, body, actor)
        if (!changed.ok) return changed
        // Menus may have changed with the page.
        pages.settings.forget()
        const { path } = found.page
        const isMove = body.path !== undefined && body.path !== path
        audit({
          id: params.id,
          label: body.path ?? path,
          details: {
            changed: Object.keys(body),
            ...(isMove ? { from: path, below: below.map(one => one.path) } : {}),
          },
        })
        return answerPage(pages, params.id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/duplicate',
      summary: 'Duplicate a page as a new draft',
      allow,
      audit: 'page.duplicated',
      params: IdParams,
      answer: PageItemSchema,
      handle: async ({ params, session, actor, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        const copy = await editing.duplicate(params.id, actor)
        if (!copy.ok) return copy
        audit({ id: copy.id, label: found.page.path })
        return answerItem(pages, copy.id)
      },
    }),
  ]
}

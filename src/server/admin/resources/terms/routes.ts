import Type from 'typebox'
import type { Session } from '#auth'
import type { TermListOptions } from '#pages'
import { ContentKindSchema, TAXONOMIES, type TermEdit } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'
import { mayWith } from '../pages/find-editable.ts'

const Taxonomy = Type.Union(TAXONOMIES.map(taxonomy => Type.Literal(taxonomy)))
/** Kind and taxonomy of a term never change. */
const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  kind: ContentKindSchema,
  taxonomy: Taxonomy,
  /** Empty: derived from the name. */
  slug: Type.String({ maxLength: 100, default: '' }),
  /** Shown by its archive. */
  description: Type.String({ maxLength: 2000, default: '' }),
  parentId: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
  position: Type.Integer({ minimum: 0, maximum: 1e6, default: 0 }),
}

export default ({ pages: { terms } }: AdminDeps) =>
  termRoutes<TermEdit>({
    allow: { read: 'pages.read', write: ['pages.write', 'posts.write'] },
    one: 'term',
    path: '/terms',
    fields,
    filters: { kind: Type.Optional(ContentKindSchema), taxonomy: Type.Optional(Taxonomy) },
    empty: {
      kind: 'project',
      taxonomy: 'category',
      slug: '',
      description: '',
      parentId: null,
      position: 0,
    },
    answer: Type.Object({
      id: Type.String(),
      ...fields,
      depth: Type.Integer(),
      path: Type.String(),
      pages: Type.Integer(),
    }),
    sorts: ['tree'],
    summary: {
      list: 'List categories and tags of posts and projects, parents first',
      get: 'Get a category or tag of posts or projects',
      add: 'Add a category or tag to posts or projects',
      change: 'Change a category or tag of posts or projects',
      delete: 'Delete a category or tag; its subcategories move up, its pages stay',
    },
    mayWrite: (session: Session, { kind }) => mayWith(session, kind, 'pages.write'),
    domain: { ...terms, list: query => terms.list(query as TermListOptions) },
  })

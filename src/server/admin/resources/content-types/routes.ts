import Type from 'typebox'
import { type ContentType, ContentTypeSchema, NEW_CONTENT_TYPE } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const { name, ...others } = ContentTypeSchema.properties

export default ({ pages: { contentTypes } }: AdminDeps) =>
  termRoutes<ContentType>({
    allow: { read: 'pages.read', write: 'settings.write' },
    one: 'content-type',
    path: '/content-types',
    fields: { name, ...others },
    empty: NEW_CONTENT_TYPE,
    answer: Type.Object({
      id: Type.String(),
      /** Kind of its pages. */
      kind: Type.String(),
      name,
      ...others,
      /** Including drafts and pages in the trash. */
      pages: Type.Integer(),
    }),
    sorts: ['name'],
    summary: {
      list: 'List content types',
      get: 'Get a content type',
      add: 'Add a content type',
      change: 'Change a content type; its key stays',
      delete: 'Delete a content type that has no pages, with its categories and tags',
    },
    domain: contentTypes,
  })

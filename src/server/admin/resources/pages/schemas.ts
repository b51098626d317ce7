import Type from 'typebox'
import { PAGE_STATUSES, PageKindSchema, SummarySchema } from '#pages/schema'
import { IdParams } from '../../list.ts'

/** Built-in kind, or `type:<key>` of a content type. */
export const Kind = PageKindSchema
const Status = Type.Union(PAGE_STATUSES.map(status => Type.Literal(status)))
export const ListedStatus = Type.Union([...Status.anyOf, Type.Literal('trash')])
export const Path = Type.String({ minLength: 1, maxLength: 900 })
export const Title = Type.String({ minLength: 1, maxLength: 300 })
/** Maximum size of a request with a document. */
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024

export const RevisionParams = Type.Object({
  ...IdParams.properties,
  revision: Type.String({ minLength: 1, maxLength: 100 }),
})

const Time = Type.Integer()
const OptionalTime = Type.Union([Time, Type.Null()])
export const PageItemSchema = Type.Object({
  id: Type.String(),
  kind: Kind,
  path: Type.String(),
  title: Type.String(),
  status: Status,
  version: Type.Integer(),
  summary: SummarySchema,
  publishedAt: OptionalTime,
  publishAt: OptionalTime,
  updatedAt: Time,
  savedAt: Time,
  savedBy: Type.Union([Type.String(), Type.Null()]),
  /** Id of the user who made it. */
  createdBy: Type.Union([Type.String(), Type.Null()]),
  deletedAt: OptionalTime,
  /** Field values of the draft, in lists of one content type. */
  fields: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
/** The name is empty for pages without a series. */
export const SeriesSchema = Type.Object(
  {
    name: Type.String({ maxLength: 100 }),
    /** Null: ordered by date. */
    part: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1000 })]),
  },
  { additionalProperties: false },
)
/** A page with its settings and its draft. */
export const PageDetailSchema = Type.Object({
  ...PageItemSchema.properties,
  description: Type.String(),
  image: Type.String(),
  noindex: Type.Boolean(),
  /** Ids. */
  categories: Type.Array(Type.String()),
  /** Names. */
  tags: Type.Array(Type.String()),
  series: SeriesSchema,
  /** Field values by key. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  /** Number of pages whose path starts with this one's. */
  below: Type.Integer(),
  /** Templates of title and description, for the preview of a search result. */
  search: Type.Object({
    site: Type.String(),
    tagline: Type.String(),
    title: Type.String(),
    description: Type.String(),
  }),
  document: Type.Unknown(),
  /** The draft was written by a newer version and cannot be edited here. */
  isNewer: Type.Boolean(),
})
export const LinksSchema = Type.Object({
  pages: Type.Array(Type.Object({ id: Type.String(), path: Type.String(), title: Type.String() })),
  menus: Type.Array(Type.String()),
})
export const RevisionSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  createdAt: Time,
  author: Type.String(),
  event: Type.Union([Type.Literal('saved'), Type.Literal('published'), Type.Literal('restored')]),
})
export const ChangeSchema = Type.Object({
  kind: Type.Union(['added', 'removed', 'changed', 'moved'].map(kind => Type.Literal(kind))),
  id: Type.String(),
  type: Type.String(),
  /** Label of the module as in the builder. */
  label: Type.String(),
  name: Type.String(),
  fields: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
})

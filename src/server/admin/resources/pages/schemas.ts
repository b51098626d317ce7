import Type from 'typebox'
import { PAGE_STATUSES, PageKindSchema, SummarySchema } from '#pages/schema'
import { IdParams } from '../../list.ts'

/** One of the program's, or `type:<key>` of a content type. */
export const Kind = PageKindSchema
const Status = Type.Union(PAGE_STATUSES.map(status => Type.Literal(status)))
export const ListedStatus = Type.Union([...Status.anyOf, Type.Literal('trash')])
export const Path = Type.String({ minLength: 1, maxLength: 900 })
export const Title = Type.String({ minLength: 1, maxLength: 300 })
/** Of a request with a page's document. */
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
  /** What the draft says in the fields of its content type; in a list of the pages of one type. */
  fields: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
/** Of a page that is none of a series, the name is empty. */
export const SeriesSchema = Type.Object(
  {
    name: Type.String({ maxLength: 100 }),
    /** Null for the order of dates. */
    part: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1000 })]),
  },
  { additionalProperties: false },
)
/** One page: its settings beside it, and the draft that is being worked on. */
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
  /** What it says in the fields of its content type, by their keys. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  /** How many pages have addresses that begin with this one's. */
  below: Type.Integer(),
  /** How the site's settings make its title and description, for a preview of a search result. */
  search: Type.Object({
    site: Type.String(),
    tagline: Type.String(),
    title: Type.String(),
    description: Type.String(),
  }),
  document: Type.Unknown(),
  /** A newer program wrote the draft: it cannot be changed here. */
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
  /** Of the module, as the builder has it. */
  label: Type.String(),
  name: Type.String(),
  fields: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
})

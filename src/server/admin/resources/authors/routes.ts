import Type from 'typebox'
import type { Session } from '#auth'
import { URL_PATTERN } from '#module-contract'
import type { AuthorEdit } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const Link = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    url: Type.String({ maxLength: 500, pattern: URL_PATTERN }),
  },
  { additionalProperties: false },
)
const fields = {
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  /** Slug of the author's archive. Empty: derived from the name. */
  slug: Type.String({ maxLength: 100, default: '' }),
  role: Type.String({ maxLength: 200 }),
  bio: Type.String({ maxLength: 4000 }),
  portrait: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
  links: Type.Array(Link, { maxItems: 20 }),
}

/** Users who may only write posts can edit the profile with their own name. */
const mayWrite = (session: Session, { name }: AuthorEdit) =>
  session.may('pages.write') || name === session.member.name

export default ({ pages: { authors } }: AdminDeps) =>
  termRoutes<AuthorEdit>({
    allow: { read: 'pages.read', write: ['pages.write', 'posts.write'] },
    one: 'author',
    path: '/authors',
    fields,
    empty: { slug: '', role: '', bio: '', portrait: null, links: [] },
    answer: Type.Object({ id: Type.String(), ...fields }),
    sorts: ['name'],
    summary: {
      list: 'List authors of posts',
      get: 'Get an author',
      add: 'Add an author',
      change: 'Change an author; pages follow a new name',
      delete: 'Delete the profile of an author; pages go on naming them',
    },
    mayWrite,
    domain: authors,
  })

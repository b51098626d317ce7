import Type from 'typebox'
import type { ListSort, ListValues } from '#newsletter'
import { type NewsletterList, PROVIDERS } from '#newsletter/schema'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  /** Public description for subscribers. */
  description: Type.String({ maxLength: 500 }),
  isPublic: Type.Boolean(),
  /** Account of the service that stores the list; null for this site. */
  accountId: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })]),
  remoteId: Type.String({ maxLength: 100, pattern: '^[\\w.-]*$' }),
  templateId: Type.String({ maxLength: 20, pattern: '^\\d*$' }),
}
const Item = Type.Object({
  id: Type.String(),
  ...fields,
  provider: Type.Unsafe<NewsletterList['provider']>(Type.Enum([...PROVIDERS])),
  createdAt: Type.Integer(),
  confirmed: Type.Integer(),
})
const SORTS = ['name', 'createdAt'] as const satisfies ListSort[]

/** Authors choose a list for forms on their pages. */
export default ({ newsletter }: AdminDeps) =>
  termRoutes({
    allow: { read: ['newsletter.read', 'posts.write'], write: 'newsletter.write' },
    one: 'newsletter-list',
    path: '/newsletter-lists',
    fields,
    empty: { description: '', isPublic: true, accountId: null, remoteId: '', templateId: '' },
    answer: Item,
    sorts: SORTS,
    summary: {
      list: 'List newsletter lists',
      get: 'Get a newsletter list',
      add: 'Add a newsletter list',
      change: 'Change a newsletter list',
      delete: 'Delete a newsletter list with its subscribers',
    },
    domain: {
      list: query => newsletter.lists.list(query as typeof query & { sort: ListSort }),
      save: (edit: ListValues, id) => newsletter.lists.save(edit, id),
      delete: newsletter.lists.delete,
    },
  })

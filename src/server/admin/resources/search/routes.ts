import Type from 'typebox'
import type { Session } from '#auth'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { finders } from './finders.ts'

const Found = Type.Object({
  /** Name of the resource in API paths. */
  resource: Type.String(),
  items: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), hint: Type.String() })),
})

export default (deps: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/search',
    summary:
      'Pages, products, orders, submissions and comments by a few words: what the role may see of them',
    allow: 'signed-in',
    query: Type.Object(
      { q: Type.String({ minLength: 1, maxLength: 200 }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ groups: Type.Array(Found) }),
    handle: ({ query, session }) => search(deps, session, query.q),
  }),
]

async function search(deps: AdminDeps, session: Session, words: string) {
  const q = words.trim()
  if (q === '') return { groups: [] }
  const groups = await Promise.all(
    finders
      .filter(finder => session.may(finder.allow))
      .map(async ({ resource, find }) => ({ resource, items: await find(deps, q) })),
  )
  return { groups: groups.filter(group => group.items.length > 0) }
}

import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const closed = { additionalProperties: false }
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
/** Empty: made of the name. */
const slug = Type.Optional(Type.String({ maxLength: 100 }))
const TagItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  products: Type.Integer(),
})
const write = 'products.write'

export default ({ shop }: AdminDeps) => {
  const find = async (id: string) => {
    const one = { page: 1, perPage: 1, sort: 'name', order: 'asc', ids: id } as const
    const { items } = await shop.tags.list(one)
    return items[0]
  }
  const show = async (id: string) => (await find(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path: '/tags',
      summary: 'List product tags',
      allow: 'products.read',
      query: listQuery(['name', 'products']),
      answer: listAnswer(TagItem),
      handle: ({ query }) => shop.tags.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/tags/:id',
      summary: 'Get a tag',
      allow: 'products.read',
      params: IdParams,
      answer: TagItem,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/tags',
      summary: 'Add a tag',
      allow: write,
      audit: 'tag.created',
      body: Type.Object({ name, slug }, closed),
      answer: TagItem,
      handle: async ({ body, audit }) => {
        const saved = await shop.tags.save({ slug: '', ...body })
        if (!saved.ok) return saved
        audit({ id: saved.id, label: body.name })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/tags/:id',
      summary: 'Change a tag',
      allow: write,
      audit: 'tag.changed',
      params: IdParams,
      body: Type.Object({ name: Type.Optional(name), slug }, closed),
      answer: TagItem,
      handle: async ({ params: { id }, body, audit }) => {
        const known = await find(id)
        if (!known) return refuse('not-found')
        const saved = await shop.tags.save({ ...known, ...body }, id)
        if (!saved.ok) return saved
        audit({ id, label: body.name ?? known.name })
        return show(id)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/tags/:id',
      summary: 'Delete a tag; its products stay',
      allow: write,
      audit: 'tag.deleted',
      params: IdParams,
      handle: ({ params }) => shop.tags.delete(params.id),
    }),
  ]
}

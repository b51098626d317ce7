import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const closed = { additionalProperties: false }
const id = Type.String({ minLength: 1, maxLength: 100 })
const Value = Type.Object(
  {
    id,
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    /** Color of the swatch, or empty. */
    colour: Type.String({ pattern: '^(#[0-9a-fA-F]{6})?$', default: '' }),
    /** Image of the swatch. */
    image: Type.Union([id, Type.Null()]),
  },
  closed,
)
const Edit = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    /** Part of the URL of filters. Empty: derived from the name. */
    slug: Type.String({ maxLength: 100 }),
    position: Type.Integer({ minimum: 0, maximum: 1e6 }),
    filterable: Type.Boolean(),
    /** In the order of filters. */
    values: Type.Array(Value, { maxItems: 5000 }),
  },
  closed,
)
const Answer = Type.Object({ id: Type.String(), ...Edit.properties })

export default ({ shop: { attributes } }: AdminDeps) => {
  const find = async (one: string) => {
    const query = { page: 1, perPage: 1, sort: 'name', order: 'asc', ids: one } as const
    return (await attributes.list(query)).items[0]
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/attributes',
      summary: 'List attributes that products share, with their values',
      allow: 'products.read',
      query: listQuery(['name', 'position']),
      answer: listAnswer(Answer),
      handle: ({ query }) => attributes.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/attributes/:id',
      summary: 'Get an attribute',
      allow: 'products.read',
      params: IdParams,
      answer: Answer,
      handle: async ({ params }) => (await find(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/attributes/:id',
      summary: 'Change names, order and swatches of an attribute and its values',
      allow: 'products.write',
      audit: 'attribute.changed',
      params: IdParams,
      body: Type.Partial(Edit, closed),
      answer: Answer,
      handle: async ({ params, body, audit }) => {
        const before = await find(params.id)
        if (!before) return refuse('not-found')
        const { id: own, ...edit } = { ...before, ...body }
        const saved = await attributes.change(own, edit)
        if (!saved.ok) return saved
        audit({ id: own, label: edit.name, details: { fields: Object.keys(body) } })
        return (await find(own)) ?? refuse('not-found')
      },
    }),
  ]
}

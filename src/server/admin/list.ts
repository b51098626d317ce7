import Type, { type TProperties, type TSchema } from 'typebox'

/** Query of lists: page, order, search words, or ids of entries. */
export function listQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends TProperties = Record<never, never>,
>(sorts: Sorts, filters: Filters = {} as Filters) {
  return Type.Object(
    {
      page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      perPage: Type.Integer({ minimum: 1, maximum: 200, default: 25 }),
      sort: Type.Union(
        sorts.map(name => Type.Literal(name as Sorts[number])),
        { default: sorts[0] },
      ),
      order: Type.Union([Type.Literal('asc'), Type.Literal('desc')], { default: 'asc' }),
      q: Type.Optional(Type.String({ maxLength: 200 })),
      /** Comma-separated. */
      ids: Type.Optional(Type.String({ maxLength: 8000 })),
      ...filters,
    },
    { additionalProperties: false },
  )
}

export function listAnswer(item: TSchema) {
  return Type.Object({ items: Type.Array(item), total: Type.Integer({ minimum: 0 }) })
}

export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 500 }) })

import Type from 'typebox'
import { VISIBILITIES, type Visibility } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const closed = { additionalProperties: false }
const Ids = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 200 })
const percent = Type.Number({ minimum: -99.99, maximum: 1000 })
const PriceChange = Type.Union([
  Type.Object({ kind: Type.Literal('percent'), percent }, closed),
  Type.Object(
    { kind: Type.Literal('amount'), amount: Type.Integer({ minimum: -1e12, maximum: 1e12 }) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('sale-percent'),
      percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('end-sale') }, closed),
])

/** Many products at once: state, marks, prices, categories. */
export const bulkRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'POST',
    path: '/products/bulk',
    summary: 'Change many products alike, all or none',
    allow: 'products.write',
    audit: 'product.bulk-changed',
    body: Type.Object(
      {
        ids: Type.Array(Ids.items, { minItems: 1, maxItems: 200 }),
        status: Type.Optional(
          Type.Union([Type.Literal('published'), Type.Literal('draft'), Type.Literal('trash')]),
        ),
        visibility: Type.Optional(Type.Unsafe<Visibility>(Type.Enum([...VISIBILITIES]))),
        featured: Type.Optional(Type.Boolean()),
        price: Type.Optional(PriceChange),
        addCategories: Type.Optional(Ids),
        removeCategories: Type.Optional(Ids),
      },
      closed,
    ),
    answer: Type.Object({ changed: Type.Integer() }),
    handle: async ({ body, audit }) => {
      const done = await shop.products.changeMany(body)
      audit({
        id: '',
        label: `${done.changed} products`,
        details: JSON.parse(JSON.stringify(body)),
      })
      return done
    },
  })

import Type from 'typebox'
import { PRODUCT_STATUSES, VISIBILITIES, type Visibility } from '#shop/schema'
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

const price = Type.Union([Type.Integer({ minimum: 0, maximum: 1e12 }), Type.Null()])
const moment = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])
/** Previous values of each product, returned unchanged to undo. */
const BulkUndo = Type.Object(
  {
    changedAt: Type.Integer(),
    products: Type.Array(
      Type.Object(
        {
          id: Ids.items,
          status: Type.Optional(Type.Enum([...PRODUCT_STATUSES])),
          visibility: Type.Optional(Type.Enum([...VISIBILITIES])),
          featured: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
          categories: Type.Optional(Ids),
          variants: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  id: Ids.items,
                  regular_price: price,
                  sale_price: price,
                  sale_from: moment,
                  sale_to: moment,
                },
                closed,
              ),
              { maxItems: 1000 },
            ),
          ),
        },
        closed,
      ),
      { maxItems: 200 },
    ),
  },
  closed,
)

/** Undoes a bulk change. */
export const bulkUndoRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'POST',
    path: '/products/bulk/undo',
    summary: 'Undo a bulk edit; products changed since are left alone',
    allow: 'products.write',
    audit: 'product.bulk-undone',
    body: BulkUndo,
    answer: Type.Object({ undone: Type.Integer(), kept: Type.Integer() }),
    // Prices of 200 products with all their variants.
    bodyLimitBytes: 32 * 1024 * 1024,
    handle: async ({ body, audit }) => {
      const done = await shop.products.undoChange(body)
      const details = { ids: body.products.map(product => product.id) }
      audit({ id: '', label: `${done.undone} products`, details })
      return done
    },
  })

/** Changes many products: status, visibility, prices, categories. */
export const bulkRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'POST',
    path: '/products/bulk',
    summary: 'Bulk edit products, all or none',
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
    answer: Type.Object({ changed: Type.Integer(), undo: BulkUndo }),
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

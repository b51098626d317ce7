import Type from 'typebox'
import { refuse } from '#base'
import { ProductEdit, type ProductSort } from '#shop'
import { MISSING, PRODUCT_STATUSES, PRODUCT_TYPES } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { bulkRoute, bulkUndoRoute } from './bulk.ts'
import { configRoute } from './config.ts'
import { downloadFileRoutes } from './download-files.ts'
import { productFileRoutes } from './file-routes.ts'

const SORTS = ['name', 'sku', 'price', 'createdAt', 'updatedAt'] as const satisfies ProductSort[]
const read = 'products.read'
const write = 'products.write'
const literals = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]))

const ProductItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  path: Type.String(),
  status: Type.String(),
})
const ProductAnswer = Type.Object({
  id: Type.String(),
  ...ProductEdit.properties,
  path: Type.String(),
  /** Visitors who wait for stock, by variant. */
  waiting: Type.Record(Type.String(), Type.Integer()),
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
})
const { name, ...others } = ProductEdit.properties
const NewProduct = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { additionalProperties: false },
)

export default (deps: AdminDeps) => {
  const { shop } = deps
  const show = async (id: string) => {
    const product = await shop.products.load(id)
    if (!product) return refuse('not-found')
    return { ...product, waiting: await shop.stockAlerts.waiting(id) }
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/products',
      summary: 'List products, including drafts and hidden ones; or the trash',
      allow: read,
      query: listQuery(SORTS, {
        status: Type.Optional(literals(PRODUCT_STATUSES)),
        type: Type.Optional(literals(PRODUCT_TYPES)),
        category: Type.Optional(Type.String({ maxLength: 100 })),
        stock: Type.Optional(literals(['in-stock', 'low', 'out-of-stock', 'on-backorder'])),
        onSale: Type.Optional(Type.Boolean()),
        featured: Type.Optional(Type.Boolean()),
        missing: Type.Optional(literals(MISSING)),
        slug: Type.Optional(Type.String({ maxLength: 200 })),
      }),
      answer: listAnswer(ProductItem),
      handle: ({ query }) => shop.products.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/products/:id',
      summary: 'Get a product with its variants and stock',
      allow: read,
      params: IdParams,
      answer: ProductAnswer,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/products',
      summary: 'Add a product; omitted fields take their defaults',
      allow: write,
      audit: 'product.created',
      body: NewProduct,
      answer: ProductAnswer,
      handle: async ({ body, actor, audit }) => {
        const saved = await shop.products.create(body, actor.name)
        if (!saved.ok) return saved
        audit({ id: saved.id, label: body.name })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/products/:id',
      summary: 'Change fields of a product; stock sold in the meantime stays deducted',
      allow: write,
      audit: 'product.changed',
      params: IdParams,
      body: Type.Object(
        {
          ...Type.Partial(ProductEdit).properties,
          /** Previous values of the changed fields. A mismatch is a conflict. */
          before: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        },
        { additionalProperties: false },
      ),
      answer: ProductAnswer,
      handle: async ({ params: { id }, body: { before, ...body }, actor, audit }) => {
        const saved = await shop.products.change(id, body, before, actor.name)
        if (!saved.ok) return saved
        const product = await show(id)
        const label = 'name' in product ? product.name : ''
        audit({ id, label, details: { fields: Object.keys(body) } })
        return product
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/products/:id/duplicate',
      summary: 'Copy a product as a draft, with new SKUs, without GTINs and stock',
      allow: write,
      audit: 'product.duplicated',
      params: IdParams,
      body: Type.Object({ name }, { additionalProperties: false }),
      answer: ProductAnswer,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const saved = await shop.products.duplicate(id, body.name, actor.name)
        if (!saved.ok) return saved
        audit({ id: saved.id, label: body.name, details: { from: id } })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/products/:id',
      summary: 'Move a product to trash',
      allow: write,
      audit: 'product.deleted',
      params: IdParams,
      handle: ({ params }) => shop.products.trash(params.id),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/products/:id/forever',
      summary: 'Delete a product permanently; orders keep their copy',
      allow: write,
      audit: 'product.removed',
      params: IdParams,
      handle: ({ params }) => shop.products.remove(params.id),
    }),
    bulkRoute(deps),
    bulkUndoRoute(deps),
    configRoute(deps),
    ...productFileRoutes(deps),
    ...downloadFileRoutes(deps),
  ]
}

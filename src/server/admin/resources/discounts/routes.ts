import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import { DiscountEdit, type DiscountSort } from '#shop'
import { DISCOUNT_STATUSES, DISCOUNT_TYPES, MAX_GENERATED_CODES } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const SORTS = ['createdAt', 'code', 'usageCount', 'expiresAt'] as const satisfies DiscountSort[]
const allow = 'products.write'
const literals = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]))

const DiscountAnswer = Type.Object({
  id: Type.String(),
  usageCount: Type.Integer(),
  ...DiscountEdit.properties,
})
const DiscountItem = Type.Object({
  ...DiscountAnswer.properties,
  status: literals(DISCOUNT_STATUSES),
  batchId: Type.Union([Type.Null(), Type.String()]),
  createdAt: Type.Integer(),
})
const Codes = Type.Object(
  {
    prefix: Type.String({ maxLength: 50, pattern: '^[^\\s]*$', default: '' }),
    count: Type.Integer({ minimum: 1, maximum: MAX_GENERATED_CODES }),
    usageLimit: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1e9 })], {
      default: 1,
    }),
  },
  { additionalProperties: false },
)

const nameOf = ({ code, label }: { code: string; label: string }) => code || label

export default ({ shop }: AdminDeps) => {
  const { discounts } = shop
  const show = async (id: string) => (await discounts.load(id)) ?? refuse('not-found')
  return [
    ...importRoutes(shop.imports.discounts, {
      path: '/discount-imports',
      what: 'coupons',
      allow: 'products.write',
    }),
    adminRoute({
      method: 'GET',
      path: '/discounts',
      summary: 'List coupons and automatic discounts; generated codes only in searches and batches',
      allow,
      query: listQuery(SORTS, {
        type: Type.Optional(literals(DISCOUNT_TYPES)),
        status: Type.Optional(literals(DISCOUNT_STATUSES)),
        trigger: Type.Optional(literals(['code', 'automatic'])),
        batch: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answer: listAnswer(DiscountItem),
      handle: ({ query }) => discounts.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/discounts/export',
      summary: 'Export coupons as CSV',
      allow,
      handle: ({ reply }) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="coupons.csv"')
          .send(Readable.from(discounts.export())),
    }),
    adminRoute({
      method: 'GET',
      path: '/discounts/:id',
      summary: 'Get a discount',
      allow,
      params: IdParams,
      answer: DiscountAnswer,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/discounts',
      summary: 'Add a discount; without a code it applies automatically',
      allow,
      audit: 'discount.created',
      body: DiscountEdit,
      answer: DiscountAnswer,
      handle: async ({ body, audit }) => {
        const saved = await discounts.create(body)
        if (!saved.ok) return saved
        audit({ id: saved.id, label: nameOf(body) })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/discounts/:id',
      summary: 'Change a discount; enabling and disabling includes its generated codes',
      allow,
      audit: 'discount.changed',
      params: IdParams,
      body: Type.Partial(DiscountEdit, { additionalProperties: false }),
      answer: DiscountAnswer,
      handle: async ({ params: { id }, body, audit }) => {
        const saved = await discounts.change(id, body)
        if (!saved.ok) return saved
        const discount = await show(id)
        const label = 'code' in discount ? nameOf(discount) : ''
        audit({ id, label, details: { fields: Object.keys(body) } })
        return discount
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/discounts/:id',
      summary: 'Delete a discount and its generated codes; orders keep their amounts',
      allow,
      audit: 'discount.deleted',
      params: IdParams,
      handle: async ({ params: { id }, audit }) => {
        const before = await discounts.load(id)
        if (before) audit({ id, label: nameOf(before) })
        const deleted = await discounts.delete(id)
        return deleted.ok ? undefined : deleted
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/discounts/:id/orders',
      summary: 'List orders that used a discount or one of its generated codes',
      allow: 'orders.read',
      params: IdParams,
      query: listQuery(['createdAt']),
      answer: listAnswer(Type.Object({ id: Type.String(), number: Type.Integer() })),
      handle: ({ params, query }) => discounts.uses(params.id, query),
    }),
    adminRoute({
      method: 'POST',
      path: '/discounts/:id/codes',
      summary: 'Generate random codes with the rules of a coupon',
      allow,
      audit: 'discount.codes-generated',
      params: IdParams,
      body: Codes,
      answer: Type.Object({ count: Type.Integer() }),
      handle: async ({ params: { id }, body, audit }) => {
        const template = await discounts.load(id)
        const generated = await discounts.generateCodes(id, body)
        if (template) {
          audit({ id, label: template.code, details: { count: body.count, prefix: body.prefix } })
        }
        return generated
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/discounts/:id/codes',
      summary: 'Export the generated codes of a coupon as a CSV file',
      allow,
      params: IdParams,
      handle: ({ params, reply }) => {
        reply.type('text/csv; charset=utf-8')
        reply.header('content-disposition', 'attachment; filename="coupon-codes.csv"')
        return reply.send(Readable.from(discounts.exportCodes(params.id)))
      },
    }),
  ]
}

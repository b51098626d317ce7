import Type from 'typebox'
import { refuse } from '#base'
import { OrderInput, PLACED_STATUSES } from '#shop'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute, type Call } from '../../route.ts'
import { AnyOrder, MAX_NOTE, toReason } from './schemas.ts'

const write = 'orders.write'
const closed = { additionalProperties: false }
const Version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })
const PlacedStatus = Type.Unsafe<(typeof PLACED_STATUSES)[number]>(Type.Enum([...PLACED_STATUSES]))
/** `OrderPreview` of the shop. */
const Preview = Type.Object({
  items: Type.Array(Type.Object({})),
  totals: Type.Object({}),
  methods: Type.Array(Type.Object({})),
  problems: Type.Array(Type.Object({})),
  due: Type.Integer(),
  changes: Type.Array(Type.String()),
})
const Saved = Type.Object({ id: Type.String(), input: OrderInput, version: Version })

/** Only staff who may change prices may set those of an order. */
const mayPrice = ({ session }: Pick<Call, 'session'>, input: OrderInput) =>
  session.may('products.write') ||
  (input.items.every(item => item.unitPrice === null) && input.fees.length === 0)

/** Orders that staff enters, and changes of placed orders. */
export function editingRoutes({ shop }: AdminDeps) {
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  const showInput = async (id: string) => {
    const found = await shop.orders.input(id)
    return found ? { id, ...found } : refuse('not-found')
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/orders/form',
      summary: 'Countries, payment methods and tax classes for the order form',
      allow: 'orders.read',
      answer: Type.Object({}),
      handle: () => shop.orders.formConfig(),
    }),
    adminRoute({
      method: 'GET',
      path: '/orders/items',
      summary: 'Find variants to add to an order by name or SKU',
      allow: 'orders.read',
      query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
      answer: Type.Object({ items: Type.Array(Type.Object({})) }),
      handle: async ({ query }) => ({ items: await shop.orders.orderable(query.q) }),
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/preview',
      summary:
        'Calculate an order as entered, without saving; with `orderId`, an edit of that order',
      allow: write,
      audit: 'order.previewed',
      body: Type.Object(
        { input: OrderInput, orderId: Type.Optional(Type.String({ maxLength: 100 })) },
        closed,
      ),
      answer: Preview,
      handle: async ({ body, skipAudit }) => {
        skipAudit()
        const answer = await shop.orders.preview(body)
        return answer.ok ? answer.preview : refuse(toReason(answer.reason))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders',
      summary: 'Create a draft order',
      allow: write,
      audit: 'order.drafted',
      body: Type.Object({ input: OrderInput }, closed),
      answer: Saved,
      handle: async ({ body, actor, audit, session }) => {
        if (!mayPrice({ session }, body.input)) return refuse('forbidden')
        const created = await shop.orders.createDraft({ ...body, author: actor.name })
        if (!created.ok) return refuse(toReason(created.reason))
        audit({ id: created.id })
        return showInput(created.id)
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/orders/:id/input',
      summary: 'Content of a draft or placed order, for its form',
      allow: 'orders.read',
      params: IdParams,
      answer: Saved,
      handle: ({ params: { id } }) => showInput(id),
    }),
    adminRoute({
      method: 'PUT',
      path: '/orders/:id/input',
      summary: 'Save a draft order; `version` is that of the loaded draft',
      allow: write,
      audit: 'order.draft-saved',
      params: IdParams,
      body: Type.Object({ input: OrderInput, version: Version }, closed),
      answer: Saved,
      handle: async ({ params: { id }, body, session }) => {
        if (!mayPrice({ session }, body.input)) return refuse('forbidden')
        const saved = await shop.orders.saveDraft({ orderId: id, ...body })
        return saved.ok ? showInput(id) : refuse(toReason(saved.reason))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/place',
      summary:
        'Place a draft order: reserves stock and sets the status, by default the first one of the payment method',
      allow: write,
      audit: 'order.placed',
      params: IdParams,
      body: Type.Object(
        {
          input: OrderInput,
          version: Version,
          status: Type.Optional(PlacedStatus),
          notify: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit, session }) => {
        if (!mayPrice({ session }, body.input)) return refuse('forbidden')
        const placed = await shop.orders.placeDraft({ orderId: id, author: actor.name, ...body })
        if (!placed.ok) {
          const problems = 'problems' in placed ? placed.problems : undefined
          return refuse(toReason(placed.reason), problems ? { problems } : {})
        }
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/orders/:id',
      summary: 'Delete a draft order',
      allow: write,
      audit: 'order.draft-deleted',
      params: IdParams,
      handle: async ({ params: { id } }) => {
        const deleted = await shop.orders.deleteDraft(id)
        return deleted.ok ? undefined : refuse(deleted.reason)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/edit',
      summary:
        'Change items, addresses, shipping and coupons of an open order; `version` is that of the loaded order',
      allow: write,
      audit: 'order.edited',
      params: IdParams,
      body: Type.Object(
        {
          input: OrderInput,
          version: Version,
          message: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
          notify: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit, session }) => {
        const isPricing = body.input.items.some(item => item.unitPrice !== null)
        if (isPricing && !mayPrice({ session }, body.input)) return refuse('forbidden')
        const edited = await shop.orders.edit({ orderId: id, author: actor.name, ...body })
        if (!edited.ok) {
          const problems = 'problems' in edited ? edited.problems : undefined
          return refuse(toReason(edited.reason), problems ? { problems } : {})
        }
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
  ]
}

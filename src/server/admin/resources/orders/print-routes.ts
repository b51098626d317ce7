import Type from 'typebox'
import { refuse } from '#base'
import { type PrintKind, renderOrderPrint, renderOrdersPrint } from '#shop'
import type { OrderView } from '#shop/schema'
import { printStyles } from '../../../adapters/print-look.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const read = 'orders.read'
const MAX_PRINTED = 200
const Kind = Type.Union([Type.Literal('sheet'), Type.Literal('slip')], { default: 'sheet' })

/** Print views of orders as HTML. */
export function printRoutes({ shop, pages, branding }: AdminDeps) {
  async function senderFor(locale: string) {
    const settings = await pages.settings.get()
    const { siteName, address, email } = settings
    const logo = (await branding.logoPng()) && '/logo.png'
    return { name: siteName, address, email, logo, css: printStyles(settings, locale) }
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/orders/:id/print',
      summary: 'Print view of an order: order summary or packing slip, as HTML',
      allow: read,
      params: IdParams,
      query: Type.Object({
        kind: Kind,
        /** Prints the packing slip of one shipment. */
        fulfilment: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      handle: async ({ params, query, reply }) => {
        const order = await shop.orders.load({ id: params.id })
        const fulfilment = order?.fulfilments.find(one => one.id === query.fulfilment)
        if (!order || (query.fulfilment && !fulfilment)) return refuse('not-found')
        const sender = await senderFor(order.money.locale)
        reply.type('text/html; charset=utf-8')
        reply.send(renderOrderPrint(order, query.kind as PrintKind, sender, fulfilment))
        return reply
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/orders/print',
      summary: 'Print views of several orders in one document, as HTML',
      allow: read,
      query: Type.Object(
        { kind: Kind, ids: Type.String({ minLength: 1, maxLength: 8000 }) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const ids = [...new Set(query.ids.split(','))].slice(0, MAX_PRINTED)
        const orders: OrderView[] = []
        for (const id of ids) {
          const order = await shop.orders.load({ id })
          if (order) orders.push(order)
        }
        const [first] = orders
        if (!first) return refuse('not-found')
        const sender = await senderFor(first.money.locale)
        reply.type('text/html; charset=utf-8')
        reply.send(renderOrdersPrint(orders, query.kind as PrintKind, sender))
        return reply
      },
    }),
  ]
}

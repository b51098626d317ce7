import type { FastifyInstance, FastifyReply } from 'fastify'
import { readCheckoutFields } from '../checkout/fields.ts'
import type { CheckoutReason } from '../checkout/place-order.ts'
import { orderReceivedPath } from '../orders/order-path.ts'
import { type FormRequest, type RouteContext, wantsJson } from './context.ts'
import { cartKeyOf } from './cookies.ts'
import { FormBody } from './form.ts'
import { perAddress } from './limits.ts'

const STATUS: Record<CheckoutReason, number> = {
  invalid: 422,
  'no-shipping': 422,
  'session-expired': 409,
  'cart-empty': 409,
  'cart-changed': 409,
  'total-changed': 409,
  'not-enough-stock': 409,
}

export function checkoutRoutes(app: FastifyInstance, context: RouteContext) {
  const schema = { body: FormBody }
  const { limits } = context
  app.post(
    '/checkout',
    { schema, config: perAddress(limits.checkout) },
    (request: FormRequest, reply) =>
      request.body.intent === 'review'
        ? review(context, request, reply)
        : place(context, request, reply),
  )
  app.post(
    '/order-received/verify',
    { schema, config: perAddress(limits.verify) },
    (request: FormRequest, reply) => verify(context, request, reply),
  )
}

async function place(context: RouteContext, request: FormRequest, reply: FastifyReply) {
  const { shop, cookies } = context
  const fields = readCheckoutFields(request.body)
  const result = await shop.checkout.place({ key: cartKeyOf(request.cookies), fields })
  const settings = await shop.settings()
  if (!result.ok) {
    const { errors, reason } = result
    if (wantsJson(request)) return reply.code(STATUS[reason]).send({ reason, errors })
    return context.renderPage(request, reply, {
      path: settings.paths.checkout,
      state: { checkout: { fields, errors } },
      status: STATUS[reason],
    })
  }
  cookies.count(reply, 0)
  cookies.order(request, reply, result.order.viewKey)
  const path = orderReceivedPath(settings, result.order)
  if (!wantsJson(request)) return reply.redirect(path, 303)
  return reply.send({ order: { number: result.order.number }, redirect: path })
}

/** The order as it would be with what is entered so far; nothing is bought. */
async function review(context: RouteContext, request: FormRequest, reply: FastifyReply) {
  const { shop } = context
  const state = { fields: readCheckoutFields(request.body), errors: [] }
  if (wantsJson(request)) {
    return reply.send(await shop.checkout.view({ key: cartKeyOf(request.cookies), state }))
  }
  const { paths } = await shop.settings()
  const page = { path: paths.checkout, state: { checkout: state }, status: 200 }
  return context.renderPage(request, reply, page)
}

async function verify(context: RouteContext, request: FormRequest, reply: FastifyReply) {
  const { shop, cookies } = context
  const { order = '', key = '', email = '' } = request.body
  const address = { number: Number(order), key }
  const viewKey = await shop.orders.verifyEmail({ ...address, email })
  const settings = await shop.settings()
  const path = orderReceivedPath(settings, {
    number: Number.isSafeInteger(address.number) ? address.number : 0,
    key: encodeURIComponent(key),
  })
  if (viewKey) {
    cookies.order(request, reply, viewKey)
    return reply.redirect(path, 303)
  }
  const state = { received: { failed: true } }
  return context.renderPage(request, reply, { path, state, status: 422 })
}

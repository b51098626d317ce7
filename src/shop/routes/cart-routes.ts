import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddReason } from '../cart/add.ts'
import type { ChangeReason, ChangeResult } from '../cart/change.ts'
import type { CartNotice } from '../cart/view.ts'
import type { CartItem } from '../cart/wanted.ts'
import { type FormRequest, type RouteContext, wantsJson } from './context.ts'
import { cartKeyOf } from './cookies.ts'
import { FormBody, fieldsWith, localPath } from './form.ts'
import { perAddress } from './limits.ts'

const ADD_STATUS: Record<AddReason, number> = {
  'unknown-product': 404,
  'options-missing': 422,
  'no-combination': 422,
  'nothing-chosen': 422,
  'invalid-quantity': 422,
  'out-of-stock': 409,
  'not-enough-stock': 409,
  'sold-individually': 409,
  'too-many': 409,
}

const CHANGE_STATUS: Record<ChangeReason, number> = {
  'no-cart': 409,
  'unknown-line': 404,
  'invalid-quantity': 422,
  'not-enough-stock': 409,
}

/** Forms of the cart; with script they are answered as JSON, without by pages. */
export function cartRoutes(app: FastifyInstance, context: RouteContext) {
  const { shop, limits } = context
  const options = { schema: { body: FormBody }, config: perAddress(limits.change) }
  const change = (request: FormRequest) => ({
    key: cartKeyOf(request.cookies),
    keepNotice: !wantsJson(request),
  })

  app.post('/cart/add', options, (request: FormRequest, reply) => add(context, request, reply))

  app.post('/cart/update', options, async (request: FormRequest, reply) => {
    const quantities = fieldsWith(request.body, 'quantity-')
    const result = await shop.cart.setQuantities({ ...change(request), quantities })
    return answerChange(context, request, reply, result)
  })

  app.post('/cart/remove', options, async (request: FormRequest, reply) => {
    const result = await shop.cart.remove({ ...change(request), lineId: request.body.line ?? '' })
    return answerChange(context, request, reply, result)
  })

  app.post('/cart/undo', options, async (request: FormRequest, reply) => {
    const result = await shop.cart.undo({ ...change(request), lineId: request.body.line ?? '' })
    return answerChange(context, request, reply, result)
  })
}

/** The cart for the header of a page that is the same for everybody. */
export async function answerCart(
  { shop, cookies }: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const cart = await shop.cart.view({ key: cartKeyOf(request.cookies) })
  cookies.count(reply, cart.count)
  return reply.header('cache-control', 'private, no-store').send(cart)
}

async function add(context: RouteContext, request: FormRequest, reply: FastifyReply) {
  const { shop, cookies } = context
  const { body } = request
  const json = wantsJson(request)
  const result = await shop.cart.add({
    key: cartKeyOf(request.cookies),
    items: readItems(body),
    keepNotice: !json,
  })
  const { paths } = await shop.settings()
  if (!result.ok) {
    const status = ADD_STATUS[result.reason]
    if (json) return reply.code(status).send({ errors: [{ text: result.text }] })
    const state = {
      productId: result.productId,
      error: result.text,
      options: fieldsWith(body, 'option-'),
      quantity: body.quantity ?? '',
    }
    const path = localPath(body.page, paths.cart)
    return context.renderPage(request, reply, { path, state: { add: state }, status })
  }
  cookies.cart(reply, result.key, result.count)
  if (!json) return reply.redirect(paths.cart, 303)
  return answerWith(context, reply, result.key, [
    { ...result.notice, link: { text: 'View cart', href: paths.cart } },
  ])
}

/** `variant` or `product` with `option-…`, or a group's `quantity-<variant>` fields. */
function readItems(body: FormBody): CartItem[] {
  const group = Object.entries(fieldsWith(body, 'quantity-'))
  if (group.length > 0) {
    return group.map(([variantId, quantity]) => ({ variantId, quantity: quantity.trim() || '0' }))
  }
  if (!body.variant && !body.product) return []
  return [
    {
      variantId: body.variant || undefined,
      productId: body.product || undefined,
      options: fieldsWith(body, 'option-'),
      quantity: body.quantity ?? '1',
    },
  ]
}

async function answerChange(
  context: RouteContext,
  request: FormRequest,
  reply: FastifyReply,
  result: ChangeResult,
) {
  const { paths } = await context.shop.settings()
  if (!result.ok) {
    const status = CHANGE_STATUS[result.reason]
    if (wantsJson(request)) return reply.code(status).send({ errors: result.errors })
    const quantities = fieldsWith(request.body, 'quantity-')
    const state = { cart: { errors: result.errors, quantities } }
    return context.renderPage(request, reply, { path: paths.cart, state, status })
  }
  context.cookies.count(reply, result.count)
  if (!wantsJson(request)) return reply.redirect(paths.cart, 303)
  return answerWith(context, reply, cartKeyOf(request.cookies), [result.notice])
}

async function answerWith(
  { shop }: RouteContext,
  reply: FastifyReply,
  key: string | undefined,
  notices: CartNotice[],
) {
  const cart = await shop.cart.view({ key })
  return reply.send({ ...cart, notices: [...notices, ...cart.notices] })
}

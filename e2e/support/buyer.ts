import type { APIRequestContext } from '@playwright/test'
import { actionIn } from '../../tests/support/buyer.ts'

export interface Order {
  product: string
  quantity?: number
  firstName?: string
  lastName?: string
  email?: string
  payment?: 'bacs' | 'cod' | 'stripe'
}

/** Places an order through the shop's forms without script. Returns its number. */
export async function placeOrder(request: APIRequestContext, order: Order): Promise<string> {
  const number = /order=(\d+)/.exec(await buy(request, order))?.[1]
  if (!number) throw new Error(`the order of ${order.product} was refused`)
  return number
}

/** The same; returns the URL of the order received page. */
export async function buy(request: APIRequestContext, order: Order): Promise<string> {
  const html = await (await request.get(`/product/${order.product}`)).text()
  const product = /name="product" value="([^"]+)"/.exec(html)?.[1]
  if (!product) throw new Error(`${order.product} cannot be put into the cart`)
  await send(request, `/product/${order.product}`, {
    _action: actionIn(html, 'add'),
    product,
    quantity: String(order.quantity ?? 1),
  })
  const checkout = await (await request.get('/checkout')).text()
  const { redirect } = await send(request, '/checkout', {
    _action: actionIn(checkout, 'place'),
    billing_first_name: order.firstName ?? 'Ida',
    billing_last_name: order.lastName ?? 'Berg',
    billing_country: 'FI',
    billing_address_1: '1 Example Street',
    billing_postcode: '00100',
    billing_city: 'Helsinki',
    billing_phone: '+358 2 123456',
    billing_email: order.email ?? 'ida@example.com',
    payment_method: order.payment ?? 'bacs',
    terms: '1',
  })
  return redirect ?? ''
}

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form, headers: { accept: 'application/json' } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as { redirect?: string }
}

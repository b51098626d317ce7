import type { APIRequestContext } from '@playwright/test'
import { actionIn } from '../../tests/support/buyer.ts'
import { solveSum } from '../../tests/support/sum.ts'
import { type Order, placeOrder } from './buyer.ts'

const buyers = [
  ['Ida', 'Berg'],
  ['Matteo', 'Ricci'],
  ['Aino', 'Virtanen'],
  ['Jonas', 'Lindqvist'],
  ['Helene', 'Moreau'],
  ['Sofia', 'Papadopoulou'],
  ['Tom', 'Ashworth'],
  ['Kerttu', 'Mäkelä'],
] as const

/** Places orders of several buyers. `newVisitor` returns a browser without cookies. */
export async function placeOrders(
  newVisitor: () => Promise<APIRequestContext>,
  goods: readonly [string, ...string[]],
  count: number,
) {
  const numbers: string[] = []
  for (let index = 0; index < count; index++) {
    const [firstName, lastName] = buyers[index % buyers.length] ?? buyers[0]
    const order: Order = {
      product: goods[index % goods.length] ?? goods[0],
      firstName,
      lastName,
      email: `${firstName}@example.com`.toLowerCase(),
      payment: index % 3 === 2 ? 'cod' : 'bacs',
    }
    const visitor = await newVisitor()
    numbers.push(await placeOrder(visitor, order))
    await visitor.dispose()
  }
  return numbers
}

/** Submits the contact page's form without script: the sum replaces proof of work. */
export async function sendEnquiry(
  visitor: APIRequestContext,
  enquiry: { name: string; message: string },
) {
  const page = await (await visitor.get('/contact')).text()
  const form = {
    _action: actionIn(page, 'send'),
    field_name: enquiry.name,
    field_email: `${enquiry.name.split(' ')[0]?.toLowerCase()}@example.com`,
    field_about: 'A commission',
    field_message: enquiry.message,
  }
  const headers = { accept: 'text/html' }
  const asked = await (await visitor.post('/contact', { form, headers })).text()
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(asked) ?? []
  const answer = await visitor.post('/contact', {
    form: { ...form, token, ...solveSum(asked) },
    headers,
  })
  const html = await answer.text()
  if (!html.includes('data-form-sent')) throw new Error(`/contact: ${answer.status()} ${html}`)
}

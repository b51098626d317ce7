import type { APIRequestContext } from '@playwright/test'
import { actionIn } from '../../tests/support/buyer.ts'
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

/** Orders of several people, none of them moved on yet. `newVisitor` answers a browser without cookies. */
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

/** Sends the enquiry of the contact page, as a visitor who has read for a while. */
export async function sendEnquiry(
  visitor: APIRequestContext,
  enquiry: { name: string; message: string },
) {
  const page = await (await visitor.get('/contact')).text()
  const send = actionIn(page, 'send')
  const headers = { accept: 'application/json' }
  const issued = await visitor.post('/contact', {
    headers,
    form: { _action: send.replace('/send', '/token') },
  })
  const { token, captcha } = (await issued.json()).answer as {
    token: string
    captcha?: [number, number]
  }
  // The server takes what comes within 800 ms of its token for a machine's.
  await new Promise(resolve => setTimeout(resolve, 900))
  const answer = await visitor.post('/contact', {
    form: {
      _action: send,
      token,
      website: '',
      field_name: enquiry.name,
      field_email: `${enquiry.name.split(' ')[0]?.toLowerCase()}@example.com`,
      field_about: 'A commission',
      field_message: enquiry.message,
      ...(captcha ? { captcha: String(captcha[0] + captcha[1]) } : {}),
    },
  })
  const html = await answer.text()
  if (!html.includes('data-form-sent')) throw new Error(`/contact: ${answer.status()} ${html}`)
}

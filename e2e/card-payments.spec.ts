import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type StripeDouble, startStripe } from '../tests/doubles/stripe.ts'
import { change, orderIdOf } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { findInMail } from './support/mails.ts'
import { offer, stock } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { serveStripe } from './support/stripe-js.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** The provider is a setting of the site, so this file has its own site. */
test.describe.configure({ mode: 'serial' })

let stripe: StripeDouble
let site: Site
let owner: Page

test.beforeAll(async ({ browser }) => {
  stripe = await startStripe()
  site = await startSite({
    env: { DEMO: '0', RATE_LIMIT: '0', ALLOW_PRIVATE_ADDRESSES: '1', STRIPE_URL: stripe.url },
  })
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const keys = { keys: stripe.credentials }
  await change(owner.request, '/payment-providers/stripe/test', keys, 'PATCH')
  const method = { title: 'Card', description: 'By card.', mode: 'test', captureLater: false }
  const onlinePayments = {
    stripe: { ...method, enabled: true, saveMethods: true },
    paypal: { ...method, title: 'PayPal', enabled: false },
  }
  await change(owner.request, '/settings/site', { shop: { onlinePayments } }, 'PATCH')
  const lamp = { name: 'Lamp', slug: 'lamp', status: 'published', offer: offer(1816) }
  await change(owner.request, '/products', { ...lamp, stock: stock(50) })
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
  stripe.stop()
})

const findOrder = async (number: string) => {
  const id = await orderIdOf(owner.request, number)
  return (await owner.request.get(`/api/admin/orders/${id}`)).json()
}
const numberIn = (url: string) => new URL(url, site.url).searchParams.get('order') ?? ''

/** Delivers the double's reports to the site's webhook. */
async function deliver(page: Page) {
  for (const event of stripe.events.splice(0)) {
    const { body, headers } = stripe.signed(event)
    const answer = await page.request.post(`${site.url}/payment-webhooks/stripe`, {
      data: body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    expect(answer.status()).toBe(200)
  }
}

async function enterAddress(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true }).first()
  await page.getByLabel('Country / Region').first().selectOption('FI')
  for (const [name, value] of [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Street address', '1 Example Street'],
    ['Postcode / ZIP', '00100'],
    ['Town / City', 'Helsinki'],
    ['Phone', '+358 2 123456'],
  ] as const) {
    await field(name).fill(value)
  }
}

test('SH-4 a card order with 3-D Secure is paid after the checkout', async ({ page }) => {
  const loads = await serveStripe(page, stripe)
  await page.goto(`${site.url}/product/lamp`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/has been added to your cart/).first()).toBeVisible()
  await page.goto(`${site.url}/checkout`)
  await enterAddress(page)
  await page.getByLabel('Email address', { exact: true }).first().fill('ida@example.com')
  await page.getByRole('radio', { name: 'Card' }).check()
  expect(loads.script, 'nothing of Stripe in the checkout').toBe(0)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/order-pay\?order=\d+&key=/)
  const number = numberIn(page.url())
  await expect(page.getByText('Test mode')).toBeVisible()
  await page.getByLabel('Card number').fill('secure')
  expect(await findAxeViolations(page)).toEqual([])
  const pay = page.getByRole('button', { name: 'Pay €18.16' })
  await pay.dblclick()
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await pay.click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
  await deliver(page)
  expect(await findOrder(number)).toMatchObject({
    status: 'processing',
    paymentState: 'paid',
    payments: [{ state: 'settled', isTest: true }],
  })
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByText('Your order has been received.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
})

test('SH-4 after a declined card the payment link pays with another one', async ({ page }) => {
  await serveStripe(page, stripe)
  const number = numberIn(await buy(owner.request, { product: 'lamp', payment: 'stripe' }))
  const { paymentUrl } = await findOrder(number)
  await page.goto(paymentUrl)
  await page.getByLabel('Card number').fill('declined')
  await page.getByRole('button', { name: 'Pay €18.16' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await deliver(page)
  expect(await findOrder(number)).toMatchObject({ status: 'pending', paymentState: 'unpaid' })
  await page.goto('about:blank')
  await page.goto(paymentUrl)
  await page.getByLabel('Card number').fill('good')
  await page.getByRole('button', { name: 'Pay €18.16' }).click()
  await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
})

test.describe('without stripe-js', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('SH-4 if stripe-js is blocked, the page says so, and another try works', async ({
    page,
  }) => {
    const number = numberIn(await buy(owner.request, { product: 'lamp', payment: 'stripe' }))
    await page.route('https://js.stripe.com/**', route => route.abort())
    await page.goto((await findOrder(number)).paymentUrl)
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
    await serveStripe(page, stripe)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Card number').fill('good')
    await page.getByRole('button', { name: 'Pay €18.16' }).click()
    await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
  })
})

test('SH-4 without script a form leads to Stripe and back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await serveStripe(page, stripe)
  // Redirects are not routed, so a page leads to Stripe instead.
  await page.route('**/order-pay*', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers()
    const body = `<meta http-equiv="refresh" content="0;url=${location}">`
    return route.fulfill({ contentType: 'text/html', body })
  })
  const path = await buy(context.request, { product: 'lamp', payment: 'stripe' })
  const number = numberIn(path)
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText(`Order ${number} is waiting for your payment.`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible()
  stripe.pay(page.url().split('/').at(-1) ?? '')
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
  await context.close()
})

test('SH-4 staff refunds a card payment, and sees when Stripe refuses', async () => {
  const number = numberIn(await buy(owner.request, { product: 'lamp', payment: 'stripe' }))
  const { id, paymentUrl } = await findOrder(number)
  const { search } = new URL(paymentUrl)
  const page = await (await owner.request.get(paymentUrl)).text()
  const action = /value="([^"]+\/pay)"/.exec(page)?.[1] ?? ''
  const sent = await owner.request.post(`/order-pay${search}`, {
    form: {
      ...{ _action: action, order: number, key: new URLSearchParams(search).get('key') ?? '' },
      ...{ payment_method: 'stripe', flow: 'form' },
    },
    headers: { accept: 'application/json' },
  })
  const { answer } = (await sent.json()) as { answer: { next: { clientSecret: string } } }
  stripe.pay(answer.next.clientSecret.split('_secret_')[0] ?? '')
  await deliver(owner)
  stripe.refuseRefunds('Your balance is too low.')
  await owner.goto(`/admin/orders/${id}`)
  await owner.getByRole('button', { name: 'Refund…' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Amount of Lamp').fill('5')
  await expect(dialog).toContainText('€5.00 is returned by the payment provider.')
  await dialog.getByRole('button', { name: 'Refund €5.00' }).click()
  await expect(owner.getByText('Your balance is too low.').first()).toBeVisible()
  stripe.refuseRefunds('')
  await owner.getByRole('button', { name: 'Send €5.00 again' }).click()
  await expect(owner.getByText('€5.00 · Returned')).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Test payments' })).toBeVisible()
  expect(await findAxeViolations(owner)).toEqual([])
})

test('SH-4 an owner saves keys and tests the connection', async () => {
  await owner.goto('/admin/settings/payments')
  const group = owner.getByRole('group', { name: 'Stripe' })
  await expect(group.getByLabel('Publishable key')).toHaveValue('pk_test_double')
  await expect(group.getByLabel('Secret key')).toHaveValue('')
  await group.getByRole('button', { name: 'Test connection' }).click()
  await expect(owner.getByText('Connected with “Example account”.')).toBeVisible()
  await group.getByLabel('Secret key').fill('sk_live_wrong')
  await group.getByRole('button', { name: 'Save keys' }).click()
  await expect(owner.getByText('This is not a key of this kind and mode.')).toBeVisible()
  await expect(group.getByLabel('Webhook URL')).toHaveValue(/\/payment-webhooks\/stripe$/)
  expect(await findAxeViolations(owner)).toEqual([])
})

test('SH-4 a customer saves a card, pays with it again, and removes it in the account', async ({
  page,
}) => {
  await serveStripe(page, stripe)
  const email = 'saved@example.com'
  await page.goto(`${site.url}/account?view=register`)
  await page.getByLabel('Email address').first().fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const link = new URL(await findInMail(email, /http\S+token=\w+/, site.dataDir))
  await page.goto(site.url + link.pathname + link.search)
  await page.getByRole('button', { name: 'Create account' }).click()
  const account = page.locator('.m-account')
  await account.getByRole('link', { name: 'Payment methods' }).click()
  await expect(account.getByText('No saved payment methods.')).toBeVisible()
  await payInForm(page, async () => {
    await page.getByLabel('Card number').fill('good')
    await page.getByLabel('Save my card').check()
  })
  await payInForm(page, () => page.getByRole('radio', { name: 'visa 4242' }).check())
  await page.goto(`${site.url}/account?view=payment-methods`)
  await expect(account.getByText('Visa ending in 4242')).toBeVisible()
  await expect(account.getByText('Expires 03/2031')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove: Visa 4242' }).click()
  await expect(page.getByRole('status').first()).toHaveText('Payment method removed.')
  await expect(account.getByText('No saved payment methods.')).toBeVisible()
  stripe.fail('down', 'down')
  await page.reload()
  await expect(account.getByText('The payment provider does not answer.')).toBeVisible()
})

/** Orders a lamp as the signed-in customer, and pays it in the form of the page. */
async function payInForm(page: Page, fillIn: () => Promise<void>) {
  await page.goto(`${site.url}/product/lamp`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/has been added to your cart/).first()).toBeVisible()
  await page.goto(`${site.url}/checkout`)
  await enterAddress(page)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await fillIn()
  await page.getByRole('button', { name: 'Pay €18.16' }).click()
  await expect(page.getByText(`Order ${numberIn(page.url())} is paid.`)).toBeVisible()
  await deliver(page)
}

import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type StripeDouble, startStripe } from '../tests/doubles/stripe.ts'
import { change, orderIdOf } from './support/admin-api.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { serveStripe } from './support/stripe-js.ts'
import { expect, test } from './support/test.ts'

let stripe: StripeDouble
let site: Site

test.beforeAll(async () => {
  stripe = await startStripe()
  site = await startSite({
    env: { DEMO: '0', RATE_LIMIT: '0', ALLOW_PRIVATE_ADDRESSES: '1', STRIPE_URL: stripe.url },
  })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
  stripe.stop()
})

const SELLER = {
  name: 'Tonwerk GmbH',
  address: 'Lehmgasse 8',
  postcode: '04109',
  city: 'Leipzig',
  taxNumber: '231/123/45678',
}

async function setUp(page: Page) {
  await signIn(page, addStaff('owner', site.dataDir))
  await addProduct(page.request, {
    name: 'Lamp',
    slug: 'lamp',
    offer: offer(2000),
    stock: stock(9),
  })
  const { credentials } = stripe
  await change(page.request, '/payment-providers/stripe/test', { keys: credentials }, 'PATCH')
  const { shop } = await (await page.request.get('/api/admin/settings/site')).json()
  const { stripe: card } = shop.onlinePayments
  const onlinePayments = {
    ...shop.onlinePayments,
    stripe: { ...card, enabled: true, mode: 'test', title: 'Card' },
  }
  const invoices = { ...shop.invoices, seller: { ...shop.invoices.seller, ...SELLER } }
  const withdrawal = { enabled: true, days: 14, footerLink: true }
  const settings = { shop: { onlinePayments, invoices, withdrawal } }
  await change(page.request, '/settings/site', settings, 'PATCH')
}

async function addTaxRate(page: Page) {
  await page.goto('/admin/tax-rates/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('VAT')
  await page.getByRole('spinbutton', { name: /^Rate/ }).fill('19')
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'VAT' })).toBeVisible()
}

/** The zone for everywhere gets a parcel instead of free shipping. */
async function changeZone(page: Page) {
  await page.goto('/admin/settings/shipping')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Flat rate' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Parcel')
  await page.getByRole('textbox', { name: 'Cost', exact: true }).fill('4.90')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: 'Save' }).click()
  await saved
}

async function addCoupon(page: Page) {
  await page.goto('/admin/discounts/create')
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WEEK')
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
}

/** Buys three lamps with the coupon, and pays by card with 3-D Secure. Returns the order's number. */
async function buy(page: Page): Promise<string> {
  await serveStripe(page, stripe)
  await page.goto(`${site.url}/product/lamp`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('3')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/added to your cart/).first()).toBeVisible()
  await page.goto(`${site.url}/cart`)
  await page.getByLabel('Coupon or gift card code').fill('week')
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('Coupon code applied successfully.')).toBeVisible()
  await page.goto(`${site.url}/checkout`)
  await page.getByLabel('Country / Region').first().selectOption('DE')
  for (const [name, value] of [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Street address', 'Tonweg 3'],
    ['Postcode / ZIP', '10115'],
    ['Town / City', 'Berlin'],
    ['Phone', '+49 30 123456'],
    ['Email address', 'ida@example.com'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).first().fill(value)
  }
  await page.getByRole('radio', { name: 'Card' }).check()
  const review = page.getByRole('region', { name: 'Your order' })
  await expect(review).toContainText('-€6.00')
  await expect(review).toContainText('€58.90')
  await expect(review).toContainText('€9.40 VAT')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByLabel('Card number').fill('secure')
  await page.getByRole('button', { name: 'Pay €58.90' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText(/Order \d+ is paid\./)).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function openOrder(page: Page, number: string) {
  const id = await orderIdOf(page.request, number)
  await page.goto(`/admin/orders/${id}`)
  return page.getByRole('region', { name: `Order ${number}` })
}

/** One of three lamps is returned; the money goes back to the card, and a credit note is issued. */
async function refundOne(page: Page, number: string) {
  const order = await openOrder(page, number)
  await order.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity of Lamp').fill('1')
  await expect(dialog.getByLabel('Return Lamp to stock')).toBeChecked()
  await dialog.getByRole('button', { name: 'Refund €18.00' }).click()
  await expect(order.getByText('€18.00 · Returned')).toBeVisible()
  await expect(order.getByText(/^Credit note CN-.*€18\.00/)).toBeVisible()
  const { items } = await (await page.request.get('/api/admin/products?q=Lamp')).json()
  const product = await (await page.request.get(`/api/admin/products/${items[0].id}`)).json()
  expect(product.stock.quantity).toBe(7)
}

/** An order by phone, paid by the customer with the link. */
async function enterOrder(page: Page, customer: Page) {
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Add order' }).click()
  await page.getByRole('combobox', { name: 'Add item' }).fill('Lamp')
  await page.getByRole('option', { name: 'Lamp' }).click()
  for (const [label, value] of Object.entries({
    'Email address': 'jo@example.com',
    Phone: '030 123456',
    'First name': 'Jo',
    'Last name': 'Lund',
    'Street address': 'Kai 4',
    'Postcode / ZIP': '24103',
    'Town / City': 'Kiel',
  })) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('24.90')
  await page.getByRole('button', { name: 'Create order' }).click()
  const order = page.getByRole('region', { name: /^Order \d+$/ })
  await order.getByRole('button', { name: 'Send payment link' }).click()
  await expect(order.getByText('Email sent: Payment link')).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  const { paymentUrl } = await (await page.request.get(`/api/admin/orders/${id}`)).json()
  await customer.goto(paymentUrl)
  // The order names the card as its method, so the page starts the payment without a press.
  await customer.getByLabel('Card number').fill('good')
  await customer.getByRole('button', { name: 'Pay €24.90' }).click()
  await expect(customer.getByText(/Order \d+ is paid\./)).toBeVisible()
  const load = async () => (await page.request.get(`/api/admin/orders/${id}`)).json()
  await expect.poll(async () => (await load()).status).toBe('processing')
}

/** A guest withdraws from the rest of the card order, from the footer of any page. */
async function withdraw(customer: Page, page: Page, number: string) {
  await customer.goto(`${site.url}/`)
  await customer.getByRole('link', { name: 'Withdraw from contract' }).first().click()
  await customer.getByRole('textbox', { name: 'Name' }).fill('Ida Berg')
  await customer.getByRole('textbox', { name: 'Order number or contract' }).fill(number)
  await customer.getByRole('textbox', { name: 'Email for the receipt' }).fill('ida@example.com')
  await customer.getByRole('button', { name: 'Continue' }).click()
  await customer.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(customer.getByRole('status')).toContainText('We received your withdrawal on')
  const order = await openOrder(page, number)
  await expect(order.getByText(/Withdrawal/).first()).toBeVisible()
}

/** Two orders of 58.90 and 24.90, of which 18.00 were refunded. */
async function checkReport(page: Page) {
  await page.goto('/admin/reports?period=7-days')
  const main = page.getByRole('main')
  await expect(main.getByText('€83.80').first()).toBeVisible()
  const answer = await page.request.get('/api/admin/reports?period=7-days')
  const { totals } = await answer.json()
  expect(totals).toMatchObject({ orders: 2, refunds: 1 })
  expect(totals.net + totals.tax).toBe(8380)
  expect(totals.refundNet + totals.refundTax).toBe(1800)
}

test('SH-4 an owner sells for a week: tax, zone, coupon, card, refund, phone and withdrawal', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const customer = await browser.newPage()
  await setUp(page)
  await test.step('tax, zone and coupon', async () => {
    await addTaxRate(page)
    await changeZone(page)
    await addCoupon(page)
  })
  const number = await test.step('a card order with 3-D Secure', () => buy(customer))
  await test.step('a partial refund with restock', () => refundOne(page, number))
  await test.step('an order by phone', () => enterOrder(page, customer))
  const later = await context.newPage()
  await test.step('a withdrawal', () => withdraw(customer, later, number))
  await test.step('the report', () => checkReport(later))
  await Promise.all([context.close(), customer.close()])
})

import { test as bare, type Page, type Request } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { makePage, saved, section, stored } from './support/builder-page.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { canvasOf, openBuilder, test as staff } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })

/** Fills the cart of this browser. */
async function fillCart(page: Page) {
  const name = `Arranged tray ${crypto.randomUUID().slice(0, 8)}`
  const { slug } = await asOwner(api => addProduct(api, { name, offer: offer(2000) }))
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added').first()).toBeVisible()
}

const ADDRESS = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Street address': 'Tonweg 3',
  'Postcode / ZIP': '10115',
  'Town / City': 'Berlin',
  Phone: '+49 30 123456',
  'Email address': 'ida@example.com',
}

async function fill(page: Page) {
  const checkout = page.locator('[data-module="checkout"]')
  for (const [name, value] of Object.entries(ADDRESS)) {
    await checkout.getByLabel(name, { exact: true }).filter({ visible: true }).first().fill(value)
  }
  await checkout.getByLabel(/I have read and agree/).check()
}

/** Headings and buttons of the checkout from top to bottom. */
const landmarks = (page: Page) =>
  page
    .locator('[data-module="checkout"]')
    .locator('h2:visible, legend:visible, .checkout-place, p:text-is("Secure payment")')
    .evaluateAll(all => all.map(one => one.textContent))

const arranged = [
  { kind: 'products', column: 'main' },
  { kind: 'totals', column: 'main' },
  { kind: 'billing', title: '1. Your details' },
  { kind: 'shipping' },
  {
    kind: 'modules',
    content: [
      { type: 'text', props: { id: 'badge', body: '<p>Secure payment</p>' } },
      { type: 'newsletter', props: { id: 'news' } },
    ],
  },
  { kind: 'payment', column: 'side', title: '2. Payment' },
  { kind: 'place', column: 'side' },
]
const putArranged = (parts: object[] = arranged) =>
  putPage('/arranged', [
    {
      type: 'section',
      props: {
        id: 'around',
        content: [
          { type: 'post-title', props: { id: 'title' } },
          { type: 'checkout', props: { id: 'checkout', parts } },
        ],
      },
    },
  ])

staff(
  'SH-5: an owner rearranges the checkout by keyboard, and a visitor orders',
  async ({ page, browser }) => {
    const made = await makePage(page, [section({ type: 'checkout', props: { id: 'checkout' } })])
    await openBuilder(page, made.id)
    const canvas = canvasOf(page)
    await page.getByRole('treeitem', { name: /^Checkout/ }).click()
    await expect(canvas.locator('.checkout-place')).toBeVisible()
    await row(page, 'Remove: Additional information').press('Enter')
    await row(page, 'Remove: Payment methods').press('Enter')
    await expect(settings(page).getByText('The part “Payment methods” is missing.')).toBeVisible()
    await expect(canvas.locator('.checkout-payments')).toBeVisible()
    await expect(canvas.getByLabel('Order notes')).toBeHidden()
    // Removing both is one step of the history.
    await page.keyboard.press('ControlOrMeta+Z')
    await page.getByRole('treeitem', { name: /^Checkout/ }).click()
    await expect(row(page, 'Payment methods')).toBeVisible()
    await row(page, 'Up: Shipping address').press('Enter')
    await row(page, 'Add part').press('Enter')
    await expect(row(page, 'Other modules')).toBeFocused()
    await row(page, 'Add module').press('Enter')
    await page.getByRole('searchbox', { name: 'Search modules' }).fill('divider')
    await page.keyboard.press('Enter')
    await expect(canvas.locator('.checkout-main [data-module="divider"]')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await expect
      .poll(async () => JSON.stringify((await stored(page, made.id)).document))
      .toContain('"divider"')
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect
      .poll(async () => (await page.request.get(made.path)).status(), { timeout: 20_000 })
      .toBe(200)

    const visitor = await (await browser.newContext()).newPage()
    await fillCart(visitor)
    await visitor.goto(made.path)
    await islandRuns(visitor.locator('[data-module="checkout"]'))
    await expect(visitor.locator('.checkout-main [data-module="divider"]')).toBeVisible()
    await fill(visitor)
    await visitor.getByRole('button', { name: 'Place order' }).click()
    await expect(visitor).toHaveURL(/\/order-received\?/)
    await visitor.context().close()
  },
)

test('SH-5: an arranged checkout updates totals, links errors to fields and keeps other forms apart', async ({
  page,
}) => {
  const path = await putArranged()
  await fillCart(page)
  await page.goto(path)
  await islandRuns(page.locator('[data-module="checkout"]'))
  expect(await landmarks(page)).toEqual(
    expect.arrayContaining(['Your order', '1. Your details', 'Secure payment', '2. Payment']),
  )
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), String(width)).toBe(0)
  }
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  const problem = page.getByRole('link', { name: 'Billing First name is a required field.' })
  await problem.press('Enter')
  await expect(page.getByLabel('First name', { exact: true }).first()).toBeFocused()
  await fill(page)
  // The field of the newsletter form is not one of the order.
  await page.locator('#news').getByLabel('Email').first().fill('other@example.com')
  const isReview = (one: Request) => /checkout\/review/.test(one.postData() ?? '')
  const reviewed = page.waitForRequest(isReview)
  await page.getByLabel('Ship to a different address').check()
  const sent = (await reviewed).postDataJSON() as Record<string, string>
  expect(sent.billing_email).toBe('ida@example.com')
  expect(Object.values(sent)).not.toContain('other@example.com')
  // The reloaded page shows what the last review stored.
  const answered = page.waitForResponse(
    one => isReview(one.request()) && !one.request().postData()?.includes('ship_to_different'),
  )
  await page.getByLabel('Ship to a different address').uncheck()
  await answered
  await page.reload()
  await islandRuns(page.locator('[data-module="checkout"]'))
  await expect(page.getByLabel('Town / City').first()).toHaveValue('Berlin')
  await page.getByLabel(/I have read and agree/).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/order-received\?/)
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  bare('SH-5: an arranged checkout is one plain form', async ({ page }) => {
    const path = await putArranged()
    await fillCart(page)
    await page.goto(path)
    expect(await findOverflow(page)).toBe(0)
    await page.getByLabel('First name', { exact: true }).first().fill('Ida')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert')).toContainText('Billing Last name is a required field.')
    await expect(page.getByLabel('First name', { exact: true }).first()).toHaveValue('Ida')
    await page.getByRole('link', { name: 'Billing Phone is a required field.' }).click()
    await expect(page.getByLabel('Phone')).toBeInViewport()
    await fill(page)
    // Enter in a field places the order.
    await page.getByLabel('Email address', { exact: true }).first().press('Enter')
    await expect(page).toHaveURL(/\/order-received\?/)
  })
})

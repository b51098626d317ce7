import { test as bare, type Page } from '@playwright/test'
import { settings } from './site/settings.ts'
import { asOwner, orderIdOf } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true })

async function fillCheckout(page: Page) {
  await page.getByRole('combobox', { name: 'Country / Region' }).first().selectOption('FI')
  await field(page, 'First name').first().fill('Ida')
  await field(page, 'Last name').first().fill('Berg')
  await field(page, 'Street address').first().fill('1 Example Street')
  await field(page, 'Postcode / ZIP').first().fill('00100')
  await field(page, 'Town / City').first().fill('Helsinki')
  await field(page, 'Phone').fill('+358 2 123456')
  await field(page, 'Email address').fill('ida@example.com')
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
  if (await terms.count()) await terms.check()
}

async function chooseNotebook(page: Page) {
  await page.goto('/product/notebook')
  await page.locator('label', { hasText: 'Green' }).click()
  await page.locator('label', { hasText: 'Large' }).click()
}

/** Adds a product and opens the checkout with its script running. */
async function openCheckout(page: Page, product: string) {
  await page.goto(`/product/${product}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/checkout')
  await islandRuns(page.locator('[data-module="checkout"]'))
}

/** Order number on the order received page. */
async function orderNumber(page: Page) {
  await expect(page).toHaveURL(/\/order-received\?order=\d+&key=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

function findOrder(number: string) {
  return asOwner(async api => {
    const id = await orderIdOf(api, number)
    return (await api.get(`/api/admin/orders/${id}`)).json()
  })
}

test('SH-4: a variable product is bought, with script', async ({ page }) => {
  await chooseNotebook(page)
  await islandRuns(page.locator('[data-module="product"]'))
  const product = page.locator('[data-module="product"]')
  await expect(product.locator('.product-price')).not.toContainText('From')
  await product.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await product.getByRole('button', { name: 'Add to cart' }).click()
  await expect(product.getByRole('status').filter({ hasText: 'has been added' })).toBeVisible()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2')
  await product.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Pay on delivery' }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await orderNumber(page)
  await expect(page.getByText('Thank you. Your order has been received.')).toBeVisible()
  const order = await findOrder(number)
  expect(order).toMatchObject({ status: 'processing', email: 'ida@example.com' })
  expect(order.lines).toMatchObject([
    { name: 'Notebook', quantity: 2, options: [{ value: 'Green' }, { value: 'Large' }] },
  ])
  await expect(page.locator('[data-cart-count]').first()).toBeHidden()
  expect(await findAxeViolations(page)).toEqual([])
})

// Chromium reports refusals, so these two skip the console check.
bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })

  bare('SH-4: a variable product is bought, without script', async ({ page }) => {
    await page.goto('/product/notebook')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Please choose Cover and Size')
    await page.locator('label', { hasText: 'Green' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Please choose Size')
    await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked()
    await page.locator('label', { hasText: 'Small' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('“Notebook” has been added to your cart.')).toBeVisible()
    await page.getByRole('spinbutton', { name: /Quantity/ }).fill('3')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(page.getByText('Cart updated.')).toBeVisible()
    await page.getByRole('button', { name: /Remove/ }).click()
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo?' }).click()
    await page.getByRole('link', { name: 'Proceed to checkout' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert')).toContainText('Billing First name is a required field.')
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    const number = await orderNumber(page)
    expect((await findOrder(number)).lines).toMatchObject([{ quantity: 3 }])
  })
})

bare('SH-4: Undo brings back what was removed, in place', async ({ page }) => {
  await page.goto('/product/desk-lamp')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/cart')
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove Desk lamp from cart' }).click()
  await expect(page.getByText('“Desk lamp” removed.')).toBeVisible()
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible()
  // Fading text has less contrast.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo?' }).click()
  await expect(page.getByRole('link', { name: 'Desk lamp' })).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Desk lamp' })
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(page.getByRole('status')).toContainText('we do not have enough')
  await expect(quantity).toHaveValue('99')
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
})

test('a chosen swatch keeps an edge on its chip in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/product/notebook')
  const chip = page.locator('label', { hasText: 'White' })
  await chip.click()
  const color = await chip.evaluate(label => getComputedStyle(label).color)
  await expect(chip.locator('.product-swatch')).toHaveCSS('border-top-color', color)
})

test('the contents of the cart align with its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product/desk-lamp')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/cart')
  const line = await page.getByRole('row', { name: /Desk lamp/ }).boundingBox()
  const picture = await page.locator('.cart-picture').boundingBox()
  const cross = await page.locator('.cart-remove path').boundingBox()
  if (!line || !picture || !cross) throw new Error('the cart shows no line')
  expect(picture.x).toBe(line.x)
  expect(Math.abs(cross.x + cross.width - line.x - line.width)).toBeLessThan(1)
})

test('SH-2: errors at checkout are listed, linked, focused and scrolled to', async ({ page }) => {
  // Without smooth scrolling: axe would report targets under the fixed header.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page, 'wall-clock')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Place order' }).click()
  const problems = page.getByRole('alert')
  await expect(problems).toBeFocused()
  for (const name of ['First name', 'Last name', 'Street address', 'Phone', 'Email address']) {
    await expect(problems.getByRole('link', { name: `Billing ${name} is a` })).toBeVisible()
    await expect(field(page, name).first()).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await findAxeViolations(page)).toEqual([])
  await expect
    .poll(() => page.locator('.checkout-form').evaluate(form => form.getBoundingClientRect().top))
    .toBeGreaterThan(90)
  await problems.getByRole('link', { name: /Phone/ }).click()
  await expect(field(page, 'Phone')).toBeFocused()
  await field(page, 'Phone').fill('1')
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid')
})

test('SH-2: each field shows its error, and a link brings field and label into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page, 'wall-clock')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Enter your phone number')
  await page.getByRole('alert').getByRole('link', { name: /Town/ }).click()
  await expect(field(page, 'Town / City')).toBeFocused()
  const label = await page.getByText('Town / City', { exact: true }).first().boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(label?.y).toBeGreaterThan(header?.height ?? 0)
})

test('a press that leaves a wrong e-mail is not lost to the message that it brings', async ({
  page,
}) => {
  await openCheckout(page, 'wall-clock')
  const email = field(page, 'Email address')
  const different = page.getByRole('checkbox', { name: 'Ship to a different address' })
  await email.fill('ada@')
  await different.scrollIntoViewIfNeeded()
  const box = await different.boundingBox()
  if (!box) throw new Error('the checkbox is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(email).not.toBeFocused()
  // Time in which a message would have appeared.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(await different.boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(different).toBeChecked()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/.+/)
})

test('an order prints as a letter with seller, items, prices and payment, without controls', async ({
  page,
}) => {
  await openCheckout(page, 'wall-clock')
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await orderNumber(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const shown = [number, 'Date', 'Wall clock', 'IBAN', 'Billing address']
  for (const text of [settings.siteName, ...settings.address.slice(0, 2), ...shown]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the totals follow where the order goes', async ({ page }) => {
  await openCheckout(page, 'pencil')
  const total = page.locator('.checkout-total dd')
  const before = await total.textContent()
  await page.getByRole('radio', { name: /Pick up/ }).check()
  await expect(total).not.toHaveText(before ?? '')
  await page.getByRole('checkbox', { name: 'Ship to a different address' }).check()
  await expect(page.getByRole('combobox', { name: 'Country / Region' }).nth(1)).toBeVisible()
})

test('SH-3: a cached page shows the count', async ({ page }) => {
  await page.goto('/shop')
  await page.goto('/product/ruler')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/shop')
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
})

test('axe finds nothing without cart and order', async ({ page }) => {
  for (const path of ['/checkout', '/order-received']) {
    await page.goto(path)
    expect(await findAxeViolations(page), path).toEqual([])
  }
})

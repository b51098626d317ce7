import type { Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

const newProduct = (quantity = 9) =>
  asOwner(api =>
    addProduct(api, {
      name: `Panel ${crypto.randomUUID()}`,
      offer: offer(1000),
      stock: stock(quantity),
    }),
  )

const setPrice = (id: string, price: number) =>
  asOwner(api => change(api, `/products/${id}`, { offer: offer(price) }, 'PATCH'))

async function add(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/added to your cart/)).toBeVisible()
}

test('SH-3 the cart opens in a panel: quantities, removal with undo, and the way to the checkout', async ({
  page,
}) => {
  const product = await newProduct(3)
  await add(page, product.slug)
  const link = page.getByRole('link', { name: /^Cart/ }).first()
  await link.click()
  const name = await panel(page)
    .getByRole('link', { name: /^Panel/ })
    .textContent()
  await expect(panel(page).getByRole('button', { name: 'Close cart' })).toBeFocused()
  await expect(panel(page)).toContainText('€10.00')
  await panel(page).getByRole('button', { name: 'One more' }).press('Enter')
  await expect(panel(page)).toContainText('€20.00')
  await expect(panel(page).getByRole('button', { name: 'One more' })).toBeFocused()
  await expect(link.locator('[data-cart-count]')).toHaveText('2')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'One more' }).press('Enter')
  await expect(panel(page)).toContainText('€30.00')
  await expect(panel(page).getByRole('button', { name: 'One more' })).toBeDisabled()
  await panel(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await expect(panel(page).getByRole('status')).toContainText('removed')
  await expect(panel(page)).toContainText('Your cart is currently empty.')
  await panel(page).getByRole('button', { name: 'Undo?' }).click()
  await expect(panel(page)).toContainText('€30.00')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findOverflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(link).toBeFocused()
  await link.click()
  await panel(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('SH-3 a changed price is announced in the panel and on the cart page', async ({ page }) => {
  const product = await newProduct()
  await add(page, product.slug)
  await setPrice(product.id, 1500)
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  const announced = 'Price changed from €10.00 to €15.00.'
  await expect(panel(page)).toContainText(announced)
  const close = panel(page).getByRole('button', { name: 'Close cart' })
  await expect(close).toBeFocused()
  await expect(close).toHaveAccessibleDescription(/^Some items in your cart have changed/)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'One more' }).press('Enter')
  await expect(panel(page)).toContainText('€30.00')
  await expect(panel(page)).not.toContainText(announced)
  await page.goto('/cart')
  await expect(page.locator('[data-module="cart"]')).toContainText(announced)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findOverflow(page)).toBe(0)
})

test.describe('without an answer of the server', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('SH-3 the link leads to the cart', async ({ page }) => {
    const product = await newProduct()
    await add(page, product.slug)
    await page.route('**/product/**', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('SH-3 the cart button is a link to the cart', async ({ page }) => {
    const product = await newProduct()
    await page.goto(`/product/${product.slug}`)
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
  })

  test('SH-3 a changed price is announced on the cart page', async ({ page }) => {
    const product = await newProduct()
    await page.goto(`/product/${product.slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await setPrice(product.id, 800)
    await page.goto('/cart')
    await expect(page.getByText('Price changed from €10.00 to €8.00.')).toBeVisible()
    await expect(page.getByRole('status').first()).toContainText('Some items in your cart')
    expect(await findOverflow(page)).toBe(0)
  })
})

test('SH-3 the panel offers products that go well with the cart, and adds them', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const slug = await asOwner(async api => {
    const cup = await addProduct(api, { name: `Offered cup ${own}`, offer: offer(500) })
    const tray = { name: `Panel ${own}`, offer: offer(1000), crossSells: [cup.id] }
    return (await addProduct(api, tray)).slug
  })
  await add(page, slug)
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  const offers = panel(page).getByRole('region', { name: 'Goes well with your cart' })
  expect(await findAxeViolationsInBothSchemes(page, 'dialog')).toEqual([])
  await offers.getByRole('button', { name: new RegExp(`^Add.*Offered cup ${own}$`) }).click()
  await expect(panel(page)).toContainText('€15.00')
  await expect(offers).toBeHidden()
  await expect(panel(page).getByRole('status')).toContainText('added')
})

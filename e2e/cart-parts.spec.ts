import { test as bare, type Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

// Tall enough that all parts are in view and run.
test.use({ viewport: { width: 1280, height: 1600 }, expectedComplaint: /422/ })

/** A page with a cart in parts, a cart with one tray for 20 euros, and a coupon of 5 euros. */
async function openParts(page: Page) {
  const own = crypto.randomUUID().slice(0, 8)
  const [name, code] = [`Parted tray ${own}`, `parts-${own}`]
  const parts = ['cart-coupon', 'cart-totals', 'cart-products']
  const content = ['post-title', ...parts].map(type => ({ type, props: { id: type } }))
  const path = await putPage('/cart-of-parts', [
    { type: 'section', props: { id: 'parts', content } },
  ])
  const slug = await asOwner(async api => {
    await change(api, '/discounts', { code, type: 'fixed_cart', amount: 500 })
    return (await addProduct(api, { name, offer: offer(2000) })).slug
  })
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added').first()).toBeVisible()
  await page.goto(path)
  return { name, code, path }
}

const products = (page: Page) => page.locator('[data-module="cart-products"]')
const subtotal = (page: Page) =>
  page.locator('[data-module="cart-totals"] dl > div').filter({ hasText: 'Subtotal' }).locator('dd')

test('SH-5: the parts of a cart show the same cart after each change', async ({ page }) => {
  const { name, code } = await openParts(page)
  await islandRuns(products(page))
  await islandRuns(page.locator('[data-module="cart-totals"]'))
  await islandRuns(page.locator('[data-module="cart-coupon"]'))
  await expect(subtotal(page)).toHaveText('€20.00')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  await products(page)
    .getByRole('spinbutton', { name: `Quantity of ${name}` })
    .fill('3')
  await products(page).getByRole('button', { name: 'Update cart' }).click()
  await expect(subtotal(page)).toHaveText('€60.00')

  await page.getByLabel('Coupon or gift card code').fill(code)
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText(`Coupon: ${code}`)).toBeVisible()
  await expect(products(page).getByRole('status')).toContainText('Coupon')
  await page.getByRole('button', { name: `Remove coupon ${code}` }).press('Enter')
  await expect(page.getByText(`Coupon: ${code}`)).toBeHidden()
  await expect(page.locator('[data-module="cart-totals"]')).toBeFocused()

  await products(page)
    .getByRole('button', { name: `Remove ${name} from cart` })
    .click()
  await expect(products(page).getByText('Your cart is currently empty')).toBeVisible()
  await expect(subtotal(page)).toBeHidden()
  await products(page).getByRole('button', { name: 'Undo' }).click()
  await expect(subtotal(page)).toHaveText('€60.00')
})

test('SH-3: the cart from before a change that arrives after it is not shown', async ({ page }) => {
  const { name } = await openParts(page)
  await islandRuns(products(page))
  const changed = Promise.withResolvers<void>()
  await page.route('**/cart-of-parts*', async route => {
    if (!/cart-products\/show/.test(route.request().postData() ?? '')) return route.continue()
    const older = await route.fetch()
    await changed.promise
    await route.fulfill({ response: older })
  })
  const asked = page.waitForRequest(one => /cart-products\/show/.test(one.postData() ?? ''))
  const answered = page.waitForResponse(one =>
    /cart-products\/show/.test(one.request().postData() ?? ''),
  )
  // As after a change in another tab.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'vt_cart_count=7; path=/'
    document.dispatchEvent(new CustomEvent('vt:cart'))
  })
  await asked
  await products(page)
    .getByRole('button', { name: `Remove ${name} from cart` })
    .click()
  await expect(products(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  changed.resolve()
  await answered
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(products(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(products(page).getByText('Your cart is currently empty')).toBeVisible()
})

test('SH-3: a cart on the page follows products added elsewhere on it', async ({ page }) => {
  const own = crypto.randomUUID().slice(0, 8)
  const slug = await asOwner(async api => {
    const cup = await addProduct(api, { name: `Side cup ${own}`, offer: offer(1000) })
    const tray = { name: `Side tray ${own}`, offer: offer(2000), crossSells: [cup.id] }
    return (await addProduct(api, tray)).slug
  })
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added').first()).toBeVisible()
  await page.goto('/cart')
  await islandRuns(page.locator('[data-module="cart"]'))
  const subtotal = page.locator('.cart-totals dl > div').first()
  await expect(subtotal).toContainText('€20.00')
  await page
    .locator('[data-module="product-grid"]')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(
    page.locator('.cart-table').getByRole('link', { name: `Side cup ${own}` }),
  ).toBeVisible()
  await expect(subtotal).toContainText('€30.00')
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  bare('SH-5: the parts of a cart are plain forms', async ({ page }) => {
    const { name, code, path } = await openParts(page)
    expect(await findOverflow(page)).toBe(0)
    await products(page)
      .getByRole('spinbutton', { name: `Quantity of ${name}` })
      .fill('2')
    await products(page).getByRole('button', { name: 'Update cart' }).click()
    await page.goto(path)
    await expect(subtotal(page)).toHaveText('€40.00')
    await page.getByLabel('Coupon or gift card code').fill('not a coupon')
    await page.getByRole('button', { name: 'Apply code' }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByLabel('Coupon or gift card code')).toHaveValue('not a coupon')
    await page.getByLabel('Coupon or gift card code').fill(code)
    await page.getByRole('button', { name: 'Apply code' }).click()
    await page.goto(path)
    await page.getByRole('button', { name: `Remove coupon ${code}` }).click()
    await page.goto(path)
    await expect(page.getByText(`Coupon: ${code}`)).toHaveCount(0)
  })
})

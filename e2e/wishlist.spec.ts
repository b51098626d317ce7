import type { Page } from '@playwright/test'
import { asOwner } from './support/admin-api.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

async function newProduct() {
  const name = `Wish ${crypto.randomUUID()}`
  const { slug } = await asOwner(api =>
    addProduct(api, { name, offer: offer(1000), stock: stock(9) }),
  )
  return { name, slug }
}

async function keep(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to wishlist' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'In your wishlist.' })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('SH-3 a visitor keeps a product, buys it from the list, and removes it with undo', async ({
      page,
    }) => {
      const product = await newProduct()
      await keep(page, product.slug)
      await page.getByRole('link', { name: 'View wishlist' }).click()
      await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible()
      if (javaScriptEnabled) {
        expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 900 })
        expect(await findOverflow(page)).toBe(0)
      }
      await page.getByRole('button', { name: /^Remove/ }).press('Enter')
      await expect(page.getByText('You have not kept any products yet.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo?' }).press('Enter')
      await expect(page.getByText('It is back in your wishlist.')).toBeVisible()
      await page.getByRole('button', { name: /^Add to cart/ }).press('Enter')
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.locator('.cart-table')).toContainText(product.name)
    })

    test('SH-3 a line of the cart is saved for later, and comes back by undo', async ({ page }) => {
      const product = await newProduct()
      await page.goto(`/product/${product.slug}`)
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(page.getByText(/added to your cart/).first()).toBeVisible()
      await page.goto('/cart')
      await page.getByRole('button', { name: /^Save for later/ }).press('Enter')
      const notice = page.getByRole('status').filter({ hasText: 'is in your wishlist now' })
      await expect(notice).toBeVisible()
      await expect(page.locator('.cart-table')).toHaveCount(0)
      await notice.getByRole('button', { name: 'Undo?' }).press('Enter')
      await expect(page.locator('.cart-table')).toContainText(product.name)
      await page.goto('/wishlist')
      await expect(page.getByText('You have not kept any products yet.')).toBeVisible()
    })
  })
}

test('SH-3 others see a shared list by its link, and cannot change it', async ({
  page,
  browser,
}) => {
  const product = await newProduct()
  await keep(page, product.slug)
  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Make a link for sharing' }).click()
  const link = await page.getByLabel('Link to your list').inputValue()
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await stranger.reload()
  await expect(stranger.getByText('This list is not shared any more.')).toBeVisible()
  await stranger.close()
})

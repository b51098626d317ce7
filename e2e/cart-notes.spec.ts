import { test as bare, type Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

test.use({ expectedComplaint: /422/ })

async function fillCart(page: Page) {
  const own = crypto.randomUUID().slice(0, 8)
  const slug = await asOwner(async api => {
    const checkout = { orderNote: true, giftNote: true, fields: [] }
    await change(api, '/settings/site', { shop: { checkout } }, 'PATCH')
    return (await addProduct(api, { name: `Noted tray ${own}`, offer: offer(2000) })).slug
  })
  await page.goto(`/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added').first()).toBeVisible()
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Order note' })
const gift = (page: Page) => page.getByRole('textbox', { name: /^Gift message/ })

async function expectInCheckout(page: Page, text: string, message: string) {
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByLabel('Order notes (optional)')).toHaveValue(text)
  await expect(page.getByRole('checkbox', { name: 'This order is a gift' })).toBeChecked()
  await expect(page.getByLabel('Gift message (optional)')).toHaveValue(message)
}

test('SH-3: a note and a gift are saved in the cart without a reload, and are in the checkout', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto('/cart')
  await islandRuns(page.locator('[data-module="cart"]'))
  await expect(note(page)).toBeHidden()
  await page.getByText('Add a note').click()
  await page.getByText('This is a gift').click()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  await note(page).fill('x'.repeat(2001))
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  await expect(note(page)).toHaveAccessibleDescription(/2001 characters.*2000/s)
  await expect(note(page)).toBeFocused()
  await note(page).fill('Ring twice')
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your note is saved' })).toBeVisible()
  await expect(note(page)).not.toHaveAttribute('aria-invalid')

  // Not saved by a button: the link waits for it.
  await page.route('**/cart', async route => {
    if (/cart\/gift/.test(route.request().postData() ?? '')) {
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save as a gift' }).click()
  await expect(page.getByRole('button', { name: 'Not a gift' })).toBeVisible()
  await gift(page).fill('For Mia')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expectInCheckout(page, 'Ring twice', 'For Mia')
  await page.unroute('**/cart')

  await page.goto('/cart')
  await expect(note(page)).toHaveValue('Ring twice')
  await islandRuns(page.locator('[data-module="cart"]'))
  await page.getByRole('button', { name: 'Not a gift' }).click()
  await expect(page.getByText('This is a gift')).toBeFocused()
  await page.reload()
  await expect(gift(page)).toBeHidden()
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  bare(
    'SH-3: a note and a gift in the cart are plain forms, also as a module',
    async ({ page }) => {
      await fillCart(page)
      await page.goto('/cart')
      await page.getByText('Add a note').click()
      await note(page).fill('Ring twice')
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByText('Your note is saved')).toBeVisible()
      await expect(note(page)).toHaveValue('Ring twice')

      const content = [{ type: 'cart-notes', props: { id: 'notes' } }]
      const path = await putPage('/cart-with-notes', [
        { type: 'section', props: { id: 'parts', content } },
      ])
      await page.goto(path)
      await page.getByText('This is a gift').click()
      expect(await findOverflow(page)).toBe(0)
      await gift(page).fill('y'.repeat(501))
      await page.getByRole('button', { name: 'Save as a gift' }).click()
      await expect(gift(page)).toHaveValue('y'.repeat(501))
      await expect(gift(page)).toHaveAccessibleDescription(/501 characters.*500/s)
      await gift(page).fill('For Mia')
      await page.getByRole('button', { name: 'Save as a gift' }).click()
      await page.goto('/checkout')
      await expectInCheckout(page, 'Ring twice', 'For Mia')
    },
  )
})

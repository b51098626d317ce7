import { test as bare, type Page } from '@playwright/test'
import { islandRuns } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

async function openCart(page: Page) {
  await page.goto('/product/desk-lamp')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  await page.goto('/cart')
}

const total = (page: Page) => page.locator('.cart-total dd')
const update = (page: Page) => page.getByRole('button', { name: 'Update shipping' })

async function enterCountry(page: Page, code: string, postcode = '') {
  const country = page.getByRole('combobox', { name: 'Country / region' })
  if (!(await country.isVisible())) await page.getByText('Calculate shipping').click()
  await country.selectOption(code)
  await page.getByRole('textbox', { name: 'Postcode / ZIP' }).fill(postcode)
  await update(page).click()
}

async function chooseShipping(page: Page) {
  await enterCountry(page, 'FI')
  await expect(page.getByText('Shipping costs updated.')).toBeVisible()
  const before = await total(page).innerText()
  await page.getByRole('radio', { name: /Pick up/ }).check()
  await update(page).click()
  await expect(total(page)).not.toHaveText(before)
  await enterCountry(page, 'FI', 'x'.repeat(20))
  await expect(page.getByText('Enter a valid postcode / ZIP, or leave it empty.')).toBeVisible()
}

test.use({ expectedComplaint: /422/ })

test('SH-4: shipping is chosen and calculated in the cart, with script', async ({ page }) => {
  await openCart(page)
  await page.keyboard.press('Shift')
  await islandRuns(page.locator('[data-module="cart"]'))
  await chooseShipping(page)
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeDisabled()
  expect(await findAxeViolations(page)).toEqual([])
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })

  bare('SH-4: shipping is chosen and calculated in the cart', async ({ page }) => {
    await openCart(page)
    await chooseShipping(page)
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: /Pick up/ })).toBeChecked()
  })
})

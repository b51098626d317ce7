import { test as bare, type Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

const USD = { code: 'USD', rate: '2', rateDate: '2026-01-02', rounding: 'none' }
const JPY = { ...USD, code: 'JPY', rate: '163.5' }

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true })

async function fillCheckout(page: Page) {
  await field(page, 'First name').first().fill('Ida')
  await field(page, 'Last name').first().fill('Berg')
  await page.getByRole('combobox', { name: 'Country / Region' }).first().selectOption('FI')
  await field(page, 'Street address').first().fill('1 Example Street')
  await field(page, 'Postcode / ZIP').first().fill('00100')
  await field(page, 'Town / City').first().fill('Helsinki')
  await field(page, 'Phone').fill('+358 2 123456')
  await field(page, 'Email address').fill('ida@example.com')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

async function prepare() {
  await asOwner(api => change(api, '/settings/site', { shop: { currencies: [USD, JPY] } }, 'PATCH'))
  return putPage('/currencies', [
    { type: 'heading', props: { id: 'title', text: 'Lamps', level: 'h1' } },
    { type: 'currency-switch', props: { id: 'switch' } },
    { type: 'product-grid', props: { id: 'grid' } },
  ])
}

test('SH-4: the menu of currencies opens by keyboard and fits a phone', async ({ page }) => {
  const path = await prepare()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
  const button = page.getByRole('button', { name: 'Currency: EUR' })
  await button.press('Enter')
  const choices = page.getByRole('form', { name: 'Currency' }).getByRole('button')
  await expect(choices).toHaveText(['EUR Euro', 'USD US Dollar', 'JPY Japanese Yen'])
  expect(await findAxeViolations(page)).toEqual([])
  expect(await findOverflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(choices.first()).toBeHidden()
  await button.press('Enter')
  await choices.nth(2).press('Enter')
  await expect(page.getByRole('button', { name: 'Currency: JPY' })).toBeVisible()
  await expect(page.locator('[data-module="product-grid"]')).toContainText('¥')
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })

  bare('SH-4: a visitor changes the currency and pays in it', async ({ page }) => {
    const path = await prepare()
    await page.goto('/product/desk-lamp')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const total = page.locator('.cart-total dd')
    const euros = Number(/€([\d.]+)/.exec(await total.innerText())?.[1])
    await page.goto(path)
    await page.getByRole('button', { name: 'Currency: EUR' }).click()
    await page.getByRole('button', { name: 'USD US Dollar' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByText('Prices in your cart are now in USD.')).toBeVisible()
    await expect(total).toContainText(`$${(2 * euros).toFixed(2)}`)
    await page.getByRole('link', { name: 'Proceed to checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/order-received/)
    await expect(page.locator('main')).toContainText(`$${(2 * euros).toFixed(2)}`)
  })
})

import { test as bare, type Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true })

async function issueCard(amount: number) {
  let code = ''
  await asOwner(async api => {
    code = (await change<{ code: string }>(api, '/gift-cards', { amount })).code
  })
  return code
}

async function addClock(page: Page) {
  await page.goto('/product/wall-clock')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
}

async function fillAddress(page: Page) {
  for (const [name, text] of [
    ['billing_first_name', 'Ida'],
    ['billing_last_name', 'Berg'],
    ['billing_address_1', 'Tonweg 3'],
    ['billing_postcode', '10115'],
    ['billing_city', 'Berlin'],
    ['billing_phone', '+49 30 123456'],
    ['billing_email', 'ida@example.com'],
  ] as const) {
    await page.locator(`[name="${name}"]`).fill(text)
  }
}

test('SH-4 a gift card pays a part in the cart, and the rest is due at checkout', async ({
  page,
}) => {
  const code = await issueCard(500)
  await addClock(page)
  await page.goto('/cart')
  await islandRuns(page.locator('[data-module="cart"]'))
  const input = field(page, 'Coupon or gift card code')
  await input.fill(code.toLowerCase())
  await input.press('Enter')
  await expect(page.getByText('Gift card added.')).toBeVisible()
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals).toContainText(`Gift card ending in ${code.slice(-4)}`)
  await expect(totals).toContainText('-€5.00')
  await expect(totals).toContainText('To pay')
  expect(await findAxeViolations(page)).toEqual([])
  await page.goto('/checkout')
  const review = page.getByRole('region', { name: 'Your order' })
  await expect(review).toContainText('To pay')
  await expect(page.getByRole('group', { name: 'Payment' })).toBeVisible()
  await page.getByRole('button', { name: `Remove gift card ending in ${code.slice(-4)}` }).click()
  await expect(review).not.toContainText('To pay')
})

test('SH-4 staff opens a gift card from the list', async ({ page }) => {
  const code = await issueCard(700)
  await signIn(page, addStaff('owner'))
  await page.goto('/admin/gift-cards')
  await page
    .getByRole('row')
    .filter({ hasText: code.slice(-4) })
    .click()
  await expect(page.getByRole('heading', { name: 'Balance: €7.00' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note for staff' })).toBeVisible()
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })
  bare('SH-4 a gift card pays a whole order', async ({ page }) => {
    const code = await issueCard(100_000)
    await addClock(page)
    await page.goto('/cart')
    await field(page, 'Coupon or gift card code').fill(code)
    await page.getByRole('button', { name: 'Apply code' }).click()
    await expect(page.getByText('Gift card added.')).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByText('Nothing is left to pay.')).toBeVisible()
    await fillAddress(page)
    await page.getByLabel(/terms and conditions/).check()
    await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).last().click()
    await expect(page).toHaveURL(/order-received/)
    await expect(page.getByRole('main')).toContainText('Gift card')
  })
})

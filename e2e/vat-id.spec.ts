import { asOwner, change } from './support/admin-api.ts'
import { expect, test } from './support/test.ts'

interface Settings {
  shop: { tax: { vatIds: object } }
}

/** Rates of other tests stay as they are: this changes only whether VAT IDs are asked for. */
const acceptVatIds = (enabled: boolean) =>
  asOwner(async api => {
    const answer = await api.get('/api/admin/settings/site')
    const { shop } = (await answer.json()) as Settings
    const tax = { ...shop.tax, vatIds: { ...shop.tax.vatIds, enabled } }
    await change(api, '/settings/site', { shop: { tax } }, 'PATCH')
  })

test.beforeAll(() => acceptVatIds(true))
test.afterAll(() => acceptVatIds(false))

test('SH-4: a VAT ID of another EU country takes the tax off the order', async ({ page }) => {
  await page.goto('/product/desk-lamp')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/has been added to your cart/).first()).toBeVisible()
  await page.goto('/checkout')
  const total = page.locator('.checkout-total')
  await page.getByLabel('Country / Region').first().selectOption('DE')
  await expect(total).toContainText('VAT')
  await page.getByLabel('Company name').first().fill('Example GmbH')
  await page.getByLabel('VAT ID').fill('DE 136 695 976')
  await expect(page.getByText('The VAT ID has the right format.')).toBeVisible()
  await expect(total).toContainText('The recipient accounts for VAT (reverse charge).')
  await page.getByLabel('VAT ID').fill('DE136695977')
  await expect(page.getByText('This VAT ID is not valid.')).toBeVisible()
  await expect(total).not.toContainText('reverse charge')
})

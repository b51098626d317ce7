import { islandRuns } from './support/module-example.ts'
import { addProduct, offer, variable } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('the values of a new option are typed right after its name', async ({ page }) => {
  await page.goto('/admin/products/create')
  await page.getByRole('combobox', { name: /^Type/ }).click()
  await page.getByRole('option', { name: 'Variable' }).click()
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Option', exact: true }).click()
  await page.keyboard.type('Cover')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Option values')).toBeFocused()
  // Without a pause between keys.
  await page.keyboard.type('Linen, Sky,Green,Blue')
  await page.keyboard.press('Tab')
  for (const value of ['Linen', 'Sky', 'Green', 'Blue']) {
    await expect(page.getByRole('button', { name: value, exact: true })).toBeVisible()
  }
})

test('SH-4: choosing a variant shows its weight and dimensions', async ({ page }) => {
  const large = { weight: 400, length: 20, width: 40, height: 30 }
  const { slug } = await addProduct(page.request, {
    name: 'Stone',
    ...variable(
      [
        { key: 'size', name: 'Size', values: ['Small', 'Large'] },
        { key: 'finish', name: 'Finish', values: ['Raw', 'Polished'] },
      ],
      size => ({
        ...offer(1000),
        measures: size === 'Large' ? large : { weight: 100, length: 5, width: 10, height: 10 },
      }),
    ),
  })
  await page.goto(`/product/${slug}`)
  const product = page.locator('[data-module="product"]')
  await islandRuns(product)
  await page.locator('label', { hasText: 'Raw' }).click()
  await page.locator('label', { hasText: 'Small' }).click()
  await expect(product).toContainText('100 kg')
  await expect(product).toContainText('5 × 10 × 10 cm')
  await page.locator('label', { hasText: 'Large' }).click()
  await expect(product).toContainText('400 kg')
  await expect(product).toContainText('20 × 40 × 30 cm')
  await expect(product).not.toContainText('100 kg')
})

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

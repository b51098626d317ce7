import { openExample } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('monthly or yearly is two radio buttons: by keyboard, without script, each module for itself', async ({
  page,
}) => {
  const root = await openExample(page, 'pricing-table', { script: false })
  const other = page.locator('#pricing-table-2')
  await expect(root.getByText('€38', { exact: true })).toBeVisible()
  await expect(root.getByText('€380')).toBeHidden()
  await root.getByRole('group', { name: 'Billing period' }).getByLabel('Monthly').focus()
  await page.keyboard.press('ArrowRight')
  await expect(root.getByLabel('Yearly')).toBeChecked()
  await expect(root.getByText('€380')).toBeVisible()
  await expect(root.getByText('€38', { exact: true })).toBeHidden()
  await other.locator('label', { hasText: 'Monthly' }).click()
  await expect(other.getByText('€38', { exact: true })).toBeVisible()
  await expect(root.getByText('€380')).toBeVisible()
})

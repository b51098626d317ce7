import { asOwner, change } from './support/admin-api.ts'
import { expect, findOverflow, test } from './support/test.ts'

test.use({
  javaScriptEnabled: false,
  expectedComplaint: /422/,
  viewport: { width: 390, height: 844 },
})

test.beforeAll(async () => {
  await asOwner(api => change(api, '/settings/site', { shop: { withdrawal: OFFERED } }, 'PATCH'))
})

const OFFERED = { enabled: true, days: 14, footerLink: false }

test('SH-4 a guest withdraws from a contract by keyboard, without JavaScript, on a phone', async ({
  page,
}) => {
  await page.goto('/withdrawal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  expect(await findOverflow(page)).toBe(0)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter the order number or describe the contract.',
    'Enter an email address for the receipt.',
  ])
  await alert.getByRole('link', { name: 'Enter your name.' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ida Berg')
  await page.getByRole('textbox', { name: 'Order number or contract' }).fill('The blue lamp')
  await page.getByRole('textbox', { name: 'Email for the receipt' }).fill('ida@example.com')
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' })
  await expect(confirm).toBeVisible()
  await confirm.press('Enter')
  await expect(page.getByRole('status')).toContainText('We received your withdrawal on')
  expect(await findOverflow(page)).toBe(0)
})

import { change } from './support/admin-api.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

// Axe posts messages to the preview, whose sandbox has no origin.
test.use({ expectedComplaint: /status of 422|Failed to execute 'postMessage'/ })

test('SH-4 the texts of an email are edited with a preview, refused, saved and reset', async ({
  page,
}) => {
  await page.goto('/admin/shop-mails')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop emails' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payment received' })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Payment received' }).click()
  const subject = page.getByLabel('Subject', { exact: true })
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await subject.fill('Paid: {number}')
  await expect(page.getByText('Subject: Paid: 1001')).toBeVisible()
  await page.getByLabel('Text at the end').fill('See you <soon>')
  await expect(mail.getByText('See you <soon>')).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findOverflow(page)).toBe(0)
  }
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByLabel('Heading', { exact: true }).fill('{nobody}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('This email does not have one of the placeholders in braces.').first(),
  ).toBeVisible()
  await page.getByLabel('Heading', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(subject).toHaveValue('Paid: {number}')
  await page.getByRole('button', { name: 'Use built-in texts' }).click()
  await expect(subject).toHaveValue('')
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText(/Test email to .* queued/)).toBeVisible()
  await change(page.request, '/shop-mails/order-paid', { texts: {} }, 'PATCH')
})

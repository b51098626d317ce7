import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

test('an owner creates an API key, copies its token once, and deletes it', async ({ page }) => {
  await page.goto('/admin/api-keys/create')
  const name = `Program ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Read products' }).check()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'API key created' })
  const token = await dialog.getByLabel('Token').inputValue()
  expect(token).toMatch(/^vt_\w{20,}$/)
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.get('/api/admin/products', { headers })).status()).toBe(200)
  expect((await page.request.get('/api/admin/orders', { headers })).status()).toBe(403)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(token.slice(-4))
  await expect(page.getByText(token)).toHaveCount(0)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findOverflow(page)).toBe(0)
  }
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })
  if (await confirm.isVisible()) await confirm.click()
  await expect
    .poll(async () => (await page.request.get('/api/admin/products', { headers })).status())
    .toBe(401)
})

test('an owner adds a webhook, sends a test and replaces its secret', async ({ page }) => {
  await page.goto('/admin/webhooks/create')
  const name = `Hook ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'URL' }).fill('http://example.com/hook')
  await page.getByRole('checkbox', { name: 'Order placed' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible()
  await page.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example/orders')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name }).or(page.getByText(name)).first().click()
  const secret = page.getByLabel('Signing secret', { exact: true })
  const before = await secret.inputValue()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Replace secret…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret…' }).click()
  await expect(secret).not.toHaveValue(before)
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText('Test delivery queued.')).toBeVisible()
})

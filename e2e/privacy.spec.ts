import { asOwner, change, orderIdOf } from './support/admin-api.ts'
import { placeOrder } from './support/buyer.ts'
import { addProduct, offer } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('erasing personal data of an order needs confirmation and is listed in the history', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const product = `erased-${own}`
  await asOwner(api => addProduct(api, { name: product, type: 'simple', offer: offer(1000) }))
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const number = await placeOrder(visitor, { product, lastName: 'Kivinen' })
  await visitor.dispose()
  const id = await orderIdOf(page.request, number)
  await page.goto(`/admin/orders/${id}`)
  const order = page.getByRole('region', { name: `Order ${number}` })
  const button = order.getByRole('button', { name: 'Erase personal data…' })
  await expect(order).toContainText('Kivinen')
  // The order is still in progress.
  await expect(button).toBeHidden()
  await change(page.request, `/orders/${id}/status`, { status: 'completed', notify: false })
  await page.reload()
  await button.click()
  const dialog = page.getByRole('dialog', { name: `Erase personal data of order ${number}?` })
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(order.getByRole('listitem').last()).toContainText('Personal data erased')
  await expect(order).not.toContainText('Kivinen')
  await expect(button).toBeHidden()
  await expect(order.getByText('Finland')).toBeVisible()
})

test('how long personal data is retained is set in the settings, empty for ever', async ({
  page,
}) => {
  const saved = async () =>
    (await (await page.request.get('/api/admin/settings/site')).json()).retention.failedOrders
  await page.goto('/admin/settings/privacy')
  const failed = page.getByRole('group', { name: 'Retain failed orders' })
  const amount = failed.getByRole('spinbutton')
  await expect(amount).toHaveValue('')
  await amount.fill('18')
  await failed.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Weeks' }).click()
  // Tabs have URLs and keep unsaved changes.
  await page.getByRole('tab', { name: 'Email' }).press('Space')
  await expect(page).toHaveURL(/\/admin\/settings\/email$/)
  await expect(amount).toBeHidden()
  await page.goBack()
  // Leaving the settings asks for confirmation.
  page.once('dialog', dialog => dialog.dismiss())
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/privacy$/)
  await expect(amount).toHaveValue('18')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saved).toEqual({ amount: 18, unit: 'weeks' })
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Privacy')
  await amount.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saved).toEqual({ amount: 0, unit: 'weeks' })
})

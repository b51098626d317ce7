import { asOwner, change, orderIdOf } from './support/admin-api.ts'
import { placeOrder } from './support/buyer.ts'
import { addProduct, offer } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('a refund names its amount and is asked for once more before anything happens', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const product = `refunded-${own}`
  await asOwner(api => addProduct(api, { name: product, type: 'simple', offer: offer(1000) }))
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const number = await placeOrder(visitor, { product, lastName: own })
  await visitor.dispose()
  const id = await orderIdOf(page.request, number)
  for (const status of ['processing', 'completed']) {
    await change(page.request, `/orders/${id}/status`, { status, notify: false })
  }
  await page.goto(`/admin/orders/${id}`)
  const order = page.getByRole('region', { name: `Order ${number}` })
  const askForRefund = async () => {
    await order.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Refunded' }).click()
  }
  await askForRefund()
  const dialog = page.getByRole('dialog', { name: `Refund order ${number}?` })
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const statusNow = async () =>
    (await (await page.request.get(`/api/admin/orders/${id}`)).json()).status
  expect(await statusNow()).toBe('completed')
  await askForRefund()
  await dialog.getByRole('button', { name: /^Refund .*\d/ }).click()
  await expect.poll(statusNow).toBe('refunded')
})

test('SH-4 cancelling an order says what happens and asks first', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const product = `cancelled-${own}`
  await asOwner(api => addProduct(api, { name: product, type: 'simple', offer: offer(1000) }))
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const number = await placeOrder(visitor, { product, lastName: own })
  await visitor.dispose()
  const id = await orderIdOf(page.request, number)
  await change(page.request, `/orders/${id}/payments`, {})
  await page.goto(`/admin/orders/${id}`)
  const order = page.getByRole('region', { name: `Order ${number}` })
  const statusNow = async () =>
    (await (await page.request.get(`/api/admin/orders/${id}`)).json()).status
  const ask = async (name: string) => {
    await order.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await ask('Mark as failed…')
  const failing = page.getByRole('dialog', { name: `Mark order ${number} as failed?` })
  await failing.getByRole('button', { name: 'Cancel', exact: true }).click()
  await ask('Cancel order…')
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(dialog).toContainText('that the customer has paid is not refunded by this')
  await expect(dialog).toContainText('The customer is notified by email')
  await expect(dialog).toContainText('This cannot be undone.')
  expect(await statusNow()).toBe('processing')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(statusNow).toBe('cancelled')
})

test('typed option values are added at each comma and when the field is left', async ({ page }) => {
  await page.goto('/admin/products/create')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Variable' }).click()
  await page.getByRole('button', { name: 'Add option' }).click()
  const values = page.getByRole('combobox', { name: 'Option values' })
  await values.pressSequentially('Natural, Indigo')
  await page.keyboard.press('Tab')
  for (const value of ['Natural', 'Indigo']) {
    await expect(page.getByRole('button', { name: value, exact: true })).toBeVisible()
  }
  await expect(values).toHaveValue('')
})

import { asOwner, orderIdOf } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { addProduct, offer } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('SH-4 an order is paid, shipped in parts and refunded by line on the orders screen', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const product = `parcel-${own}`
  await asOwner(api => addProduct(api, { name: product, type: 'simple', offer: offer(1000) }))
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const received = await buy(visitor, { product, quantity: 3, lastName: own })
  const number = /order=(\d+)/.exec(received)?.[1] ?? ''
  const id = await orderIdOf(page.request, number)
  await page.goto(`/admin/orders/${id}`)
  const order = page.getByRole('region', { name: `Order ${number}` })
  const dialog = page.getByRole('dialog')
  const notes = order.getByRole('listitem')

  await order.getByRole('button', { name: 'Record payment…' }).click()
  await dialog.getByLabel('Amount').fill('999999')
  await expect(dialog.getByText(/Enter an amount up to/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Record/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await order.getByRole('button', { name: 'Record payment…' }).click()
  await dialog.getByRole('button', { name: /^Record/ }).click()
  await expect(notes.filter({ hasText: 'Payment received ·' })).toBeVisible()
  await expect(order.getByText('Paid', { exact: true }).first()).toBeVisible()

  await order.getByRole('button', { name: /^Void payment of .*36\.90/ }).click()
  await dialog.getByRole('button', { name: 'Void payment' }).click()
  await expect(notes.filter({ hasText: 'Payment voided ·' })).toBeVisible()
  await order.getByRole('button', { name: 'Record payment…' }).click()
  await dialog.getByRole('button', { name: /^Record/ }).click()

  await order.getByRole('button', { name: 'Ship items…' }).click()
  await dialog.getByLabel(`Quantity of ${product}`).fill('2')
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('00340434')
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  const track = order.getByRole('link', { name: 'DHL 00340434' })
  await expect(track).toHaveAttribute('href', /dhl\.com.*00340434/)
  await expect(order.getByText('Partly shipped')).toBeVisible()

  await order.getByRole('button', { name: 'Refund…' }).click()
  await expect(dialog.getByRole('button', { name: /^Refund/ })).toBeDisabled()
  await dialog.getByLabel(`Quantity of ${product}`).fill('1')
  await dialog.getByLabel('Reason').fill('Arrived broken')
  await dialog.getByRole('button', { name: /^Refund .*10\.00/ }).click()
  await expect(notes.filter({ hasText: 'Arrived broken' })).toBeVisible()
  await expect(order.getByText('Partly refunded')).toBeVisible()
  await expect(order.getByText('Shipped', { exact: true }).first()).toBeVisible()

  const shown = await (await visitor.get(received)).text()
  expect(shown).toContain('00340434')
  expect(shown).toContain('Refunded')
  await visitor.dispose()

  const list = await page.request.get(
    `/api/admin/orders/export?q=${number}&paymentState=partly-refunded`,
  )
  expect(await list.text()).toContain(`${number},`)
})

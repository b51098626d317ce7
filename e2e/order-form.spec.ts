import type { Page } from '@playwright/test'
import { asOwner, orderIdOf } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { addProduct, offer } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolations } from './support/test.ts'

async function newProduct(price: number) {
  const name = `vase-${crypto.randomUUID().slice(0, 8)}`
  await asOwner(api => addProduct(api, { name, type: 'simple', offer: offer(price) }))
  return name
}

async function addItem(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Add item' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

async function fillCustomer(page: Page) {
  const fields = {
    'Email address': 'ida@example.com',
    Phone: '030 123456',
    'First name': 'Ida',
    'Last name': 'Berg',
    'Street address': 'Tonweg 3',
    'Postcode / ZIP': '10115',
    'Town / City': 'Berlin',
  }
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
}

test('SH-4 staff enters an order, saves it as draft, creates it and sends a payment link', async ({
  page,
}) => {
  const product = await newProduct(2000)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Add order' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await addItem(page, product)
  await page.getByLabel(`Quantity of ${product}`).fill('2')
  await expect(summary).toContainText('40.00')
  await page.getByRole('button', { name: 'Add fee' }).click()
  await page.getByLabel('Name of the fee').fill('Gift wrap')
  await page.getByRole('textbox', { name: 'Amount' }).fill('2.50')
  await expect(summary).toContainText('Gift wrap')
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(summary.getByText('Billing First name is a required field.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await summary.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/edit$/)
  await page.reload()
  await expect(page.getByLabel(`Quantity of ${product}`)).toHaveValue('2')
  await fillCustomer(page)
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+$/)
  const order = page.getByRole('region', { name: /^Order \d+$/ })
  await expect(order).toContainText('Gift wrap')
  await order.getByRole('button', { name: 'Send payment link' }).click()
  await expect(order.getByText('Email sent: Payment link')).toBeVisible()
})

test('SH-4 staff edits an order, sees the difference and returns the overpayment', async ({
  page,
  playwright,
  baseURL,
}) => {
  const product = await newProduct(1500)
  const own = crypto.randomUUID().slice(0, 8)
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const received = await buy(visitor, { product, quantity: 3, lastName: own })
  await visitor.dispose()
  const number = /order=(\d+)/.exec(received)?.[1] ?? ''
  const id = await orderIdOf(page.request, number)
  await page.request.post(`/api/admin/orders/${id}/payments`, { data: {} })
  await page.goto(`/admin/orders/${id}`)
  await page.getByRole('link', { name: 'Edit order' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await page.getByLabel(`Quantity of ${product}`).fill('1')
  await expect(summary.getByText(/3 × .*15\.00 → 1 ×/)).toBeVisible()
  await expect(summary).toContainText('To refund')
  await expect(summary).toContainText('30.00')
  expect(await findAxeViolations(page)).toEqual([])
  await summary.getByLabel('Reason for the change').fill('Two were broken')
  await summary.getByRole('button', { name: 'Save changes' }).click()
  const order = page.getByRole('region', { name: `Order ${number}` })
  await expect(order.getByText('Two were broken')).toBeVisible()
  await order.getByRole('button', { name: 'Return overpayment…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Return .*30\.00/ })
    .click()
  await expect(order.getByText(/Overpayment returned ·/)).toBeVisible()
  await expect(order.getByRole('button', { name: 'Return overpayment…' })).toBeHidden()
})

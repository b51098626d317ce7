import { addProduct, offer, stock } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('SH-4 an owner makes a bundle of products, and visitors see and buy what it contains', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const cup = `Cup ${own}`
  await addProduct(page.request, { name: cup, offer: offer(1000), stock: stock(5) })
  const { id, slug } = await addProduct(page.request, { name: `Set ${own}`, offer: offer(1) })
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('combobox', { name: 'Add item' }).fill(cup)
  await page.getByRole('option', { name: cup }).click()
  await page.getByRole('spinbutton', { name: `Quantity of ${cup}` }).fill('2')
  await page.getByRole('spinbutton', { name: 'Discount on the sum of the parts (%)' }).fill('10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()

  await page.goto(`/product/${slug}`)
  const product = page.locator('[data-module="product"]')
  await expect(product).toContainText('This set contains:')
  await expect(product.getByRole('listitem').filter({ hasText: '2 ×' })).toContainText(cup)
  await expect(product).toContainText('€18.00')
  await product.getByRole('button', { name: 'Add to cart' }).click()
  await expect(product.getByRole('status')).toContainText(['has been added to your cart'])
  await page.goto('/cart')
  const row = page.locator('[data-module="cart"] tr').filter({ hasText: `Set ${own}` })
  await expect(row).toContainText(`${cup}`)
  await expect(row).toContainText('× 2')
  await expect(row.getByLabel(/^Quantity/)).toHaveAttribute('max', '2')
})

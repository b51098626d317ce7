import { asOwner } from './support/admin-api.ts'
import { addProduct, cup, offer, stock } from './support/new-product.ts'
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

test.describe('with a choice', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('SH-4 an owner lets buyers choose the variant of a part', async ({ page }) => {
    const own = crypto.randomUUID().slice(0, 8)
    await addProduct(page.request, cup(`Mug ${own}`))
    const { id, slug } = await addProduct(page.request, { name: `Box ${own}`, offer: offer(2000) })
    await page.goto(`/admin/products/${id}`)
    await page.getByRole('combobox', { name: 'Add item' }).fill(`Mug ${own}`)
    await page.getByRole('option', { name: 'Ash grey, 350 ml' }).click()
    await page.getByRole('checkbox', { name: /^Buyers choose the variant of Mug/ }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Buyers choose the variant/ })).toBeChecked()

    await page.goto(`/product/${slug}`)
    const product = page.locator('[data-module="product"]')
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('alert')).toContainText([`Please fill in “Mug ${own}”.`])
    await product.getByRole('combobox', { name: `Mug ${own}` }).selectOption('Blue, 350 ml')
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('status')).toContainText(['has been added to your cart'])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })

  test('SH-4 buyers choose the variant of a part, which the cart shows', async ({ page }) => {
    const own = crypto.randomUUID().slice(0, 8)
    const { slug } = await asOwner(async api => {
      const { id } = await addProduct(api, cup(`Mug ${own}`))
      const { variants } = (await (await api.get(`/api/admin/products/${id}`)).json()) as {
        variants: { id: string }[]
      }
      const part = { variantId: variants[0]?.id ?? '', quantity: 2, label: '', choice: true }
      return addProduct(api, { name: `Box ${own}`, offer: offer(2000), bundle: [part] })
    })
    await page.goto(`/product/${slug}`)
    const product = page.locator('[data-module="product"]')
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('alert')).toContainText(`Please fill in “Mug ${own}”.`)
    await product.getByRole('combobox', { name: `Mug ${own}` }).selectOption('Blue, 350 ml')
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await page.goto('/cart')
    const row = page.locator('[data-module="cart"] tr').filter({ hasText: `Box ${own}` })
    await expect(row).toContainText(`Mug ${own} – Blue, 350 ml`)
    await expect(row).toContainText('× 2')
  })
})

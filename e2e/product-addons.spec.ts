import type { Page } from '@playwright/test'
import type { Addon } from '#shop/schema'
import { asOwner } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { expect, findOverflow, test } from './support/test.ts'

test.use({ expectedComplaint: /status of 422/ })

const base: Omit<Addon, 'id' | 'type' | 'label'> = {
  ...{ help: '', required: false, maxLength: null, min: null, max: null, display: 'radio' },
  ...{ choices: [], price: null },
}
const addons: Addon[] = [
  {
    ...base,
    ...{ id: 'name', type: 'text', label: 'Engraving', required: true, maxLength: 20 },
    ...{ help: 'Up to 20 characters.', price: { kind: 'fixed', amount: 500, per: 'item' } },
  },
  {
    ...base,
    ...{ id: 'finish', type: 'choice', label: 'Finish' },
    choices: [
      { id: 'matt', label: 'Matt', price: null },
      { id: 'gloss', label: 'Gloss', price: { kind: 'percent', amount: 100_000, per: 'item' } },
    ],
  },
  { ...base, ...{ id: 'sketch', type: 'file', label: 'Sketch', max: 1 } },
  {
    ...base,
    ...{ id: 'proof', type: 'checkbox', label: 'Proof' },
    price: { kind: 'fixed', amount: 1900, per: 'line' },
  },
]
const quantities = { minQuantity: 2, maxQuantity: 10, quantityStep: 2 }

async function open(page: Page, own = crypto.randomUUID().slice(0, 8)) {
  const name = `Ring ${own}`
  const { slug } = await asOwner(api =>
    addProduct(api, { name, offer: offer(10_000), addons, ...quantities }),
  )
  await page.goto(`/product/${slug}`)
  return { name, product: page.locator('[data-module="product"]') }
}

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
const sketch = (buffer = PDF) => ({ name: 'sketch.pdf', mimeType: 'application/pdf', buffer })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-4 add-ons and quantities are refused with a message, and then bought', async ({
    page,
  }) => {
    const { name, product } = await open(page)
    await expect(product.getByLabel('Quantity')).toHaveValue('2')
    await expect(product).toContainText('Sold in multiples of 2 · At most 10')
    await product.getByRole('radio', { name: 'Gloss (+10%)' }).check()
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('alert')).toContainText('Please fill in “Engraving”.')
    await expect(product.getByRole('radio', { name: 'Gloss' })).toBeChecked()
    await expect(product.getByLabel('Engraving')).toHaveAttribute('aria-invalid', 'true')
    await product.getByLabel('Engraving').fill('Ida')
    await product.getByLabel('Quantity').fill('3')
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('alert')).toContainText(`“${name}” is sold in multiples of 2.`)
    await expect(product.getByLabel('Engraving')).toHaveValue('Ida')
    await product.getByLabel('Quantity').fill('4')
    await product.getByLabel('Proof').check()
    await product.getByLabel('Sketch').setInputFiles(sketch(Buffer.from('MZ')))
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(product.getByRole('alert')).toContainText('This file cannot be used.')
    await product.getByLabel('Sketch').setInputFiles(sketch())
    await product.getByRole('button', { name: 'Add to cart' }).click()
    const row = page.locator('[data-module="cart"] tr').filter({ hasText: name })
    for (const text of [
      'Engraving',
      'Ida',
      'sketch.pdf',
      'Gloss',
      '€115.00',
      '+€19.00 once',
      '€479.00',
    ]) {
      await expect(row).toContainText(text)
    }
    await row.getByLabel(/^Quantity/).fill('12')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(page.locator('[data-module="cart"]')).toContainText('You can order at most 10')
  })
})

test('SH-4 add-ons are filled in by keyboard, and the price follows', async ({ page }) => {
  const { product } = await open(page)
  await islandRuns(product)
  await product.getByRole('button', { name: 'Add to cart' }).press('Enter')
  const engraving = product.getByLabel('Engraving')
  await expect(engraving).toBeFocused()
  await expect(engraving).toHaveAccessibleDescription(/Please fill in “Engraving”.*Up to 20/)
  await page.keyboard.type('Ida')
  await expect(product).toContainText('Total: €210.00')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(product).toContainText('Total: €230.00')
  await product.getByLabel('Proof').focus()
  await page.keyboard.press('Space')
  await expect(product).toContainText('Total: €249.00')
  await product.getByLabel('Sketch').setInputFiles(sketch())
  await product.getByRole('button', { name: 'Add to cart' }).press('Enter')
  await expect(product.getByRole('status')).toContainText(['has been added to your cart'])
  await page.goto('/cart')
  await expect(page.locator('[data-module="cart"]')).toContainText('€249.00')
})

test('SH-4 add-ons fit at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { product } = await open(page, 'x'.repeat(60))
  await expect(product.getByLabel('Engraving')).toBeVisible()
  expect(await findOverflow(page)).toBe(0)
})

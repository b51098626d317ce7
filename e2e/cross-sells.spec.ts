import { asOwner } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, offer } from './support/new-product.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

/** A tea tray with two cross-sells. */
const addTray = () =>
  asOwner(async api => {
    const suffix = crypto.randomUUID().slice(0, 8)
    const others = [
      await addProduct(api, { name: `Tea pot ${suffix}`, offer: offer(3000) }),
      await addProduct(api, { name: `Tea cup ${suffix}`, offer: offer(1000) }),
    ]
    const name = `Tea tray ${suffix}`
    const crossSells = others.map(({ id }) => id)
    const { slug } = await addProduct(api, { name, offer: offer(2000), crossSells })
    return { path: `/product/${slug}`, suffix }
  })

test('SH-5: products bought together are added at once; the cart offers what is left', async ({
  page,
}) => {
  const { path, suffix } = await addTray()
  await page.goto(path)
  await islandRuns(page.locator('[data-module="product"]'))
  const together = page.getByRole('region', { name: 'Frequently bought together' })
  await expect(together.getByText('Total: €60.00')).toBeVisible()
  await together.getByLabel(`Tea pot ${suffix}`).uncheck()
  await expect(together.getByText('Total: €30.00')).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await together.getByRole('button', { name: 'Add 2 to cart' }).click()
  await together.getByRole('link', { name: 'View cart' }).click()

  const offered = page.locator('[data-module="product-grid"]')
  await expect(offered.getByRole('heading', { name: 'Goes well with your cart' })).toBeVisible()
  await expect(offered.getByRole('article')).toHaveCount(1)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await offered.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(offered.getByText('has been added to your cart')).toBeVisible()
  await page.reload()
  await expect(offered).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('SH-5: products bought together are one plain form', async ({ page }) => {
    const { path, suffix } = await addTray()
    await page.goto(path)
    expect(await findOverflow(page)).toBe(0)
    const together = page.getByRole('region', { name: 'Frequently bought together' })
    await together.getByLabel(`Tea cup ${suffix}`).uncheck()
    await together.getByRole('button', { name: /Add \d to cart/ }).click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(page.getByRole('link', { name: `Tea tray ${suffix}` }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: `Tea pot ${suffix}` }).first()).toBeVisible()
  })
})

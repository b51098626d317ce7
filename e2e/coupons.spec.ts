import { test as bare, type Locator, type Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true })

// Refused codes are answered with 422.
test.use({ expectedComplaint: /422/ })

/** A coupon of five euros for this test only. */
async function addCoupon(changes: object = {}) {
  const code = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const coupon = { code, type: 'fixed_cart', amount: 500, ...changes }
  await asOwner(api => change(api, '/discounts', coupon))
  return code
}

async function addClock(page: Page) {
  await page.goto('/product/wall-clock')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
}

test('SH-4: a coupon is refused at its field, applied and removed in the cart', async ({
  page,
}) => {
  const code = await addCoupon()
  await addClock(page)
  await page.goto('/cart')
  await islandRuns(page.locator('[data-module="cart"]'))
  const input = field(page, 'Coupon or gift card code')
  await input.fill('no-such-code')
  await input.press('Enter')
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toBeFocused()
  await expect(input).toHaveAccessibleDescription(/“no-such-code” does not exist/)
  expect(await findAxeViolations(page)).toEqual([])
  // The message has several lines, and the button stays beside the input.
  await page.setViewportSize({ width: 390, height: 844 })
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  const apply = page.getByRole('button', { name: 'Apply code' })
  expect(Math.abs((await middleOf(apply)) - (await middleOf(input)))).toBeLessThan(6)
  await input.fill(code.toUpperCase())
  await expect(input).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('Coupon code applied successfully.')).toBeVisible()
  await expect(input).toHaveValue('')
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals).toContainText(`Coupon: ${code}`)
  await expect(totals).toContainText('-€5.00')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Remove coupon ${code}` }).click()
  await expect(page.getByText('Coupon has been removed.')).toBeVisible()
  await expect(totals).not.toContainText('Coupon:')
})

test('SH-5: amounts in the cart stay on one line at 320 px, beside long names', async ({
  page,
}) => {
  await addClock(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/cart')
  const lines = await page.locator('.cart-totals dl > div').evaluateAll(rows =>
    rows.map(row => {
      const [name, amount] = row.children
      if (name) name.textContent = 'Zwischensumme'
      const text = document.createRange()
      text.selectNodeContents(amount?.firstChild ?? row)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(await findOverflow(page)).toBe(0)
})

test('SH-4: a coupon at checkout refreshes the totals and keeps typed values', async ({ page }) => {
  const code = await addCoupon()
  await addClock(page)
  await page.goto('/checkout')
  await islandRuns(page.locator('[data-module="checkout"]'))
  await field(page, 'First name').first().fill('Ida')
  await page.getByText('Click here to enter your code').click()
  const input = field(page, 'Coupon or gift card code')
  await expect(input).toBeFocused()
  await input.press('Enter')
  await expect(input).toHaveAccessibleDescription('Please enter a coupon code.')
  await input.fill(code)
  // The review is dimmed while it is refreshed.
  await expect(page.locator('.checkout-review[aria-busy="true"]')).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])
  await input.press('Enter')
  await expect(page.getByText('Coupon code applied successfully.')).toBeVisible()
  const review = page.getByRole('region', { name: 'Your order' })
  await expect(review).toContainText(`Coupon: ${code}`)
  await expect(field(page, 'First name').first()).toHaveValue('Ida')
  await page.getByRole('button', { name: `Remove coupon ${code}` }).click()
  await expect(page.getByText('Coupon has been removed.')).toBeVisible()
  await expect(review).not.toContainText('Coupon:')
})

test('SH-4: a coupon that no longer fits blocks the checkout, which leads to the cart', async ({
  page,
}) => {
  const code = await addCoupon()
  await addClock(page)
  await page.goto(`/cart?coupon=${code}`)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('Coupon code applied successfully.')).toBeVisible()
  await asOwner(async api => {
    const list = await (await api.get(`/api/admin/discounts?q=${code}`)).json()
    await change(api, `/discounts/${list.items[0].id}`, { expiresAt: 1 }, 'PATCH')
  })
  await page.goto('/checkout')
  await expect(page.getByText('There are some issues with the items in your cart.')).toBeVisible()
  await page.getByRole('link', { name: 'Return to cart' }).click()
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals).toContainText(`Coupon “${code}” has expired.`)
  expect(await findAxeViolations(page)).toEqual([])
})

bare.describe('without script', () => {
  bare.use({ javaScriptEnabled: false })

  bare('SH-4: a coupon is applied in the cart and at checkout', async ({ page }) => {
    const code = await addCoupon()
    await page.goto('/product/wall-clock')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.goto('/checkout')
    await field(page, 'First name').first().fill('Ida')
    await page.getByText('Click here to enter your code').click()
    await field(page, 'Coupon or gift card code').fill(code)
    await page.getByRole('button', { name: 'Apply code' }).click()
    await expect(page.getByText('Coupon code applied successfully.')).toBeVisible()
    await expect(field(page, 'First name').first()).toHaveValue('Ida')
    await page.getByRole('button', { name: `Remove coupon ${code}` }).click()
    await expect(page.getByText('Coupon has been removed.')).toBeVisible()
    await page.goto('/cart')
    await field(page, 'Coupon or gift card code').fill('wrong')
    await page.getByRole('button', { name: 'Apply code' }).click()
    await expect(page.getByText('The code “wrong” does not exist.')).toBeVisible()
  })
})

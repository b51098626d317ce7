import { change } from './support/admin-api.ts'
import { heading, makePage, section } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('header and footer on the canvas name their template and link to it', async ({ page }) => {
  const made = await makePage(page, [section(heading('Between them'))])
  await openBuilder(page, made.id)
  const place = canvasOf(page).locator('.vt-frame-place').first()
  await place.click({ position: { x: 5, y: 5 } })
  await expect(place.getByText(/^Header · /)).toBeVisible()
  const button = place.getByRole('button', { name: /^(Edit|Create) template$/ })
  await expect(button).toBeVisible()
  await button.click()
  await expect(page).toHaveURL(/\/admin\/(edit\/|templates\/create\?part=header)/)
})

test('posts have an entry in the menu, and settings are found by other words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page).toHaveURL(/filter=%7B%22kind%22%3A%22post%22%7D/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('voucher')
  await page.getByRole('option', { name: 'Coupons and discounts' }).click()
  await expect(page).toHaveURL(/\/admin\/discounts/)
})

test('search and filters of a list stay usable while rows are selected, and leaving forgets them', async ({
  page,
}) => {
  await change(page.request, '/products', { name: 'To be selected' })
  await page.goto('/admin/products')
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check()
  await expect(page.getByRole('button', { name: 'Prices' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeVisible()
  await page.goto('/admin')
  await page.goto('/admin/products')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeVisible()
})

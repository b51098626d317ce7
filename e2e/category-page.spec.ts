import type { Page } from '@playwright/test'
import { addCategory, cup, offer, stock } from './support/new-product.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect } from './support/test.ts'

/** A category with three products, one of which has shared attributes. */
async function newCategory(page: Page) {
  const name = `Tableware ${crypto.randomUUID().slice(0, 8)}`
  const { options = [], ...variable } = cup(`${name} cup`)
  await addCategory(page.request, name, [
    { ...variable, options: options.map(option => ({ ...option, global: true })) },
    { name: `${name} bowl`, offer: offer(2400), stock: stock(4) },
    { name: `${name} plate`, offer: offer(1800, 1500), stock: stock(0) },
  ])
  return name
}

test('SH-5 an owner makes a category page with filters in 11 actions', async ({ page }) => {
  const name = await newCategory(page)
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    await action
    actions += 1
  }
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await page.goto('/admin/pages/create')
  await act(page.getByRole('textbox', { name: 'Title' }).fill(name))
  await act(page.getByRole('button', { name: 'Save', exact: true }).click())
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await act(canvasOf(page).getByRole('button', { name: 'Add module' }).click())
  await act(page.getByRole('searchbox', { name: 'Search modules' }).fill('Product grid'))
  await act(page.keyboard.press('Enter'))
  await act(canvasOf(page).getByRole('article').first().click())
  await act(settings.getByLabel('Products', { exact: true }).selectOption('Category'))
  await act(settings.getByLabel('Category', { exact: true }).fill(name))
  await expect(canvasOf(page).getByRole('article')).toHaveCount(3)
  await act(settings.getByRole('tab', { name: 'Advanced' }).click())
  await act(settings.getByLabel('Filters beside the products').check())
  await expect(canvasOf(page).getByRole('checkbox', { name: /^Blue/ })).toBeVisible()
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click())
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  expect(actions).toBe(11)

  await page.goto(`/${name.toLowerCase().replace(' ', '-')}`)
  await expect(page.locator('.product-found')).toHaveText('3 products')
  await page.getByRole('checkbox', { name: /^Blue/ }).check()
  await expect(page.locator('.product-found')).toHaveText('1 product')
})

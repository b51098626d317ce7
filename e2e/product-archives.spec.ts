import { asOwner, change } from './support/admin-api.ts'
import { addCategory, addProduct, offer } from './support/new-product.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('SH-5: an owner designs the page of a category and its subcategories, which visitors see with and without JavaScript', async ({
  page,
  browser,
}) => {
  const name = `Lamps ${crypto.randomUUID().slice(0, 6)}`
  const api = page.request
  const lamps = await addCategory(api, name, [{ name: `Desk ${name}`, offer: offer(4900) }])
  const below = await change<{ id: string; slug: string }>(api, '/categories', {
    name: `Wall ${name}`,
    parentId: lamps.id,
  })
  await addProduct(api, { name: `Sconce ${name}`, categories: [below.id], offer: offer(3900) })
  const pathOf = ({ slug }: { slug: string }) => `/shop?category=${slug}`

  await page.goto('/admin/templates/create')
  await page.getByLabel('Name').fill(`Page of ${name}`)
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('combobox', { name: 'Condition' }).click()
  await page.getByRole('option', { name: 'Products: the archive of a category' }).click()
  await page.getByRole('combobox', { name: 'Category' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  // The builder shows the category with its products.
  await expect(page).toHaveURL(/\/admin\/edit\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const canvas = canvasOf(page)
  await expect(page.getByRole('combobox', { name: 'Preview with' })).toHaveValue(name)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(canvas.locator('.product-card')).toHaveCount(2)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  await page.goto('/admin/templates')
  await page.getByLabel('URL').fill(pathOf(below))
  await page.getByRole('button', { name: 'Show templates' }).click()
  const answer = page.getByRole('region', { name: 'Which template does a page get?' })
  await expect(answer).toContainText(`Wall ${name} (${pathOf(below)})`)
  await expect(answer).toContainText(
    `Page of ${name}: The archive of products in the category “${name}”`,
  )

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({ javaScriptEnabled, storageState: undefined })
    const shown = await visitor.newPage()
    const way = shown.locator('main [data-module="breadcrumbs"]')
    const title = shown.getByRole('heading', { level: 1 })
    await shown.goto(pathOf(lamps))
    await expect(way).toContainText(name)
    await expect(title).toHaveText(name)
    await expect(shown.locator('.product-card')).toHaveCount(2)
    // The filter of subcategories opens another archive, and so another page.
    await shown
      .getByRole('link', { name: new RegExp(`^Wall ${name}`) })
      .first()
      .click()
    await expect(title).toHaveText(`Wall ${name}`)
    await expect(way.getByRole('link', { name })).toHaveAttribute('href', pathOf(lamps))
    await expect(shown.locator('.product-card')).toHaveCount(1)
    await shown.goBack()
    await expect(title).toHaveText(name)
    await shown.goto('/shop')
    await expect(way).toHaveCount(0)
    await visitor.close()
  }
  await asOwner(owner => change(owner, `/pages/${id}`, {}, 'DELETE'))
})

import { change } from './support/admin-api.ts'
import { heading, makePage, option, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes } from './support/test.ts'

test('a product grid takes its category and its products by name', async ({ page }) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const category = await change(page.request, '/categories', { name: `Jugs ${tag}` })
  const product = async (name: string) =>
    change(page.request, '/products', {
      name: `${name} ${tag}`,
      status: 'published',
      categories: [category.id],
    })
  const [first, second] = [await product('Pitcher'), await product('Ewer')]
  const grid = { type: 'product-grid', props: { id: 'grid-1', controls: false } }
  const made = await makePage(page, [section(grid)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Product grid/ }).click()

  await option(page, 'Products').selectOption('Category')
  // The full name is pasted before its search can respond.
  await page.route('**/api/admin/categories?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  await option(page, 'Category').fill(`Jugs ${tag}`)
  await expect(canvasOf(page).getByRole('article')).toHaveCount(2)

  await option(page, 'Products').selectOption('Selected products')
  const list = page.getByRole('group', { name: 'Selected products' })
  for (const name of ['Pitcher', 'Ewer']) {
    await list.getByRole('combobox').fill(`${name} ${tag}`)
    const found = list.locator(`datalist option[value^="${name} ${tag}"]`)
    const label = await found.getAttribute('value')
    await list.getByRole('combobox').fill(String(label))
    await expect(list.getByRole('listitem').filter({ hasText: `${name} ${tag}` })).toBeVisible()
  }
  await list.getByRole('button', { name: /^Up: Ewer/ }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Ewer')
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await stored(page, made.id)).document))
    .toContain(`${second.id}\\n${first.id}`)
  await page.reload()
  await page.getByRole('treeitem', { name: /^Product grid/ }).click()
  await expect(list.getByRole('listitem')).toHaveText([/Ewer/, /Pitcher/])
  // Only the option of the selected source is shown; others keep their values.
  await expect(option(page, 'Category')).toBeHidden()
  await option(page, 'Products').selectOption('Category')
  await expect(option(page, 'Category')).toHaveValue(`Jugs ${tag}`)
})

test('SH-5: a chosen category shows its name also if its slug differs, and links find it by name', async ({
  page,
}) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const parent = await change(page.request, '/categories', { name: `Table ${tag}` })
  const category = { name: `Cups & mugs ${tag}`, slug: `drinking-${tag}`, parentId: parent.id }
  await change(page.request, '/categories', category)
  const path = `Table ${tag} > Cups & mugs ${tag}`
  const props = { id: 'grid-1', controls: false, source: 'category', category: category.slug }
  const button = { type: 'button', props: { id: 'button-1', label: 'Cups' } }
  const made = await makePage(page, [section({ type: 'product-grid', props }, button)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Product grid/ }).click()
  await expect(option(page, 'Category')).toHaveValue(path)

  await page.getByRole('treeitem', { name: /^Button/ }).click()
  await option(page, 'Link').fill(`mugs ${tag}`)
  const found = page.locator('datalist option', { hasText: 'Archive' })
  const label = `${path} (/shop?category=${category.slug})`
  await expect(found).toHaveAttribute('value', label)
  await option(page, 'Link').fill(label)
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await stored(page, made.id)).document))
    .toContain(`"url":"/shop?category=${category.slug}"`)
})

test('SH-5: forms find parent categories and size guides by name among all', async ({ page }) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const parent = await change(page.request, '/categories', { name: `Zinc ${tag}` })
  const block = await makePage(page, [section(heading('Sizes'))], 'block')
  const made = await change(page.request, '/categories', { name: `Bowls ${tag}` })
  await page.goto(`/admin/categories/${made.id}`)
  const pick = async (name: string, words: string, shown: RegExp) => {
    await page.getByRole('combobox', { name }).fill(words)
    await page.getByRole('option', { name: shown }).click()
  }
  await pick('Parent category', `Zinc ${tag}`, new RegExp(`^Zinc ${tag}$`))
  await pick('Size guide', block.title, /Global block/)
  await expect(page.getByText('Image', { exact: true })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const category = async () => (await page.request.get(`/api/admin/categories/${made.id}`)).json()
  await expect.poll(category).toMatchObject({ parentId: parent.id, sizeGuide: block.id })
  await page.goto(`/admin/categories/${made.id}`)
  await expect(page.getByRole('combobox', { name: 'Parent category' })).toHaveValue(`Zinc ${tag}`)
  await expect(page.getByRole('combobox', { name: 'Size guide' })).toHaveValue(/Global block/)

  await page.goto('/admin/products')
  await pick('Category', tag, new RegExp(`Zinc ${tag} > Bowls ${tag}`))
  await expect(page).toHaveURL(new RegExp(made.id))
})

test.describe('refusals of the server', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('is shown beside the setting', async ({ page }) => {
    const made = await makePage(page, [section(heading('First'))])
    await page.route('**/api/admin/pages/*/draft', route =>
      route.fulfill({
        status: 422,
        json: {
          error: 'invalid',
          problems: [{ path: '/content/0/props/content/0/props/text', message: 'no' }],
        },
      }),
    )
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await option(page, 'Heading').fill('Second')
    const beside = page.locator('[data-option="text"]').getByRole('alert')
    await expect(beside).toHaveText('Enter another value for “Heading”.')
  })
})

test('quantity is tracked by a switch, and keeps its value when that is turned off and on', async ({
  page,
}) => {
  const made = await change(page.request, '/products', {
    name: `Vase ${crypto.randomUUID().slice(0, 8)}`,
    status: 'draft',
  })
  await page.goto(`/admin/products/${made.id}`)
  const track = page.getByRole('switch', { name: 'Track quantity' })
  const quantity = page.getByRole('spinbutton', { name: 'Stock quantity' })
  await expect(track).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Stock status' })).toBeVisible()
  await track.check()
  await expect(quantity).toHaveValue('0')
  await quantity.fill('12')
  await track.uncheck()
  await expect(quantity).toBeHidden()
  await track.check()
  await expect(quantity).toHaveValue('12')
  // The title bar reappears at the top.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product saved')).toBeVisible()
  const answer = await page.request.get(`/api/admin/products/${made.id}`)
  expect((await answer.json()).stock.quantity).toBe(12)
})

test('countries and pages of the shop are picked by name; the time that stock is held may be empty', async ({
  page,
}) => {
  const settings = '/api/admin/settings/site'
  const stock = { lowAt: 2, holdMinutes: 60 }
  await page.request.patch(settings, { data: { shop: { stock } } })
  await page.goto('/admin/settings/site')
  await page.getByRole('tab', { name: 'Shop', exact: true }).click()
  const countries = page.getByRole('combobox', { name: 'Selling locations' })
  await expect(countries).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await countries.fill('Japa')
  await page.getByRole('option', { name: 'Japan (JP)' }).click()
  await expect(page.getByRole('button', { name: 'Japan (JP)' })).toBeVisible()
  // Other tests sell to all countries.
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: 'Japan (JP)' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Cart page' })).toHaveValue(
    '/cart (built-in layout)',
  )
  await expect(page.getByRole('combobox', { name: 'Terms page' })).not.toHaveValue('')
  const hold = page.getByRole('spinbutton', { name: 'Hold stock (minutes)' })
  await expect(hold).toHaveValue('60')
  await hold.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get(settings)).json()).shop.stock)
    .toMatchObject({ holdMinutes: 0 })
  await page.reload()
  await page.getByRole('tab', { name: 'Shop', exact: true }).click()
  await expect(hold).toHaveValue('')
})

test('a global block is not offered within itself', async ({ page }) => {
  const other = await makePage(page, [section(heading('Other'))], 'block')
  const made = await makePage(page, [{ type: 'layout-block', props: { id: 'place' } }], 'block')
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Global block/ }).click()
  const offered = option(page, 'Global block').locator('option')
  await expect(offered.filter({ hasText: other.title })).toHaveCount(1)
  await expect(offered.filter({ hasText: made.title })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Add', exact: true }).click()
  const parts = page.getByRole('region', { name: 'Saved' })
  await expect(parts.getByRole('button', { name: `Add a copy of ${other.title}` })).toBeVisible()
  await expect(parts.getByText(made.title)).toHaveCount(0)
})

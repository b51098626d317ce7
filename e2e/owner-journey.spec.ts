import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { makePage, option } from './support/builder-page.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect } from './support/test.ts'

/** Names a template, sets its condition to one product, and opens the builder. */
async function makeTemplate(page: Page, name: string, part: string, product: string) {
  await page.goto('/admin/templates/create')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('combobox', { name: 'Part' }).click()
  await page.getByRole('option', { name: part, exact: true }).click()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('combobox', { name: 'Condition' }).click()
  await page.getByRole('option', { name: 'A single product' }).click()
  await page.getByRole('combobox', { name: 'Name' }).fill(product)
  await page.getByRole('option', { name: product }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await expect(page.getByRole('combobox', { name: 'Preview with' })).toHaveValue(product)
}

/** Removes all content from the canvas. */
async function empty(page: Page) {
  const rows = page.getByRole('tree').getByRole('treeitem', { level: 1 })
  while ((await rows.count()) > 0) {
    const before = await rows.count()
    await rows.first().click()
    await page.keyboard.press('Delete')
    await expect(rows).toHaveCount(before - 1)
  }
}

async function insert(page: Page, module: string) {
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search modules' }).fill(module)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
}

test('an owner makes a header with a mega menu and a product template with fields of the page, from an empty canvas, and sees why a product has both', async ({
  page,
}) => {
  const name = `Vase ${crypto.randomUUID().slice(0, 8)}`
  const { slug } = await addProduct(page.request, { name, offer: offer(2900), stock: stock(3) })
  const path = `/product/${slug}`
  const menu = `Mega ${crypto.randomUUID().slice(0, 8)}`
  const below = (label: string, ...items: object[]) => ({
    label,
    href: '/about',
    ...(items.length > 0 ? { children: items } : {}),
  })
  await change(page.request, '/menus', {
    name: menu,
    location: null,
    items: [below('Everything', below('Tableware', below('Bowls')), below('Courses'))],
  })
  await page.goto('/admin/menus')
  await page.getByRole('tab', { name: menu }).click()
  await page.getByRole('button', { name: 'Settings of Everything' }).click()
  await page.getByRole('combobox', { name: 'Submenu' }).first().click()
  await page.getByRole('option', { name: '2 columns' }).click()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await kept).status()).toBe(200)

  await makeTemplate(page, `Header of ${name}`, 'Header', name)
  await empty(page)
  await insert(page, 'Header')
  await page.getByRole('treeitem', { name: 'Menu' }).click()
  await option(page, 'Menu').selectOption({ label: menu })
  await expect(canvasOf(page).getByRole('link', { name: 'Everything' })).toBeVisible()
  await publish(page)

  await makeTemplate(page, `Frame of ${name}`, 'Body', name)
  await empty(page)
  await insert(page, 'Heading')
  const text = page.locator('[data-option="text"]')
  const use = page.getByRole('button', { name: 'Dynamic content' })
  await text.hover()
  await text.locator(use).click()
  await page.getByRole('menuitem', { name: 'Title' }).click()
  await insert(page, 'Heading')
  await text.locator(use).click()
  await page.getByRole('menuitem', { name: 'Price' }).click()
  await expect(canvasOf(page).getByRole('heading', { name: name })).toBeVisible()
  await publish(page)

  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { name: name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('29.00')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Everything' }).hover()
  await expect(banner.getByRole('link', { name: 'Bowls' })).toBeVisible()

  await page.goto('/admin/templates')
  await page.getByLabel('URL').fill(path)
  await page.getByRole('button', { name: 'Show templates' }).click()
  const answer = page.getByRole('region', { name: 'Which template does a page get?' })
  for (const template of [`Header of ${name}`, `Frame of ${name}`]) {
    await expect(answer).toContainText(`${template}: The product “${name}”`)
  }
})

test('an owner makes a content type of events, which a loop, their pages, the menu, the search and the sitemap show', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')
  const [many, one, title] = [`Gigs ${mark}`, `Gig ${mark}`, `Opening night ${mark}`]
  await page.goto('/admin/content-types/create')
  await page.getByLabel('Name (plural)').fill(many)
  await page.getByLabel('Name (singular)').fill(one)
  for (const [label, kind] of [
    ['Date', 'Date and time'],
    ['Place', 'Text'],
  ] as const) {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const row = page.locator('.RaSimpleFormIterator-line').last()
    await row.getByLabel('Label').fill(label)
    await row.getByLabel('Field type').click()
    await page.getByRole('option', { name: kind, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/content-types$/)

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: many }).click()
  await page.getByRole('link', { name: `Add: ${one}` }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Date').first().fill('2030-03-01T19:30')
  await page.getByLabel('Place').fill('By the harbour')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  const path = await page.getByLabel('URL path').inputValue()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`“${title}” published.`)).toBeVisible()

  // The page without its template.
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main).toContainText('March 1, 2030')
  await expect(main).toContainText('By the harbour')

  const list = await makePage(page, [])
  await page.goto(`/admin/edit/${list.id}`)
  await page.getByRole('tree').waitFor()
  await insert(page, 'Loop')
  await option(page, 'Items').selectOption({ label: 'Entries of a content type' })
  await option(page, 'Content type').selectOption({ label: many })
  await expect(canvasOf(page).getByText(title)).toBeVisible()
  await publish(page)
  await page.goto(list.path)
  await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', path)

  const name = `Menu ${mark}`
  const items = [{ label: 'On stage', href: '/about' }]
  const { id } = await change(page.request, '/menus', { name, location: null, items })
  await page.goto('/admin/menus')
  await page.getByRole('tab', { name }).click()
  await page.getByRole('combobox', { name: 'Link to' }).fill(title)
  await page.getByRole('option', { name: new RegExp(title) }).click()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(await (await kept).text()).toContain(path)
  const stage = await makePage(page, [{ type: 'menu', props: { id: 'stage', menu: id } }])
  await change(page.request, `/pages/${stage.id}/publish`)
  await page.goto(stage.path)
  await expect(page.locator('#stage').getByRole('link')).toHaveAttribute('href', path)

  await expect
    .poll(async () => (await page.request.get(`/search?q=${mark}`)).text())
    .toContain(`href="${path}"`)
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}<`)
})

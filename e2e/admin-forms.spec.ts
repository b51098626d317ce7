import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { makePage } from './support/builder-page.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow } from './support/test.ts'

test.use({ expectedComplaint: /status of 409/ })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const QUESTION = 'There are unsaved changes. Discard them?'

/** Every way to leave asks for confirmation; declining stays on the page. */
async function expectQuestion(page: Page, ways: Record<string, () => Promise<unknown>>) {
  const address = page.url()
  for (const [way, leave] of Object.entries(ways)) {
    let isAsked = false
    page.once('dialog', dialog => {
      isAsked = true
      if (dialog.type() === 'confirm') expect(dialog.message()).toBe(QUESTION)
      return dialog.dismiss()
    })
    await leave()
    await expect.poll(() => isAsked, way).toBe(true)
    await expect(page).toHaveURL(address)
  }
}

test('a taken URL is reported at its field, for a new page and for a moved one', async ({
  page,
}) => {
  const other = await makePage(page, [])
  await page.goto('/admin/pages/create')
  const title = page.getByRole('textbox', { name: 'Title' })
  // Legal pages suggest a title in the site's language until edited.
  await page.getByRole('combobox', { name: 'Start from' }).click()
  await page.getByRole('option', { name: 'Accessibility statement' }).click()
  await expect(title).toHaveValue('Accessibility statement')
  await title.fill('The same')
  const address = page.getByRole('textbox', { name: 'URL path' })
  await expect(address).toHaveValue('/the-same')
  // Posts are placed next to existing ones.
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Post', exact: true }).click()
  await expect(address).toHaveValue('/news/the-same')
  await address.fill(other.path)
  await save(page)
  await expect(address).toHaveAccessibleDescription('Another page already uses this URL.')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  const mine = await makePage(page, [])
  await page.goto(`/admin/pages/${mine.id}`)
  await expect(address).toHaveValue(mine.path)
  await address.fill(other.path)
  await save(page)
  await expect(address).toHaveAccessibleDescription('Another page already uses this URL.')
  const revisions = page.getByRole('link', { name: 'Revisions' })
  await expectQuestion(page, {
    'what belongs to the page': () => revisions.click(),
    reload: () => page.evaluate(() => setTimeout(() => location.reload())),
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await expect(address).toHaveValue(other.path)
  await address.fill(`${mine.path}-2`)
  await save(page)
  await expect(page.getByText('Page saved')).toBeVisible()
  await revisions.click()
  await expect(page).toHaveURL(/\/revisions$/)
})

test('a page that moves takes the pages below it along, unless told not to', async ({ page }) => {
  const { id, path } = await makePage(page, [])
  const below = { path: `${path}/below`, title: 'Below', kind: 'page' }
  const child = await change(page.request, '/pages', below)
  await page.goto(`/admin/pages/${id}`)
  const address = page.getByRole('textbox', { name: 'URL path' })
  await expect(address).toHaveValue(path)
  const option = page.getByRole('switch', { name: 'Move its child page too' })
  await expect(option).toBeHidden()
  const pathOfChild = async () =>
    (await (await page.request.get(`/api/admin/pages/${child.id}`)).json()).path
  await address.fill(`${path}-a`)
  await expect(option).toBeChecked()
  await save(page)
  await expect(option).toBeHidden()
  expect(await pathOfChild()).toBe(`${path}-a/below`)
  await address.fill(`${path}-b`)
  await option.uncheck()
  await save(page)
  await expect(option).toBeHidden()
  expect(await pathOfChild()).toBe(`${path}-a/below`)
})

test('the warning before a linked page is deleted names menus as their screen does', async ({
  page,
}) => {
  const { title, path } = await makePage(page, [])
  const { items } = await (await page.request.get('/api/admin/menus')).json()
  const [menu] = items.filter((menu: { id: string }) => menu.id === 'footer-about')
  const { name, location, items: before } = menu
  const write = (items: object[]) =>
    change(page.request, '/menus/footer-about', { name, location, items }, 'PUT')
  await write([...before, { label: 'Test', href: path }])
  await page.goto(`/admin/pages?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  const dialog = page.getByRole('dialog', { name: `“${title}” is linked from other pages` })
  await expect(dialog.getByRole('listitem')).toHaveText(`Menu “${name}”`)
  await dialog.getByRole('button', { name: 'Keep the page' }).click()
  await write(before)
})

test('when two people change one product, the second sees the changes and decides', async ({
  page,
  context,
}) => {
  const name = `Bowl ${crypto.randomUUID().slice(0, 8)}`
  const made = await change(page.request, '/products', { name, status: 'draft' })
  const other = await context.newPage()
  const open = async (tab: Page) => {
    await tab.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
    await tab.getByRole('cell', { name }).first().click()
    await expect(tab.getByRole('textbox', { name: 'Name' })).toHaveValue(/^Bowl/)
  }
  const field = (tab: Page, name: string) => tab.getByRole('textbox', { name, exact: true })
  const stored = async () => (await page.request.get(`/api/admin/products/${made.id}`)).json()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else saved changes' })

  await open(page)
  await open(other)
  await field(other, 'Name').fill('Bowl of theirs')
  await save(other)
  await expect(other.getByText('Product saved')).toBeVisible()

  // No button is partly behind the bar at the end.
  await page.setViewportSize({ width: 820, height: 1000 })
  await field(page, 'Name').fill('Bowl of mine')
  await field(page, 'Purchase note').fill('Wash by hand.')
  await save(page)
  await expect(notice).toContainText('Name')
  await expect(notice).toBeInViewport()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  expect(await findOverflow(page)).toBe(0)
  const [first, second] = await Promise.all(
    ['Load their version', 'Keep my version'].map(name =>
      notice.getByRole('button', { name }).boundingBox(),
    ),
  )
  expect(first?.y).toBe(second?.y)
  expect(first?.height).toBeLessThan(48)
  expect((await stored()).name).toBe('Bowl of theirs')
  // A refused change is still unsaved.
  await expectQuestion(page, {
    menu: () => page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click(),
    back: () => page.evaluate(() => history.back()),
    palette: async () => {
      await page.keyboard.press('Control+K')
      await page.getByPlaceholder('Search pages, products, orders…').fill('Orders')
      await page.keyboard.press('Enter')
    },
    trash: () => page.getByRole('button', { name: 'Move to trash' }).click(),
    'sign out': async () => {
      await page.getByRole('button', { name: /^Aino/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    },
  })
  await page.keyboard.press('Escape')

  await notice.getByRole('button', { name: 'Load their version' }).click()
  await expect(field(page, 'Name')).toHaveValue('Bowl of theirs')
  await expect(field(page, 'Purchase note')).toHaveValue('Wash by hand.')
  await expect(notice).toBeHidden()
  await save(page)
  await expect(page.getByText('Product saved')).toBeVisible()
  expect(await stored()).toMatchObject({ name: 'Bowl of theirs', purchaseNote: 'Wash by hand.' })

  await field(page, 'Name').fill('Bowl of mine again')
  await field(other, 'Name').fill('Bowl of theirs again')
  await save(other)
  await expect.poll(async () => (await stored()).name).toBe('Bowl of theirs again')
  await save(page)
  await notice.getByRole('button', { name: 'Keep my version' }).click()
  await expect(notice).toBeHidden()
  expect(await stored()).toMatchObject({
    name: 'Bowl of mine again',
    purchaseNote: 'Wash by hand.',
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

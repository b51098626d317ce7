import { joinStaff, pageId, signIn } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, test } from './support/test.ts'

test('unknown or forbidden URLs of the admin explain that and offer a link', async ({ page }) => {
  await joinStaff(page, 'author')
  for (const [path, said] of [
    ['/admin/no-such-thing', 'Page not found'],
    ['/admin/orders', 'You don’t have access to this page'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: said })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said)
    await expect(page.locator('body')).not.toContainText('React Admin')
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    await main.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
})

test.describe('a screen that breaks', () => {
  test.use({ expectedComplaint: /items|undefined|React/ })

  test('explains the failure and can be loaded again', async ({ page }) => {
    await joinStaff(page, 'owner')
    // An invalid response.
    await page.route('**/api/admin/menus', route => route.fulfill({ json: { items: [{ id: 5 }] } }))
    await page.goto('/admin/menus')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('tab', { name: 'Main menu' })).toBeVisible()
  })
})

test('the language goes with the account: into another browser, and into the builder', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await joinStaff(page, 'owner')
  await page.goto('/admin')
  const chosen = page.waitForResponse('**/api/admin/account/locale')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  expect((await chosen).status()).toBe(204)
  await expect(page.getByRole('button', { name: 'Suchen oder springen …' })).toContainText('Strg K')

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await signIn(other, email)
  await expect(other.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('lang', 'de')
  await other.goto(`/admin/edit/${await pageId(other, '/about')}`)
  await expect(other.getByRole('tab', { name: 'Hinzufügen' }).first()).toBeVisible()
  await elsewhere.close()
})

test.describe('a session that ends in the builder', () => {
  test.use({ expectedComplaint: /status of 401/ })

  test('asks only for the password, because the user is known', async ({ page }) => {
    const email = await joinStaff(page, 'owner')
    const known = page.waitForResponse('**/api/admin/me')
    await page.goto(`/admin/edit/${await pageId(page, '/about')}`)
    await (await known).finished()
    await page.getByRole('tree').waitFor()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Revisions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog.getByLabel('Email address')).toHaveValue(email)
    await expect(dialog.getByLabel('Password')).toBeFocused()
  })
})

test('a screen that becomes narrow can be used, and its menu opens', async ({ page }) => {
  await joinStaff(page, 'owner')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/products/create')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Bowl')
  for (const width of [390, 1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('switch', { name: 'Featured' }).click()
    await expect(name).toHaveValue('Bowl')
  }
  // The app bar is hidden while the page is scrolled down.
  await page.evaluate(() => scrollTo(0, 0))
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('switch', { name: 'Featured' }).click()
})

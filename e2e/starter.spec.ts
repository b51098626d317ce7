import { startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import {
  expect,
  findAxeViolations,
  findAxeViolationsInBothSchemes,
  findOverflow,
  test,
} from './support/test.ts'

test('a site without the demo begins with a page that is good to look at and to use', async ({
  page,
}) => {
  const site = await startSite({ env: { DEMO: '0' } })
  try {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    // The dark scheme is off by default.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findAxeViolations(page)).toEqual([])
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findOverflow(page), `at ${width} px`).toBe(0)
    }
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    // A stopping server answers pending requests with 503.
    await page.goto('about:blank')
  } finally {
    await site.stop()
  }
})

test('an empty list offers to add items, and a setting names the built-in page', async ({
  browser,
}) => {
  const site = await startSite({ env: { DEMO: '0' } })
  const page = await browser.newPage({ baseURL: site.url })
  try {
    await signIn(page, addStaff('owner', site.dataDir))
    for (const [list, button] of [
      ['products', 'Add product'],
      ['categories', 'Add category'],
      ['tags', 'Add tag'],
      ['redirects', 'Add redirect'],
    ]) {
      await page.goto(`/admin/${list}`)
      const add = page.getByRole('main').getByRole('link', { name: button })
      await expect(add).toHaveAttribute('href', `/admin/${list}/create`)
      expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    }
    await page.goto('/admin/products')
    const importing = page.getByRole('main').getByRole('link', { name: 'Import products' })
    await expect(importing).toHaveAttribute('href', '/admin/imports')
    await page.goto('/admin/settings')
    await page.getByRole('tab', { name: 'Shop' }).click()
    await expect(page.getByLabel('Cart page')).toHaveValue('/cart (built-in layout)')
    await expect(page.getByLabel('Terms page')).toHaveValue('')
    await page.getByLabel('Low stock threshold').fill('3')
    const saved = page.waitForResponse(answer => answer.request().method() !== 'GET')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status(), 'no terms are asked for, so none need to be there').toBe(200)
  } finally {
    await page.close()
    await site.stop()
  }
})

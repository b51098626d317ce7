import { pageId, test } from './support/staff.ts'
import { expect, findAxeViolations, test as visitorTest } from './support/test.ts'

test.describe('HDR-11: the bar on the site', () => {
  test('leads staff to editing the page they see, and lies above the fixed header', async ({
    page,
  }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'Staff' })
    await expect(bar.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `/admin/edit/${await pageId(page, '/about')}`,
    )
    await expect(bar.getByRole('link', { name: /orders? to ship/ })).toBeVisible()
    // Separately: axe does not handle the skip link before a shadow root.
    expect(await findAxeViolations(page, '[data-admin-bar]', 'header', 'main')).toEqual([])
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const header = page.locator('[data-fixed-header]')
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(32)
    for (const [width, top] of [
      [783, 32],
      [782, 46],
      [740, 46],
      [601, 46],
      [600, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await header.boundingBox())?.y, `${width}`).toBe(top)
    }
  })

  test('leads to the admin, which does not fade in, without a word in the console', async ({
    page,
  }) => {
    await page.goto('/about')
    // The sign-in page redirects signed-in users.
    for (const path of ['/admin', '/admin/sign-in']) {
      await page.evaluate(to => location.assign(to), path)
      await page.waitForURL(/\/admin/)
      await page.getByRole('navigation').first().waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
  })

  test('goes with the session', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: undefined })
    await context.addCookies([{ name: 'vt_staff', value: '1', url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.goto('/about')
    await expect
      .poll(async () => (await context.cookies()).some(cookie => cookie.name === 'vt_staff'))
      .toBe(false)
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeHidden()
    await context.close()
  })
})

visitorTest('HDR-11: visitors are sent no bar, and nothing that asks for one', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter(path => /^\/(admin|staff|api)/.test(path))).toEqual([])
  const html = await (await page.request.get('/about')).text()
  expect(html).not.toMatch(/admin\/bar|\/staff\//)
})

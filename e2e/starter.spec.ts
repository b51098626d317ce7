import { startSite } from './support/site.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

test('a site without the demo begins with a page that is good to look at and to use', async ({
  page,
}) => {
  const site = await startSite({ env: { DEMO: '0' } })
  try {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findOverflow(page), `at ${width} px`).toBe(0)
    }
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/admin\/sign-in/)
    // A server that is being stopped answers what is still asked for with 503.
    await page.goto('about:blank')
  } finally {
    await site.stop()
  }
})

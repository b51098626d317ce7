import { expect, findAxeViolations, test } from './support/test.ts'

const pages = [
  '/',
  '/about',
  '/journal',
  '/journal/two-per-cent-of-iron',
  '/journal/look-under-the-bowl',
  '/shop',
  '/product/morning-mug',
  '/product/moon-jar',
  '/contact',
  '/delivery',
  '/cart',
]

for (const path of pages) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px: axe finds nothing, nothing overflows, the console is silent`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          scrollTo(0, top)
          await new Promise(resolve => requestAnimationFrame(() => resolve(undefined)))
        }
        scrollTo(0, 0)
      })
      await page.waitForLoadState('networkidle')
      expect(await findAxeViolations(page)).toEqual([])
    })
  }
}

test('the dark scheme passes axe on the home page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await findAxeViolations(page)).toEqual([])
})

test('an address that leads nowhere answers 404 with a page that helps', async ({
  page,
  request,
}) => {
  const answer = await request.get('/no/such/page', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
  await page.setContent(await answer.text())
  await expect(page.getByRole('link', { name: 'See what survived' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await main.textContent())?.length ?? 0).toBeGreaterThan(30)
    })
  }

  test('the phone menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect(page).toHaveURL(/\/about$/)
  })
})

test('a page without islands loads no React, and the core is small', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/delivery')
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatch(/\/assets\/main-/)
})

import { rmSync } from 'node:fs'
import { sample } from '../tests/support/combinations.ts'
import { demoJourneys } from './support/demo-journeys.ts'
import { DEMO_PAGES } from './support/demo-pages.ts'
import { findPrintProblems } from './support/printed.ts'
import { type Site, startSite } from './support/site.ts'
import { sitemapPaths } from './support/sitemap-paths.ts'
import {
  test as base,
  expect,
  findAxeViolationsInBothSchemes,
  findAxeViolationsOfSizes,
  findMisfits,
  findOverflow,
  seeAll,
} from './support/test.ts'

// One server per file; tests run in order in one worker.
base.describe.configure({ mode: 'default' })
let site: Site | undefined
// Not a worker fixture, which would get its own worker.
base.beforeAll(async () => {
  site = await startSite({ env: { DEMO: '1' } })
})
base.afterAll(async () => {
  await site?.stop()
  if (site) rmSync(site.dataDir, { recursive: true, force: true })
})
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(site?.url) })

for (const path of DEMO_PAGES) {
  test(`${path}: axe finds nothing in both schemes and at 390 px, nothing is lost on paper, nothing overflows down to 320 px, the console is silent`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findPrintProblems(page)).toEqual([])
    await seeAll(page)
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    for (const width of [1280, 1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findOverflow(page), `at ${width} px`).toBe(0)
      expect(await findMisfits(page), `at ${width} px`).toEqual([])
      if (width === 390) expect(await findAxeViolationsOfSizes(page)).toEqual([])
    }
  })
}

test('at 320 px cart and checkout do not overflow with something in them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/product/moon-jar')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added')).toBeVisible()
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Moon jar')
    await seeAll(page)
    expect(await findOverflow(page), path).toBe(0)
  }
  const lines = await page.getByText('Menu', { exact: true }).evaluate(word => {
    const range = document.createRange()
    range.selectNodeContents(word)
    return range.getClientRects().length
  })
  expect(lines, 'the word beside the cart is whole').toBe(1)
})

test('all pages begin at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops = new Map<string, number>()
  for (const path of [
    '/',
    '/about',
    '/commissions',
    '/contact',
    '/events',
    '/journal',
    '/shop',
    '/cart',
  ]) {
    await page.goto(path)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    tops.set(path, Math.round(title?.y ?? 0))
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1)
})

test('a product card confirms with its second image and name, the cart with its count and link', async ({
  page,
}) => {
  await page.goto('/shop')
  const card = page.getByRole('article').filter({ hasText: 'Morning mug' })
  const second = card.locator('.product-card-second')
  await expect(second).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(second).toHaveCSS('opacity', '1')
  await expect(card.getByRole('heading')).toHaveCSS('text-decoration-line', 'underline')
  await page.goto('/product/moon-jar')
  const count = page.locator('[data-cart-count]').first()
  await count.evaluate(element => {
    const animate = element.animate.bind(element)
    element.animate = (...args) => {
      element.setAttribute('data-answered', '')
      return animate(...args)
    }
  })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  // The cart panel has such a link too.
  const product = page.locator('#product')
  await expect(product.getByRole('link', { name: 'View cart' })).toBeVisible()
  await expect(count).toHaveText('1')
  await expect(count).toHaveAttribute('data-answered')
})

test('the picture of the first screen is fetched once, as the head of the page asks for it', async ({
  page,
}) => {
  await page.goto('/')
  const shown = await page
    .locator('main img[fetchpriority="high"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
  )
  expect(
    fetched.filter(({ name }) => name === shown).map(({ initiatorType }) => initiatorType),
  ).toEqual(['link'])
})

test('printed pages have all their text, without overlaps and within the sheet', async ({
  page,
  request,
}) => {
  const paths = await sitemapPaths(request)
  expect(paths.length).toBeGreaterThan(10)
  const others = paths.filter(path => !DEMO_PAGES.includes(path))
  for (const path of sample(others, 3)) {
    await page.goto(path)
    expect.soft(await findPrintProblems(page), path).toEqual([])
  }
})

test('an address that leads nowhere answers 404 with a page that helps', async ({
  page,
  request,
}) => {
  const answer = await request.get('/no/such/page', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
  // Chromium reports every 404, so serve the same response with status 200.
  const body = await answer.text()
  await page.route('**/no/such/page', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/no/such/page')
  await expect(page.getByRole('link', { name: 'See what survived' })).toBeVisible()
})

demoJourneys(test, { paths: DEMO_PAGES, at: path => path })

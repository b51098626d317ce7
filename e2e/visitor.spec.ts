import { holdIslands, runFor, stopClock } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

test('NAV-4 a link to an id scrolls in 800 ms, moves focus and adds a history entry', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#courses'
    link.textContent = 'Courses'
    link.id = 'probe'
    document.querySelector('main')?.prepend(link)
  })
  const courses = page.locator('#courses')
  const distance = () =>
    courses.evaluate(element => {
      const header = document.querySelector<HTMLElement>('[data-fixed-header]')
      return Math.abs(element.getBoundingClientRect().top - (header?.offsetHeight ?? 0))
    })
  // The scrolling code is loaded on first use.
  const script = page.waitForResponse(/\/go-to-/)
  await page.locator('#probe').click()
  await (await script).finished()
  await expect(page).toHaveURL(/#courses$/)
  const far = await distance()
  await runFor(page, 400)
  const half = await distance()
  expect(half).toBeGreaterThan(far / 4)
  expect(half).toBeLessThan((far * 3) / 4)
  await runFor(page, 350)
  await expect(courses).not.toBeFocused()
  await runFor(page, 100)
  await expect(courses).toBeFocused()
  expect(await distance()).toBeLessThanOrEqual(2)
  await page.goBack()
  await expect(page).not.toHaveURL(/#courses$/)
})

test('NAV-4 with reduced motion it jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#courses')
  await expect(page.locator('#courses')).toBeInViewport()
  await expect(page.locator('#courses')).toBeFocused()
})

test('NAV-12 no hash breaks anything', async ({ page }) => {
  const hashes = [
    '#|||',
    '#%',
    '#<img src=x onerror=alert(1)>',
    '#a|b||c|d',
    '#tab-',
    '#*',
    '#[x="',
    '#%00',
    '#..',
  ]
  for (const [index, hash] of hashes.entries()) {
    // A different query loads a new document.
    await page.goto(`/about?${index}${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a click before hydration is replayed', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/about')
  const tabs = page.locator('#about-tabs')
  await tabs.scrollIntoViewIfNeeded()
  const island = page.locator('vt-island', { has: tabs })
  await expect(island).not.toHaveAttribute('data-ready', '')
  await tabs.getByText('Wood', { exact: true }).first().click()
  await expect(tabs.getByRole('tab')).toHaveCount(0)
  release()
  await expect(tabs.getByRole('tab', { name: 'Wood' })).toHaveAttribute('aria-selected', 'true')
})

test('scripts of the first screen are fetched after its paint', async ({ page }) => {
  await page.goto('/dev/modules/number-counter')
  await page.locator('vt-island[data-ready]').first().waitFor({ state: 'attached' })
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(hydrate|island-kit)-/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(2)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test('SH-3 the cart count on a cached page follows the cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/about')
  await expect(page.getByLabel('3 items in the cart')).toHaveCount(0)
  await context.addCookies([{ name: 'vt_cart_count', value: '3', url: baseURL ?? '' }])
  await page.goto('/about')
  await expect(page.getByLabel('3 items in the cart')).toBeVisible()
})

test('the phone menu closes on Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('banner').getByRole('navigation')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await expect(menu).toBeHidden()
})

test('content below the first screens is laid out after the page has loaded, without scrolling', async ({
  page,
}) => {
  await page.goto('/')
  const sections = page.locator('.site-main > section')
  const waiting = page.locator('.site-main > section:not([data-laid])')
  await expect(sections).not.toHaveCount(0)
  await expect(waiting).toHaveCount(0)
  const hidden = await sections.evaluateAll(all =>
    all.filter(one => getComputedStyle(one).contentVisibility !== 'visible').map(one => one.id),
  )
  expect(hidden).toEqual([])
})

test('a place that an address names is below the header when all is laid out', async ({ page }) => {
  await page.goto('/#news')
  await expect(page.locator('.site-main > section:not([data-laid])')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const section = page.locator('#news')
  const header = await page.locator('[data-fixed-header]').evaluate(one => one.clientHeight)
  const top = () => section.evaluate(one => one.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - header)).toBeLessThan(60)
})

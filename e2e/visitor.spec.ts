import { expect, test } from './support/test.ts'

test('NAV-4 a link to an id scrolls there in 800 ms, moves focus, makes a history entry', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#courses'
    link.textContent = 'Courses'
    link.id = 'probe'
    document.querySelector('main')?.prepend(link)
    Object.assign(window, { scrolls: [] as number[] })
    const original = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      ;(window as unknown as { scrolls: number[] }).scrolls.push(performance.now())
      original(options)
    }) as typeof window.scrollTo
  })
  await page.locator('#probe').click()
  await expect(page.locator('#courses')).toBeFocused()
  await expect(page).toHaveURL(/#courses$/)
  const { top, header, took } = await page.evaluate(() => {
    const { scrolls } = window as unknown as { scrolls: number[] }
    return {
      top: document.getElementById('courses')?.getBoundingClientRect().top ?? -1,
      header: document.querySelector<HTMLElement>('[data-fixed-header]')?.offsetHeight ?? 0,
      took: (scrolls.at(-1) ?? 0) - (scrolls[0] ?? 0),
    }
  })
  expect(Math.abs(top - header)).toBeLessThanOrEqual(2)
  expect(took).toBeGreaterThan(500)
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
  for (const hash of [
    '#|||',
    '#%',
    '#<img src=x onerror=alert(1)>',
    '#a|b||c|d',
    '#tab-',
    '#*',
    '#[x="',
    '#%00',
    '#..',
  ]) {
    await page.goto(`/about${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('about:blank')
  }
})

test('a click before hydration is replayed', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/about')
  const tabs = page.locator('#about-tabs')
  await tabs.scrollIntoViewIfNeeded()
  const island = page.locator('vt-island', { has: tabs })
  await expect(island).not.toHaveAttribute('data-ready', '')
  await tabs.getByText('Glaze', { exact: true }).first().click()
  await expect(tabs.getByRole('tab', { name: 'Glaze' })).toHaveAttribute('aria-selected', 'true')
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
  const menu = page.locator('[data-site-menu]')
  await menu.locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open', '')
  await expect(menu.locator('summary')).toBeFocused()
})

import type { test as anyTest } from './test.ts'
import { expect, findAxeViolations } from './test.ts'

/** Demo journeys without the shop, run on the site and on its static export, whose URLs differ (`at`). */
export function demoJourneys(
  test: typeof anyTest,
  { paths, at }: { paths: readonly string[]; at(path: string): string },
) {
  test('axe finds nothing on a phone whose menu is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/'))
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    // The rest is inert.
    expect(await findAxeViolations(page, 'header')).toEqual([])
  })

  test('one page gives way to the next, the header stays, and nothing of it where motion is reduced', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', event => {
        sessionStorage.revealed = `${location.pathname} ${Boolean(event.viewTransition)}`
      })
    })
    const goOn = async () => {
      await page.goto(at('/'))
      await page.getByRole('main').getByRole('link', { name: 'Write to the studio' }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/contact')}$`))
    }
    /** Available with the first frame, after navigation. */
    const revealed = () => page.evaluate(() => String(sessionStorage.revealed))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await goOn()
    await expect.poll(revealed).toBe(`${at('/contact')} true`)
    await expect(page.getByRole('banner')).toHaveCSS('view-transition-name', 'site-header')
    // Resizing while navigating must not log an error.
    await page.setViewportSize({ width: 700, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goOn()
    await expect.poll(revealed).toBe(`${at('/contact')} false`)
  })

  test('an index shows the image of the project that is pointed at or focused, the first until then', async ({
    page,
  }) => {
    await page.goto(at('/'))
    const rows = page.getByRole('list', { name: 'Commissions' }).getByRole('listitem')
    const pictureOf = (title: string) =>
      rows.filter({ hasText: title }).locator('.portfolio-row-picture')
    await expect(pictureOf('Mugs that stack')).toHaveCSS('opacity', '1')
    await expect(pictureOf('Three moon jars')).toHaveCSS('opacity', '0')
    await page.getByRole('link', { name: 'Three moon jars' }).hover()
    await expect(pictureOf('Three moon jars')).toHaveCSS('opacity', '1')
    await page.getByRole('link', { name: 'Pot and five cups' }).focus()
    await expect(pictureOf('Pot and five cups')).toHaveCSS('opacity', '1')
    await page.getByRole('navigation').getByRole('link', { name: 'Interiors' }).click()
    await expect(rows).toHaveCount(3)
    await expect(pictureOf('Two thousand tiles')).toHaveCSS('opacity', '1')
  })

  test('in the dark an inverse band keeps a tone of its own, and pictures do not shine', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(at('/'))
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor)
    expect(await ground('[data-preset="inverse"]')).not.toBe(await ground('body'))
    await expect(page.locator('#hero-image img').first()).toHaveCSS('filter', 'brightness(0.86)')
  })

  test('the maker’s mark is drawn in lines, in the color of the place', async ({ page }) => {
    await page.goto(at('/journal'))
    const mark = page.getByRole('main').locator('svg[viewBox="0 0 96 96"]')
    await expect(mark).toHaveCSS('fill', 'none')
  })

  test('a caption stands where its table starts', async ({ page }) => {
    await page.goto(at('/journal/two-per-cent-of-iron'))
    await expect(page.getByText('Our celadon, by weight')).toHaveCSS('text-align', 'start')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('every page shows its content', async ({ page }) => {
      for (const path of paths) {
        await page.goto(at(path), { waitUntil: 'domcontentloaded' })
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
        expect((await main.textContent())?.length ?? 0, path).toBeGreaterThan(30)
      }
    })

    test('the phone menu opens and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(at('/'))
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'About' })
        .click()
      await expect(page).toHaveURL(new RegExp(`${at('/about')}$`))
    })
  })

  test('a page without islands loads no React, and the core is small', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(at('/privacy'))
    await expect(page.getByRole('main').locator('vt-island')).toHaveCount(0)
    // Idle callbacks have run by then.
    await page.evaluate(
      () => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })),
    )
    const own = /\/assets\/(main|start-menus|back-to-top)-/
    expect(scripts.filter(url => !own.test(url))).toEqual([])
  })
}

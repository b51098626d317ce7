import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { patternChecks } from './patterns/index.ts'
import { expect, findAxeViolations, findOverflow, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../src/modules')
const types = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('the gallery shows every module', async ({ page }) => {
  await page.goto('/dev/modules')
  for (const type of types) {
    // In the place of a test stand the modules of its first subject.
    const shown = type === 'split-test' ? '#headline-a' : `[data-module="${type}"]`
    await expect(page.locator(shown).first()).toBeAttached()
  }
  for (const pattern of Object.keys(patternChecks)) {
    const claimed = page.locator(`.gallery-list [data-patterns~="${pattern}"]`)
    await expect(claimed.first(), `a module claims the pattern ${pattern}`).toBeAttached()
  }
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('ACCORD')
  const list = page.getByRole('navigation', { name: 'Modules' })
  await expect(list.getByRole('link', { name: 'Accordion' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Tabs' })).toBeHidden()
})

for (const type of types) {
  test(`module ${type}: every example hydrates without a complaint, passes axe and follows the patterns it claims`, async ({
    page,
  }) => {
    await page.goto(`/dev/modules/${type}`)
    const islands = page.locator('vt-island')
    for (const island of await islands.all()) {
      const content = island.locator('> *').first()
      await content.scrollIntoViewIfNeeded()
      if ((await island.getAttribute('when')) === 'interaction') await content.hover()
      await expect(island).toHaveAttribute('data-ready', '')
    }
    await page.evaluate(() => scrollTo(0, 0))
    // One by one: on a real page a module stands once, so its landmarks may have fixed names.
    const count = await page.locator('.gallery-example').count()
    const examples = Array.from(
      { length: count },
      (_, i) => `.gallery-example:nth-of-type(${i + 1})`,
    )
    expect(await findAxeViolations(page, ...examples)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const claims = page.locator(`.gallery-list [data-patterns]:has([href$="/${type}"])`)
    const patterns = (await claims.getAttribute('data-patterns'))?.split(' ').filter(Boolean) ?? []
    for (const pattern of patterns) await followsPattern(page, pattern)
  })
}

test('right to left and at 390 px no example of any module overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const type of types) {
    await page.goto(`/dev/modules/${type}`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await findOverflow(page), type).toBe(0)
  }
})

/** Every example that has it is held to a pattern of the ARIA Authoring Practices. */
async function followsPattern(page: Page, pattern: string) {
  const { find, check } = patternChecks[pattern as keyof typeof patternChecks]
  let checked = 0
  for (const example of await page.locator('.gallery-example').all()) {
    const root = example.locator('[data-module]').first()
    const found = find(root)
    if ((await found.count()) === 0) continue
    await root.scrollIntoViewIfNeeded()
    await test.step(`${pattern}: ${await example.getAttribute('aria-label')}`, () =>
      check(found, root))
    checked++
  }
  expect(checked, `an example follows the pattern ${pattern}`).toBeGreaterThan(0)
}

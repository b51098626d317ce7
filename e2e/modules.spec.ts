import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isFullRun } from '../tests/support/combinations.ts'
import { patternChecks } from './patterns/index.ts'
import { findPaperProblems } from './support/on-paper.ts'
import { expect, findAxeViolations, findOverflow, seeAll, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../src/modules')
const types = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('the gallery shows every module', async ({ page }) => {
  await page.goto('/dev/modules')
  for (const type of types) {
    // A split test is represented by the modules of its first subject.
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
  test(`module ${type}: all examples hydrate in silence, pass axe, rest where motion is reduced, fit a phone from right to left, follow their patterns and are legible on paper`, async ({
    page,
  }) => {
    await page.goto(`/dev/modules/${type}`)
    await seeAll(page)
    for (const island of await page.locator('vt-island[when="interaction"]').all()) {
      await island.locator('> *').first().hover()
    }
    await expect(page.locator('vt-island:not([data-ready])')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    // One by one, because examples repeat landmark names.
    const count = await page.locator('.gallery-example').count()
    const examples = Array.from(
      { length: count },
      (_, i) => `.gallery-example:nth-of-type(${i + 1})`,
    )
    expect(await findAxeViolations(page, ...examples)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await onPhoneFromRightToLeft(page, async () => {
      expect(await findOverflow(page)).toBe(0)
      expect(await page.evaluate(findMoving)).toEqual([])
    })
    const claims = page.locator(`.gallery-list [data-patterns]:has([href$="/${type}"])`)
    const patterns = (await claims.getAttribute('data-patterns'))?.split(' ').filter(Boolean) ?? []
    for (const pattern of patterns) await followsPattern(page, pattern)
    // Colors of a button under the pointer are not printed.
    await page.mouse.move(0, 0)
    expect(await findPaperProblems(page)).toEqual([])
  })
}

async function onPhoneFromRightToLeft(page: Page, check: () => Promise<void>) {
  const before = page.viewportSize()
  const turn = (dir: string) =>
    page.evaluate(dir => {
      document.documentElement.dir = dir
    }, dir)
  // A tall window reduces scroll steps.
  await page.setViewportSize({ width: 390, height: 2500 })
  await turn('rtl')
  await check()
  await turn('')
  if (before) await page.setViewportSize(before)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Elements still moving after scrolling to the end of the page. */
async function findMoving(): Promise<string[]> {
  const moving = new Set<string>()
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 30)))
    for (const { playState, effect, timeline } of document.getAnimations()) {
      const { duration = 0 } = effect?.getComputedTiming() ?? {}
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) continue
      if (Number(duration) > 50) moving.add(String((effect as KeyframeEffect).target?.className))
    }
  }
  return [...moving]
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  /** Elements that need script, or appear after interaction. */
  const BESIDES = [
    '.tabs-list, .filter-words, nav.page-links, .video-play, .video-thumbnails, .contact-form-turn',
    '.code-acts, .embed-load, .embed-note, .video-note, .consent-always, .cookie-list-settings',
    '.contact-form-captcha, .contact-form-progress, output, .m-scheme-switch, .m-popup',
    '.header-toggle, .menu-button, .checkout-shipping, .pricing-table-period, [data-period]',
    '.order-pay-card, .account-passkey, .checkout-create-hint, .stepper button',
    '.pricing-table-column .pricing-table-description, [data-counts="visit"]',
    '.countdown-short, .countdown-label, .countdown-end, .content-card-words.on-image',
    '[data-captions]:not([data-captions="below"]) .gallery-caption, [data-caption="hover"] figcaption',
  ].join()

  test('every example of every module shows all its words', async ({ page }) => {
    for (const type of types) {
      await page.goto(`/dev/modules/${type}`, { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(findUnseen, BESIDES), type).toEqual([])
    }
  })
})

/** Invisible words of the examples, except inside `besides`, behind disclosures, and for screen readers. */
function findUnseen(besides: string): string[] {
  const notForEyes =
    'script, style, template, noscript, title, option, .visually-hidden, [aria-hidden="true"]'
  const closed = 'details:not([open]) > :not(summary), [popover]'
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const unseen: string[] = []
  for (const example of document.querySelectorAll('.gallery-example')) {
    const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode
      const words = nodeValue?.trim()
      if (!element || !words || element.closest(`${notForEyes}, ${closed}, ${besides}`)) continue
      if (!isSeen(element)) unseen.push(`${example.getAttribute('aria-label')}: ${words}`)
    }
  }
  return unseen
}

/** Checks examples against an ARIA Authoring Practices pattern: the first, or all in a full run. */
async function followsPattern(page: Page, pattern: string) {
  const { find, check } = patternChecks[pattern as keyof typeof patternChecks]
  let checked = 0
  for (const example of await page.locator('.gallery-example').all()) {
    const root = example.locator('[data-module]').first()
    const found = find(root)
    if ((await found.count()) === 0) continue
    if (checked > 0 && !isFullRun) break
    await root.scrollIntoViewIfNeeded()
    await test.step(`${pattern}: ${await example.getAttribute('aria-label')}`, () =>
      check(found, root))
    checked++
  }
  expect(checked, `an example follows the pattern ${pattern}`).toBeGreaterThan(0)
}

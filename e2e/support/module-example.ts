import type { Locator, Page } from '@playwright/test'

interface Options {
  /** Which example, from 1. */
  example?: number
  hash?: string
  /** Waits for the module's script; off where scripts are. */
  script?: boolean
}

/** Opens a module's gallery page and answers the example's root element, scrolled to, its island running. */
export async function openExample(page: Page, type: string, options: Options = {}) {
  const { example = 1, hash = '', script = true } = options
  await page.goto(`/dev/modules/${type}${hash}`)
  const root = page.locator(`#${type}-${example}`)
  if (!hash) await root.scrollIntoViewIfNeeded()
  if (script) await islandRuns(root)
  return root
}

/** Resolves when the island around a module's root element runs. */
export async function islandRuns(root: Locator) {
  const island = root.locator('xpath=ancestor::vt-island[1]')
  await island.and(root.page().locator('[data-ready]')).waitFor({ state: 'attached' })
}

/** Stops the page's clock so that only `page.clock.runFor` moves it. Call `page.clock.install()` before opening. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

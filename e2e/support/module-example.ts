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

/** The same with a stopped clock: from here only `page.clock.runFor` moves it. */
export async function openStill(
  page: Page,
  type: string,
  options: { example?: number; at?: number } = {},
) {
  await stopClock(page, options.at)
  const root = await openExample(page, type, { ...options, script: false })
  // The island starts in the page's frames, which stand as well.
  const island = islandOf(root)
  while ((await island.getAttribute('data-ready')) === null) await page.clock.runFor(20)
  return root
}

/** Stops the clock of pages that are opened from here on, so that no time passes while a test thinks. */
export async function stopClock(page: Page, at = Date.now()) {
  await page.clock.install({ time: at - 60_000 })
  await page.clock.pauseAt(at)
}

/** Moves a stopped clock when React has rendered, and its effects have set their timers. */
export async function runFor(page: Page, ms: number) {
  await page.evaluate(async () => {
    // React works in messages of this kind: a rendering and its effects take two or three.
    for (let turn = 0; turn < 6; turn++) {
      const { port1, port2 } = new MessageChannel()
      await new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  })
  await page.clock.runFor(ms)
}

/** Resolves when the island around a module's root element runs. */
export async function islandRuns(root: Locator) {
  const running = islandOf(root).and(root.page().locator('[data-ready]'))
  await running.waitFor({ state: 'attached' })
}

const islandOf = (root: Locator) => root.locator('xpath=ancestor::vt-island[1]')

/** Keeps the islands' script back until the function that it answers is called. Call it before opening. */
export async function holdIslands(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

import type { Locator, Page } from '@playwright/test'
import { signActivity } from './sign-activity.ts'

interface Options {
  /** Number of the example, from 1. */
  example?: number
  hash?: string
  /** Wait for the module's script; disable it without JavaScript. */
  script?: boolean
}

/** Opens a module's gallery page and returns the example's root, scrolled into view and hydrated. */
export async function openExample(page: Page, type: string, options: Options = {}) {
  const { example = 1, hash = '', script = true } = options
  await page.goto(`/dev/modules/${type}${hash}`)
  const root = page.locator(`#${type}-${example}`)
  if (!hash) await root.scrollIntoViewIfNeeded()
  if (script) await islandRuns(root)
  return root
}

/** The same with a stopped clock, advanced by `page.clock.runFor`. */
export async function openStill(
  page: Page,
  type: string,
  options: { example?: number; at?: number } = {},
) {
  await stopClock(page, options.at)
  const root = await openExample(page, type, { ...options, script: false })
  await signActivity(page)
  // Hydration needs frames, which are stopped, too.
  const island = islandOf(root)
  while ((await island.getAttribute('data-ready')) === null) await page.clock.runFor(20)
  return root
}

/** Stops the clock of pages opened from now on. */
export async function stopClock(page: Page, at = Date.now()) {
  await page.clock.install({ time: at - 60_000 })
  await page.clock.pauseAt(at)
}

/** Advances a stopped clock after React has rendered and set timers. */
export async function runFor(page: Page, ms: number) {
  await page.evaluate(async () => {
    // React schedules through message channels: rendering and effects take two or three turns.
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

/** Resolves when the island is hydrated. */
export async function islandRuns(root: Locator) {
  // A key would end a scroll to a target in the URL.
  if ((await islandOf(root).getAttribute('when')) === 'activity') await signActivity(root.page())
  const running = islandOf(root).and(root.page().locator('[data-ready]'))
  await running.waitFor({ state: 'attached' })
}

const islandOf = (root: Locator) => root.locator('xpath=ancestor::vt-island[1]')

/** Delays the islands' script until the returned function is called. Call it before navigation. */
export async function holdIslands(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

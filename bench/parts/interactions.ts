import { type Browser, chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { loadOnPhone } from '../phone.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'

const PATHS = ['/', '/shop', '/product/breakfast-bowl', '/contact']
const MAX_PRESSED = 16

/** Controls that do not leave the page. */
const CONTROLS = 'button:not([type=submit]), summary, [role=tab]'

/** Interaction to next paint on a phone: presses every control of a page once and reports the slowest. */
export async function measureInteractions(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const figures: Figure[] = []
    for (const path of PATHS) {
      const { slowest, pressed } = await press(browser, site.url + path)
      const what = `${path}, phone: interaction to next paint, of ${pressed} controls`
      figures.push({ what, value: slowest, unit: 'ms', aim: { atMost: 50 } })
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function press(browser: Browser, url: string) {
  const { context, page } = await loadOnPhone(browser, url, page => page.addInitScript(observe))
  let pressed = 0
  for (const control of await page.locator(CONTROLS).all()) {
    if (pressed === MAX_PRESSED) break
    const isPressed = await control.tap({ timeout: 1000 }).then(
      () => true,
      // Hidden, covered or removed controls cannot be pressed.
      () => false,
    )
    if (!isPressed) continue
    pressed++
    await page.waitForTimeout(300)
    // Close layers that would cover other controls.
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  const slowest = await page.evaluate(() => (window as unknown as Seen).slowest)
  await context.close()
  return { slowest, pressed }
}

interface Seen {
  slowest: number
}

/** Runs in the page first. Durations are reported in steps of 8 ms, and not below 16 ms. */
function observe() {
  const seen: Seen = Object.assign(window, { slowest: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

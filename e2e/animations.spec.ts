import type { Page } from '@playwright/test'
import { putPage } from './support/put-page.ts'
import { expect, findOverflow, test } from './support/test.ts'

const styles = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll']
const directions = ['center', 'top', 'right', 'bottom', 'left']
const intensities = [10, 50, 100]
const curves = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']
let path = ''

test.beforeAll(async () => {
  const animations = styles.flatMap(style =>
    directions.flatMap(direction =>
      intensities.map(intensity => ({ style, direction, intensity })),
    ),
  )
  path = await putPage(
    '/every-animation',
    animations.map((animation, index) => ({
      type: 'heading',
      props: {
        id: `moves-${index}`,
        text: Object.values(animation).join(' '),
        level: index === 0 ? 'h1' : 'h2',
        design: { margin: { top: '32px' } },
        animation: { ...animation, durationMs: 60, curve: curves[index % curves.length] },
      },
    })),
  )
})

/** Scrolls to the end and returns the maximum horizontal overflow. */
async function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const { documentElement: root } = document
    let widest = 0
    const measure = () => {
      widest = Math.max(widest, root.scrollWidth - root.clientWidth)
    }
    for (let top = 0; top < root.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 3; frames++) {
        await frame()
        measure()
      }
    }
    return widest
  })
}

for (const width of [1280, 390]) {
  for (const direction of ['ltr', 'rtl']) {
    test(`AN-1: every style, direction and intensity ends visible and widens nothing: ${width}, ${direction}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route(`**${path}`, async route => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/dir="ltr"/, `dir="${direction}"`)
        await route.fulfill({ response: answer, body })
      })
      await page.goto(path)
      expect(await findOverflow(page)).toBe(0)
      expect(await scrollThrough(page)).toBe(0)
      const moving = page.locator('[data-animate]:not([data-animated])')
      await expect(moving).toHaveCount(0)
      const faint = await page
        .locator('[data-animate]')
        .evaluateAll(all => all.filter(one => getComputedStyle(one).opacity !== '1').length)
      expect(faint).toBe(0)
      expect(await findOverflow(page)).toBe(0)
      await expect(page.locator('.site-main')).not.toHaveAttribute('data-moving')
    })
  }
}

test('AN-1: content below the screen waits in its final position', async ({ page }) => {
  await page.goto(path)
  const last = page.locator('[data-animate]').last()
  await expect(last).toHaveAttribute('data-reveal', '')
  await expect(last).toHaveCSS('opacity', '0')
  await expect(last).toHaveCSS('transform', 'none')
})

test('AN-1: every style keeps to its curve', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    const easings: unknown[] = []
    Object.assign(window, { easings })
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.easing) {
        easings.push([this.textContent?.split(' ')[0], options.easing])
      }
      return animate.call(this, frames, options)
    }
  })
  await page.goto(path)
  await scrollThrough(page)
  await expect(page.locator('[data-animate]:not([data-animated])')).toHaveCount(0)
  const seen = await page.evaluate(() => (window as unknown as { easings: string[][] }).easings)
  for (const style of styles) {
    const used = new Set(seen.filter(([name]) => name === style).map(([, easing]) => easing))
    expect([...used].sort(), style).toEqual([...curves].sort())
  }
})

test('AN-1: without the script it is shown after all', async ({ page }) => {
  await page.route('**/assets/main-*.js', route => route.abort())
  await page.goto(path)
  await expect(page.locator('[data-animate]').first()).toHaveCSS('opacity', '1')
})
test.use({ expectedComplaint: /Failed to load|net::ERR/ })

test('AN-1: paper shows all', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('[data-animate]').last()).toHaveAttribute('data-reveal', '')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[data-animate]').last()).toHaveCSS('opacity', '1')
})

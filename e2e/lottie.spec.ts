import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('an animation plays while it is seen and stops by its button, follows the page, and stands still when asked to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const endless = await openExample(page, 'lottie')
  await expect(endless).toHaveAttribute('data-state', 'playing')
  const wheel = endless.locator('svg g[transform]').first()
  const turn = () => wheel.getAttribute('transform')
  const before = await turn()
  await expect.poll(turn).not.toBe(before)
  expect(await findAxeViolations(page, '#lottie-1')).toEqual([])
  await endless.getByRole('button', { name: 'Pause animation' }).press('Enter')
  const stopped = await turn()
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await turn()).toBe(stopped)
  await expect(endless.getByRole('button', { name: 'Play animation' })).toBeFocused()
  await expect(endless.locator('picture')).toBeHidden()

  const scrolled = page.locator('#lottie-2')
  await scrolled.evaluate(one => one.scrollIntoView({ block: 'end' }))
  await expect(scrolled.locator('svg')).toBeVisible()
  await expect(scrolled.getByRole('button')).toHaveCount(0)
  const part = () => scrolled.locator('svg g[transform]').first().getAttribute('transform')
  const atEnd = await part()
  await scrolled.evaluate(one => one.scrollIntoView({ block: 'start' }))
  await expect.poll(part).not.toBe(atEnd)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await openExample(page, 'lottie')
  await expect(still).toHaveAttribute('data-state', 'still')
  await expect(still.locator('picture')).toBeVisible()
  await expect(still.getByRole('button')).toHaveCount(0)
  await expect(still.locator('svg')).toHaveCount(0)
  // Without a poster it shows the last frame.
  await page.locator('#lottie-3').scrollIntoViewIfNeeded()
  await expect(page.locator('#lottie-3')).toHaveAttribute('data-state', 'still')
  await expect(page.locator('#lottie-3 svg')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the image replaces the animation, and no frame is empty', async ({ page }) => {
    await page.goto('/dev/modules/lottie')
    await expect(page.locator('#lottie-1 picture')).toBeVisible()
    for (const id of ['lottie-2', 'lottie-3']) {
      const frame = page.locator(`#${id} .lottie-frame`)
      const name = await frame.getAttribute('aria-label')
      if (name) await expect(frame).toBeVisible()
      else await expect(frame).toBeHidden()
    }
  })
})

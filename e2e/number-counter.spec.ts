import type { Locator } from '@playwright/test'
import { openExample, openStill, runFor } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** The displayed number while counting; the text content is always final. */
const seen = (root: Locator) =>
  root
    .locator('p')
    .first()
    .evaluate(element => (element as HTMLElement).dataset.shown ?? element.textContent ?? '')

test('NC-1: counts up from 0 when it is seen, and ends with the number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 })
  const root = await openStill(page, 'number-counter', { example: 3 })
  const count = async () => {
    await runFor(page, 20)
    return Number.parseFloat((await seen(root)).replace(',', ''))
  }
  await expect.poll(count, { intervals: [0] }).toBeLessThan(1000)
  const width = (await root.boundingBox())?.width
  await runFor(page, 300)
  expect((await root.boundingBox())?.width).toBe(width)
  await runFor(page, 1800)
  expect(await seen(root)).toMatch(/^1,260\.5/)
})

test('NC-1: counts for 1800 ms', async ({ page }) => {
  const root = await openStill(page, 'number-counter')
  /** Progress from 0 to 1 after a time, undoing the easing. */
  const reachedAfter = async (ms: number) => {
    await runFor(page, ms)
    await runFor(page, 0)
    const shown = Number((await seen(root)).replace(',', ''))
    return 1 - (1 - shown / 4200) ** (1 / 3)
  }
  let first = 1
  const isCounting = async () => {
    first = await reachedAfter(16)
    return first > 0 && first < 1
  }
  await expect.poll(isCounting, { intervals: [0] }).toBe(true)
  // A whole number of frames.
  const ms = 60 * 16
  expect(ms / ((await reachedAfter(ms)) - first)).toBeCloseTo(1800, -1)
})

test('NC-1: the number is in the text once, also while it counts', async ({ page }) => {
  const root = await openStill(page, 'number-counter')
  await runFor(page, 300)
  expect(await seen(root)).not.toBe('4,200')
  expect(await root.locator('p').first().innerText()).toBe('4,200')
  await runFor(page, 2000)
  expect(await root.locator('p').first().innerText()).toBe('4,200')
})

test('NC-1: screen readers get only the final number; axe finds nothing', async ({ page }) => {
  const root = await openExample(page, 'number-counter')
  await expect(root).toMatchAriaSnapshot(`
    - paragraph: 4,200
    - paragraph: orders a year
  `)
  expect(await findAxeViolations(page, '#number-counter-1')).toEqual([])
})

test('NC-1: under reduced motion the number stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openStill(page, 'number-counter')
  await runFor(page, 100)
  expect(await seen(root)).toBe('4,200')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('NC-1: the final number is in the HTML', async ({ page }) => {
    const root = await openExample(page, 'number-counter', { script: false })
    await expect(root.getByText('4,200')).toBeVisible()
  })
})

import type { Locator } from '@playwright/test'
import { openExample, openStill, runFor } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** What is seen while it counts; screen readers are given the final number instead. */
const seen = (root: Locator) => root.locator('[aria-hidden="true"] > :last-child')

test('NC-1: counts up from 0 when it is seen, and ends with the number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 })
  const root = await openStill(page, 'number-counter', { example: 3 })
  const count = async () => {
    await runFor(page, 20)
    return Number.parseFloat(((await seen(root).textContent()) ?? '').replace(',', ''))
  }
  await expect.poll(count, { intervals: [0] }).toBeLessThan(1000)
  const width = (await root.boundingBox())?.width
  await runFor(page, 300)
  expect((await root.boundingBox())?.width).toBe(width)
  await runFor(page, 1800)
  await expect(seen(root)).toHaveText(/^1,260\.5/)
})

test('NC-1: screen readers get only the final number; axe finds nothing', async ({ page }) => {
  const root = await openExample(page, 'number-counter')
  await expect(root).toMatchAriaSnapshot(`
    - paragraph: 4,200
    - paragraph: pots a year
  `)
  expect(await findAxeViolations(page, '#number-counter-1')).toEqual([])
})

test('NC-1: under reduced motion the number stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openStill(page, 'number-counter')
  await runFor(page, 100)
  await expect(seen(root)).toHaveText('4,200')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('NC-1: the final number is in the HTML', async ({ page }) => {
    const root = await openExample(page, 'number-counter', { script: false })
    await expect(seen(root)).toHaveText('4,200')
    await expect(seen(root)).toBeVisible()
  })
})

import type { Locator } from '@playwright/test'
import { openExample, openStill, runFor } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const shown = (root: Locator) =>
  root.locator('.strip-item:not([inert])').evaluateAll(items =>
    items
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map(item => item.getAttribute('aria-label')?.split(' ')[0])
      .join(' '),
  )
const strip = (root: Locator) => root.locator('.strip')
const button = (root: Locator, name: string) => root.getByRole('button', { name })

test('CA-1: a group moves for 1000 ms, endless in both directions; presses during it are ignored', async ({
  page,
}) => {
  const root = await openStill(page, 'carousel')
  await runFor(page, 50)
  expect(await shown(root)).toBe('1 2 3 4')
  const next = button(root, 'Next slide')
  await next.click()
  await runFor(page, 990)
  await expect(strip(root)).toHaveAttribute('data-state', 'forward')
  await next.click()
  await runFor(page, 20)
  await expect(strip(root)).toHaveAttribute('data-state', 'still')
  expect(await shown(root)).toBe('5 6 7 1')
  await next.click()
  await runFor(page, 1010)
  expect(await shown(root)).toBe('1 2 3 4')
  await button(root, 'Previous slide').click()
  await runFor(page, 1010)
  expect(await shown(root)).toBe('5 6 7 1')
})

test('CA-1: every dot leads to its group, and an item in two groups in a row is never missing', async ({
  page,
}) => {
  const root = await openStill(page, 'carousel')
  await runFor(page, 50)
  const dots = root.locator('.slide-dot')
  await expect(dots).toHaveCount(2)
  const current = () =>
    dots.evaluateAll(all => all.findIndex(dot => dot.hasAttribute('aria-current')))
  await button(root, 'Previous slide').click()
  await runFor(page, 1010)
  expect(await current()).toBe(1)
  for (const [dot, group] of [
    [0, '1 2 3 4'],
    [1, '5 6 7 1'],
    [0, '1 2 3 4'],
  ] as const) {
    await dots.nth(dot).click()
    await runFor(page, 500)
    // During the transition the viewport has no gaps.
    const gaps = await strip(root).evaluate(row => {
      const view = row.getBoundingClientRect()
      const items = [...row.children].map(item => item.getBoundingClientRect())
      return Array.from({ length: 9 }, (_, part) => view.left + (view.width * (part + 0.5)) / 9)
        .filter(x => !items.some(item => item.left - 20 <= x && x <= item.right + 20))
        .map(Math.round)
    })
    expect(gaps).toEqual([])
    await runFor(page, 510)
    expect(await shown(root)).toBe(group)
    expect(await current()).toBe(dot)
  }
})

test('CA-1: columns adapt to the window; the timer stops on hover; no arrows if all items fit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const root = await openStill(page, 'carousel', { example: 2 })
  await page.mouse.move(0, 0)
  await runFor(page, 5000)
  await runFor(page, 1010)
  expect(await shown(root)).toBe('4 5 1')
  await root.hover()
  await runFor(page, 20_000)
  expect(await shown(root)).toBe('4 5 1')
  await page.setViewportSize({ width: 700, height: 900 })
  await runFor(page, 100)
  await expect.poll(() => shown(root)).toBe('4')
  const fits = page.locator('#carousel-4')
  await fits.scrollIntoViewIfNeeded()
  await runFor(page, 100)
  await expect(fits.getByRole('button')).toHaveCount(0)
})

test('CA-1: by default it shows 3 items, and 4 in wide columns from 768 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'carousel')
  expect(await findAxeViolations(page, '#carousel-1')).toEqual([])
  const columns = async (width: number, box: string) => {
    await page.setViewportSize({ width, height: 900 })
    return strip(root).evaluate((element, box) => {
      element.style.setProperty('--strip-columns', 'initial')
      const { parentElement } = element
      if (parentElement) parentElement.style.maxInlineSize = box
      return getComputedStyle(element).getPropertyValue('--strip-shown')
    }, box)
  }
  expect(await columns(767, 'none')).toBe('3')
  expect(await columns(768, 'none')).toBe('4')
  expect(await columns(1280, '30rem')).toBe('3')
})

test('CA-1, PF-1: a group of projects moves for 700 ms, as many as their own width has room for', async ({
  page,
}) => {
  const root = await openStill(page, 'portfolio', { example: 3 })
  await runFor(page, 50)
  await button(root, 'Next slide').click()
  await runFor(page, 690)
  await expect(strip(root)).toHaveAttribute('data-state', 'forward')
  await runFor(page, 20)
  await expect(strip(root)).toHaveAttribute('data-state', 'still')
  const columns = await root.evaluate(element => {
    const row = element.querySelector('.strip') as Element
    return [1600, 1599, 1024, 1023, 768, 767, 480, 479].map(width => {
      element.style.cssText = `inline-size: ${width}px; max-inline-size: none`
      return getComputedStyle(row).getPropertyValue('--strip-shown')
    })
  })
  expect(columns.join(' ')).toBe('5 4 4 3 3 2 2 1')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('CA-1: the row scrolls to every item', async ({ page }) => {
    const root = await openExample(page, 'carousel', { script: false })
    await expect(root.getByRole('heading', { name: 'The days between' })).toBeVisible()
    await expect(button(root, 'Next slide')).toBeHidden()
    expect(await strip(root).evaluate(element => element.scrollWidth > element.clientWidth)).toBe(
      true,
    )
  })
})

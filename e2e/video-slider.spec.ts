import type { Locator } from '@playwright/test'
import { openExample, openStill, runFor } from './support/module-example.ts'
import { expect, test } from './support/test.ts'

const shown = (root: Locator) =>
  root.locator('.slides > [data-state="active"]').getAttribute('aria-label')
const thumbnail = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })
const isPaused = (root: Locator, index: number) =>
  root
    .locator('video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => video.paused)

test('SL-4: a video that plays pauses when a thumbnail shows another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'video-slider', { example: 2 })
  await root.getByRole('button', { name: 'Play video The first hour' }).click()
  await expect.poll(() => isPaused(root, 0)).toBe(false)
  await thumbnail(root, 'At the long table').click()
  await expect.poll(() => isPaused(root, 0)).toBe(true)
  expect(await shown(root)).toBe('3 of 6')
  await expect(thumbnail(root, 'At the long table')).toHaveAttribute('aria-current', 'true')
  expect(await isPaused(root, 2)).toBe(true)
  // What is left shows where it stopped; nothing plays by being shown.
  await thumbnail(root, 'The first hour').click()
  expect(await isPaused(root, 0)).toBe(true)
  await page.goto('/dev/modules/video-slider#video-slider-2|4')
  await expect.poll(() => shown(root)).toBe('5 of 6')
  await expect(thumbnail(root, 'A visit')).toBeInViewport()
})

test('SL-2, CA-1: slides fade for 700 ms, thumbnails move by a group for 1000 ms and follow', async ({
  page,
}) => {
  const root = await openStill(page, 'video-slider', { example: 2 })
  await runFor(page, 50)
  const strip = root.locator('.strip')
  const inView = () => root.locator('.strip-item:not([inert])').evaluateAll(items => items.length)
  expect(await inView()).toBe(4)
  const [next, nextGroup] = await root.getByRole('button', { name: 'Next slide' }).all()
  await nextGroup?.click()
  await runFor(page, 990)
  await expect(strip).toHaveAttribute('data-state', 'forward')
  await runFor(page, 20)
  await expect(strip).toHaveAttribute('data-state', 'still')
  expect(await shown(root)).toBe('1 of 6')
  await next?.click()
  await next?.click()
  await runFor(page, 690)
  await expect(root.locator('.slides')).toHaveAttribute('data-state', 'fading')
  await runFor(page, 400)
  expect(await shown(root)).toBe('2 of 6')
  await expect(root.locator('.strip-item:not([inert]) [aria-current]')).toHaveCount(1)
})

test('SL-4: a provider’s player ends when another slide is shown, and its image is back', async ({
  page,
}) => {
  await page.route('https://player.vimeo.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'video-slider', { example: 3 })
  await root.getByRole('button', { name: 'Next slide' }).click()
  await root.getByRole('button', { name: 'Play video From a provider' }).click()
  await expect(root.locator('iframe')).toBeFocused()
  await root.getByRole('button', { name: 'Next slide' }).click()
  await expect(root.locator('iframe')).toHaveCount(0)
  await root.getByRole('button', { name: 'Previous slide' }).click()
  await expect(root.getByRole('button', { name: 'Play video From a provider' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SL-4: every video is in a row that scrolls, with its controls', async ({ page }) => {
    const root = await openExample(page, 'video-slider', { example: 2, script: false })
    await expect(root.locator('video[controls]')).toHaveCount(6)
    await expect(root.locator('.video-thumbnails')).toBeHidden()
    expect(await root.locator('.slides').evaluate(row => row.scrollWidth > row.clientWidth)).toBe(
      true,
    )
  })
})

import type { Locator } from '@playwright/test'
import { openExample, openStill, runFor, stopClock } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const shown = (root: Locator) =>
  root.locator('.slides > [data-state="active"]').getAttribute('aria-label')
const thumbnail = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })
const isPaused = (root: Locator, index: number) =>
  root
    .locator('video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => video.paused)

test('SL-4: the slide that a visitor goes to plays, the one that is left pauses', async ({
  page,
}) => {
  const root = await openExample(page, 'video-slider', { example: 2 })
  await expect(root.locator('[data-media]')).toHaveCount(6)
  const playsAlone = async (index: number) => {
    await expect.poll(() => isPaused(root, index)).toBe(false)
    const paused = await root
      .locator('video')
      .evaluateAll(all => all.filter(one => (one as HTMLVideoElement).paused).length)
    expect(paused).toBe(5)
    // SL-2: ignored during the fade.
    await expect(root.locator('[data-state="stacked"]')).toBeVisible()
  }
  await thumbnail(root, 'At the long table').click()
  await playsAlone(2)
  expect(await shown(root)).toBe('3 of 6')
  await expect(thumbnail(root, 'At the long table')).toHaveAttribute('aria-current', 'true')
  await root.getByRole('button', { name: 'Next slide' }).first().click()
  await playsAlone(3)
  await page.keyboard.press('ArrowRight')
  await playsAlone(4)
  await expect(root.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  const touch = { pointerType: 'touch', isPrimary: true, clientY: 300 }
  await root.locator('.slides').dispatchEvent('pointerdown', { ...touch, clientX: 300 })
  await root.locator('.slides').dispatchEvent('pointerup', { ...touch, clientX: 480 })
  await playsAlone(3)
  await page.goto('/dev/modules/video-slider#video-slider-2|4')
  await expect.poll(() => shown(root)).toBe('5 of 6')
  await expect(thumbnail(root, 'A visit')).toBeInViewport()
  expect(await isPaused(root, 4)).toBe(true)
})

test('SL-4: nothing plays after automatic moves, against a visitor’s settings, or from a host without consent', async ({
  page,
}) => {
  await stopClock(page)
  const asked: string[] = []
  await page.route(/^https:\/\/(?:player\.vimeo\.com|media\.example)\//, route => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  const poster = { media: 'placeholder-wide', alt: '' }
  const own = { file: 'placeholder-video', poster }
  const slides = [
    { ...own, title: 'First' },
    { url: 'https://vimeo.com/76979871', poster, title: 'From a provider' },
    { ...own, title: 'Third' },
    { url: 'https://media.example/film.mp4', poster, title: 'Elsewhere' },
  ]
  await page.goto(
    await putPage('/shows', [{ type: 'video-slider', props: { id: 'show', slides, auto: true } }]),
  )
  const root = page.locator('#show')
  // Islands and players need frames, which are stopped, too.
  const taken = () => page.locator('#show[data-enhanced] [data-media]').count()
  while ((await taken()) < 4) await page.clock.runFor(20)
  const isStill = async (index: number) => {
    await expect.poll(() => shown(root)).toBe(`${index + 1} of 4`)
    await runFor(page, 1000)
    const states = await root
      .locator('video')
      .evaluateAll(all => all.map(one => (one as HTMLVideoElement).paused))
    expect(states).toEqual([true, true, true, true])
  }
  const turn = (name: 'Next slide' | 'Previous slide') =>
    root.getByRole('button', { name }).press('Enter')
  await test.step('the slideshow, and the address', async () => {
    await runFor(page, 7000)
    await isStill(1)
    await runFor(page, 7000)
    await isStill(2)
    await page.evaluate(() => {
      location.hash = '#show|0'
    })
    await isStill(0)
  })
  await test.step('a host that was not asked before', async () => {
    await turn('Next slide')
    await isStill(1)
    await turn('Next slide')
    await expect.poll(() => isPaused(root, 2)).toBe(false)
    await runFor(page, 1000)
    await turn('Next slide')
    await isStill(3)
    await turn('Previous slide')
    await runFor(page, 1000)
    await turn('Previous slide')
    await runFor(page, 1000)
    expect(asked).toEqual([])
  })
  await test.step('one that was played is left, and comes again', async () => {
    await root.getByRole('button', { name: 'Play video From a provider' }).press('Enter')
    await expect(root.locator('iframe')).toBeFocused()
    await turn('Next slide')
    await expect(root.locator('iframe')).toHaveCount(0)
    await runFor(page, 1000)
    await turn('Previous slide')
    await expect(root.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
    await expect.poll(() => asked).toEqual(['player.vimeo.com', 'player.vimeo.com'])
    await runFor(page, 1000)
  })
  await test.step('less motion, and less data', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await turn('Next slide')
    await isStill(2)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await turn('Next slide')
    await runFor(page, 1000)
    await turn('Previous slide')
    await isStill(2)
  })
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

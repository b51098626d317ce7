import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { upload } from './site/pictures.ts'
import { asOwner } from './support/admin-api.ts'
import {
  holdIslands,
  islandRuns,
  openExample,
  openStill,
  runFor,
} from './support/module-example.ts'
import { pressAndListMotions } from './support/motions.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const slide = (root: Locator) => root.getByRole('group', { name: / of / })
const next = (root: Locator) => root.getByRole('button', { name: 'Next slide' })
const previous = (root: Locator) => root.getByRole('button', { name: 'Previous slide' })
const expectSlide = (root: Locator, name: string | RegExp) =>
  expect(slide(root).and(root.locator('[data-state="active"]'))).toHaveAccessibleName(name)

async function open(page: Page, example = 1) {
  const root = await openStill(page, 'slider', { example })
  // Leaving starts a full delay, from which tests measure.
  await root.hover({ position: { x: 5, y: 5 } })
  await page.mouse.move(0, 0)
  return root
}

test('SL-1: arrows go on and back, wrapping at both ends, dots jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'slider')
  await previous(root).click()
  await expectSlide(root, '3 of 3')
  await next(root).click()
  await expectSlide(root, '1 of 3')
  await root.getByRole('button', { name: 'Slide 2' }).click()
  await expectSlide(root, '2 of 3')
  await expect(root.getByRole('button', { name: 'Slide 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(slide(root)).toHaveCount(1)
})

test('SL-1: arrow keys, Home and End work on the controls and follow the dots', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'slider')
  await root.getByRole('button', { name: 'Slide 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(root, '2 of 3')
  await expect(root.getByRole('button', { name: 'Slide 2' })).toBeFocused()
  await page.keyboard.press('End')
  await expectSlide(root, '3 of 3')
  await page.keyboard.press('Home')
  await expectSlide(root, '1 of 3')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await page.keyboard.press('ArrowLeft')
  await expectSlide(root, '2 of 3')
})

test('SL-2: clicks during the 700 ms of a fade are ignored', async ({ page }) => {
  const root = await open(page)
  await next(root).click()
  await expectSlide(root, '2 of 3')
  await runFor(page, 690)
  await next(root).click()
  await root.getByRole('button', { name: 'Slide 1' }).click()
  await expectSlide(root, '2 of 3')
  await runFor(page, 20)
  await next(root).click()
  await expectSlide(root, '3 of 3')
})

for (const [reducedMotion, fades] of [
  ['no-preference', [700, 700]],
  ['reduce', []],
] as const) {
  test(`SL-2: both slides fade for 700 ms, unless motion is reduced: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const root = await openExample(page, 'slider')
    const motions = await pressAndListMotions(next(root), root)
    const slides = motions.filter(one => one.what === 'opacity')
    expect(slides.map(one => one.durationMs)).toEqual(fades)
  })
}

test('SL-2: slides that push each other take 700 ms too, the way that was asked for', async ({
  page,
}) => {
  const root = await openExample(page, 'slider', { example: 6 })
  await root.hover({ position: { x: 5, y: 5 } })
  const motions = await pressAndListMotions(next(root), root)
  const pushed = motions.filter(one => /^slider-(come|go)$/.test(one.what))
  expect(pushed.map(one => one.durationMs)).toEqual([700, 700])
  const come = (button: Locator) =>
    button.evaluate((element: HTMLElement, id) => {
      for (const one of document.getAnimations()) one.finish()
      element.click()
      const slides = document.getElementById(id) as HTMLElement
      return new Promise(resolve =>
        requestAnimationFrame(() =>
          resolve([slides.dataset.way, getComputedStyle(slides).getPropertyValue('--slider-from')]),
        ),
      )
    }, 'slider-6-slides')
  await expect(root.locator('.slides')).toHaveAttribute('data-state', 'stacked')
  expect(await come(previous(root))).toEqual(['back', '-100%'])
  await expect(root.locator('.slides')).toHaveAttribute('data-state', 'stacked')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await come(previous(root))).toEqual(['back', '100%'])
})

test('SL-1, SL-2: a swipe moves on or back, and is ignored during a fade', async ({ page }) => {
  const root = await open(page)
  const swipe = async (by: number) => {
    const row = root.locator('#slider-1-slides')
    const touch = { pointerType: 'touch', isPrimary: true, clientY: 300 }
    await row.dispatchEvent('pointerdown', { ...touch, clientX: 400 })
    await row.dispatchEvent('pointerup', { ...touch, clientX: 400 + by })
  }
  await swipe(-20)
  await expectSlide(root, '1 of 3')
  await swipe(-120)
  await expectSlide(root, '2 of 3')
  await swipe(-120)
  await expectSlide(root, '2 of 3')
  await runFor(page, 710)
  await swipe(120)
  await expectSlide(root, '1 of 3')
})

test('SL-3: it changes every 7000 ms and restarts after a move', async ({ page }) => {
  const root = await open(page, 2)
  await expect(root.locator('#slider-2-slides')).toHaveAttribute('aria-live', 'off')
  await runFor(page, 7000)
  await expectSlide(root, '2 of 3')
  await runFor(page, 6990)
  await expectSlide(root, '2 of 3')
  await runFor(page, 10)
  await expectSlide(root, '3 of 3')
})

test('SL-3: it holds under the pointer and with the focus, then waits a full delay', async ({
  page,
}) => {
  const root = await open(page, 2)
  await root.hover()
  await runFor(page, 20_000)
  await expectSlide(root, '1 of 3')
  await page.mouse.move(0, 0)
  await runFor(page, 6900)
  await expectSlide(root, '1 of 3')
  await runFor(page, 200)
  await expectSlide(root, '2 of 3')
  await next(root).focus()
  await runFor(page, 20_000)
  await expectSlide(root, '2 of 3')
  await expect(root.locator('#slider-2-slides')).toHaveAttribute('aria-live', 'polite')
})

test('SL-3: the button pauses; paused, it looks again every 2000 ms', async ({ page }) => {
  const root = await open(page, 2)
  await root.getByRole('button', { name: 'Pause slideshow' }).press('Enter')
  await runFor(page, 20_500)
  await expectSlide(root, '1 of 3')
  await root.getByRole('button', { name: 'Play slideshow' }).press('Enter')
  await runFor(page, 2000)
  await expectSlide(root, '2 of 3')
})

test('SL-3: it holds while the tab is hidden', async ({ page }) => {
  const root = await open(page, 2)
  const setVisibility = (state: string) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisibility('hidden')
  await runFor(page, 20_000)
  await expectSlide(root, '1 of 3')
  await setVisibility('visible')
  await runFor(page, 7000)
  await expectSlide(root, '2 of 3')
})

test('SL-3: with reduced motion it does not change automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await open(page, 2)
  await runFor(page, 20_000)
  await expectSlide(root, '1 of 3')
  await expect(root.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0)
})

test('NAV-3: the address goes to a slide; the slider does not write it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'slider', { hash: '#slider-1|2' })
  await expectSlide(root, '3 of 3')
  await next(root).click()
  await expectSlide(root, '1 of 3')
  await expect(page).toHaveURL(url => url.hash === '#slider-1|2')
  await page.evaluate(() => {
    location.hash = '#slider-1|1'
  })
  await expectSlide(root, '2 of 3')
  await page.evaluate(() => {
    location.hash = '#slider-1|17'
  })
  await expectSlide(root, '2 of 3')
})

test('SL-1: nothing shifts when the script arrives, slides are equally high', async ({ page }) => {
  const release = await holdIslands(page)
  const root = await openExample(page, 'slider', { script: false })
  const before = await root.boundingBox()
  release()
  await islandRuns(root)
  await expect(root).toHaveAttribute('data-enhanced', '')
  expect(await root.boundingBox()).toEqual(before)
  const heights = await root
    .locator('[aria-roledescription="slide"]')
    .evaluateAll(slides => slides.map(one => one.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test('on paper all slides are shown below each other', async ({ page }) => {
  const root = await openExample(page, 'slider')
  await page.emulateMedia({ media: 'print' })
  const tops: number[] = []
  for (const one of await root.locator('[aria-roledescription="slide"]').all()) {
    await expect(one).toHaveCSS('opacity', '1')
    await expect(one).toHaveCSS('visibility', 'visible')
    tops.push((await one.boundingBox())?.y ?? 0)
  }
  expect(new Set(tops).size).toBe(3)
})

test('SL-1: axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample(page, 'slider')
  const ids = ['#slider-1', '#slider-2', '#slider-3']
  expect(await findAxeViolations(page, ...ids)).toEqual([])
  for (const id of ids) {
    const root = page.locator(id)
    await root.scrollIntoViewIfNeeded()
    await islandRuns(root)
    await next(root).click()
    await expectSlide(root, /^2 of /)
  }
  expect(await findAxeViolations(page, ...ids)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SL-1: the slides are a row to scroll, all of them reachable', async ({ page }) => {
    const root = await openExample(page, 'slider', { script: false })
    await expect(slide(root)).toHaveCount(3)
    await expect(root.getByRole('button')).toHaveCount(0)
    const last = root.getByText('Why good work needs')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test('SL-4: a slide has a background video that plays while the slide is shown, and can be paused', async ({
  page,
}) => {
  const film = await asOwner(api =>
    upload(api, { fileName: 'film.webm', alt: '' }, readFileSync('demo/media/film/studio.webm')),
  )
  const slides = [
    { title: 'Moving', image: { media: 'placeholder', alt: '' }, video: film },
    { title: 'Still', image: { media: 'placeholder', alt: '' } },
  ]
  const path = await putPage('/moving', [{ type: 'slider', props: { id: 'films', slides } }])
  await page.goto(path)
  const root = page.locator('#films')
  const video = root.locator('video')
  await expect(video).toHaveAttribute('data-state', 'playing')
  await next(root).click()
  await expect(video).toHaveAttribute('data-state', 'paused')
  // SL-2: ignored during the fade.
  await expect(root.locator('[data-state="stacked"]')).toBeVisible()
  await previous(root).click()
  await expect(video).toHaveAttribute('data-state', 'playing')
  await root.getByRole('button', { name: 'Pause background video' }).click()
  await expect(video).toHaveAttribute('data-state', 'paused')
  expect(await findAxeViolations(page, '#films')).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(root.getByRole('button', { name: 'Play background video' })).toBeVisible()
  await expect(video).toHaveAttribute('data-state', 'waiting')
})

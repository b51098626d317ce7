import type { Locator, Page } from '@playwright/test'
import {
  holdIslands,
  islandRuns,
  openExample,
  openStill,
  runFor,
} from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const pictures = (root: Locator) => root.locator('.gallery-items').getByRole('listitem')
const toPage = (root: Locator, name: string) => root.getByRole('link', { name, exact: true })
const current = (root: Locator) => root.locator('[aria-current="page"]')

async function openLightbox(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery')
  await root.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Work of this year' })
  await expect(dialog).toBeVisible()
  return { root, dialog }
}

test('GA-1: four pictures to a page when nothing is set, links to the others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery')
  await expect(pictures(root)).toHaveCount(4)
  await expect(toPage(root, 'Previous')).toHaveCount(0)
  await toPage(root, 'Page 3').click()
  await expect(pictures(root)).toHaveCount(2)
  await expect(toPage(root, 'Next')).toHaveCount(0)
  await toPage(root, 'Previous').click()
  await expect(current(root)).toHaveText('2')
})

test('GA-1: a press during a change of page is ignored', async ({ page }) => {
  const root = await openStill(page, 'gallery')
  await toPage(root, 'Next').click()
  await toPage(root, 'Page 3').click()
  await expect(current(root)).toHaveText('2')
  await runFor(page, 410)
  await toPage(root, 'Page 3').click()
  await expect(current(root)).toHaveText('3')
})

test('GA-1: the keyboard keeps its place when a link disappears with its press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery')
  await toPage(root, 'Next').focus()
  await page.keyboard.press('Enter')
  await expect(toPage(root, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(current(root)).toBeFocused()
  await expect(root.getByRole('status')).toHaveText('Page 3 of 3')
})

test('NAV-1: the page is in the address, Back and Forward walk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery', { hash: '#gallery-1|2||other|x' })
  await expect(current(root)).toHaveText('2')
  await toPage(root, 'Page 3').click()
  await expect(page).toHaveURL(url => url.hash === '#gallery-1|3||other|x')
  await page.goBack()
  await expect(current(root)).toHaveText('2')
  await page.goForward()
  await expect(current(root)).toHaveText('3')
  await page.evaluate(() => {
    location.hash = '#gallery-1|all|1'
  })
  await expect(current(root)).toHaveText('1')
  await page.evaluate(() => {
    location.hash = '#gallery-1|99'
  })
  await expect(current(root)).toHaveText('1')
})

test('GA-1: the lightbox opens by keyboard, walks, closes and gives the focus back', async ({
  page,
}) => {
  const { root, dialog } = await openLightbox(page)
  await expect(dialog).toContainText('First picture')
  await expect(dialog).toContainText('1 / 10')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('The larger one of two')
  await dialog.getByRole('button', { name: 'Previous image' }).click()
  await expect(dialog).toContainText('First picture')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(root.getByRole('link').first()).toBeFocused()
})

test('GA-1: axe finds nothing, with the lightbox closed and open', async ({ page }) => {
  const { dialog } = await openLightbox(page)
  expect(await findAxeViolations(page, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const galleries = Array.from({ length: 6 }, (_, index) => `#gallery-${index + 1}`)
  expect(await findAxeViolations(page, ...galleries)).toEqual([])
})

test('NAV-1: a filter is a step of the page’s state, and the hash stays as it is written', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery', { example: 2 })
  const word = (name: string) => root.getByRole('button', { name, exact: true })
  await expect(word('All')).toHaveAttribute('aria-pressed', 'true')
  await word('Hotels').click()
  await expect(pictures(root)).toHaveCount(2)
  await expect(root.getByRole('status')).toHaveText('2 images')
  await expect(page).toHaveURL(url => url.search === '?gallery-2.filter=Hotels' && !url.hash)
  await root.getByRole('link').nth(0).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 / 2')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('An inn at the lake')
  await page.reload()
  await expect(dialog).toContainText('An inn at the lake')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await islandRuns(root)
  await expect(word('Hotels')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(word('All')).toHaveAttribute('aria-pressed', 'true')
  await expect(pictures(root)).toHaveCount(4)
})

test('GA-1: rows fill their width, are equally high, and show whole pictures', async ({ page }) => {
  await page.goto('/dev/modules/gallery')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await page.locator('#gallery-5 img').evaluateAll(images =>
      images.map(image => {
        const { left, right, top, width, height } = image.getBoundingClientRect()
        const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        return { left, right, top: Math.round(top), height, stretched: width / height / own }
      }),
    )
    const frame = await page.locator('#gallery-5').boundingBox()
    const rows = Object.values(Object.groupBy(boxes, box => box.top)).map(row => row ?? [])
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) {
      for (const box of row) {
        expect(Math.abs(box.height - (row[0]?.height ?? 0))).toBeLessThan(1)
        expect(Math.abs(box.stretched - 1)).toBeLessThan(0.02)
      }
    }
    const end = (frame?.x ?? 0) + (frame?.width ?? 0)
    for (const row of rows.slice(0, -1))
      expect(Math.abs((row.at(-1)?.right ?? 0) - end)).toBeLessThan(1)
  }
})

test('GA-1: the last image of a cover opens the images that are not shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery', { example: 6, script: false })
  await expect(pictures(root)).toHaveCount(5)
  await root.getByRole('link', { name: '+5: show all 10 images' }).click()
  await expect(page.getByRole('dialog')).toContainText('5 / 10')
})

test('GA-1: the slider layout moves on, back and to the index in the URL', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'gallery', { example: 3, hash: '#gallery-3|1' })
  const shown = root.getByRole('group', { name: / of 3$/ })
  await expect(shown).toHaveAccessibleName('2 of 3')
  await root.getByRole('button', { name: 'Next slide' }).click()
  await root.getByRole('button', { name: 'Next slide' }).click()
  await expect(shown).toHaveAccessibleName('1 of 3')
})

test('GA-1: nothing shifts when the script arrives', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/dev/modules/gallery')
  const roots = ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'].map(id =>
    page.locator(`#${id}`),
  )
  const heights = () => Promise.all(roots.map(async root => (await root.boundingBox())?.height))
  const before = await heights()
  release()
  for (const root of roots.slice(0, 3)) {
    await root.scrollIntoViewIfNeeded()
    await islandRuns(root)
  }
  expect(await heights()).toEqual(before)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('GA-1: every image is shown as a link to its original', async ({ page }) => {
    const root = await openExample(page, 'gallery', { script: false })
    await expect(pictures(root)).toHaveCount(10)
    await expect(root.getByRole('link')).toHaveCount(10)
    const href = await root.getByRole('link').last().getAttribute('href')
    expect(href).toMatch(/^\/media\/.+\/original$/)
    expect((await page.request.get(href as string)).ok()).toBe(true)
  })
})

test('GA-1: images in their own ratio reserve their space before they load', async ({ page }) => {
  await page.goto('/dev/modules/gallery')
  const flat = await page.evaluate(() => {
    const images = [...document.querySelectorAll('.m-gallery img[width][height]')]
    const own = images.filter(image => getComputedStyle(image).aspectRatio.startsWith('auto'))
    const kept = own.filter(image => /\d/.test(getComputedStyle(image).aspectRatio))
    return { own: own.length, kept: kept.length }
  })
  expect(flat.own).toBeGreaterThan(0)
  expect(flat.kept).toBe(flat.own)
  // A late font in the module list does not shift the content below.
  const [before, after] = await page.evaluate(() => {
    const places = () =>
      [...document.querySelectorAll('.gallery-list li')].map(item => {
        const { x, y } = item.getBoundingClientRect()
        return [x, y]
      })
    const first = places()
    document.documentElement.style.setProperty('--font-text', "'Instrument Sans fallback'")
    return [first, places()]
  })
  expect(before?.length).toBeGreaterThan(50)
  expect(after).toEqual(before)
})

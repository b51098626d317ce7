import type { Page } from '@playwright/test'
import { moduleExamples } from './support/examples.ts'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''

test.beforeAll(async () => {
  path = await putPage('/lightbox', [
    { type: 'heading', props: { id: 'title', text: 'Pictures', level: 'h1' } },
    { type: 'gallery', props: { ...moduleExamples.gallery, id: 'pictures' } },
  ])
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const picture = (page: Page, index = 0) => page.locator('#pictures a.gallery-link').nth(index)

async function open(page: Page, index = 0) {
  await page.goto('/delivery')
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await picture(page, index).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
}

test('GA-1: Back closes the lightbox and stays on the page, Forward opens it again', async ({
  page,
}) => {
  await open(page, 1)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('3 / 10')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(picture(page, 1)).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toContainText('3 / 10')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/delivery$/)
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`GA-1: closed by ${name} it leaves no dead entry behind`, async ({ page }) => {
    await open(page)
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(picture(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.vitrine?.layers ?? [])).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/delivery$/)
  })
}

test('GA-1: a reload keeps it open at its picture, and Back closes it', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('2 / 10')
  await page.reload()
  await expect(dialog(page)).toContainText('2 / 10')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('GA-1: a page of the gallery and the lightbox are steps of their own', async ({ page }) => {
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await page.locator('#pictures').getByRole('link', { name: 'Page 2' }).click()
  const current = page.locator('#pictures [aria-current="page"]')
  await expect(current).toHaveText('2')
  await picture(page, 5).click()
  await expect(dialog(page)).toContainText('6 / 10')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(current).toHaveText('2')
  await page.goBack()
  await expect(current).toHaveText('1')
})

test('GA-1: Tab goes round within the dialog, both ways', async ({ page }) => {
  await open(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('title'))
  const stops: unknown[] = []
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(new Set(stops)).toEqual(new Set(['Close', 'Zoom', 'Previous image', 'Next image']))
  expect(stops[4]).toBe(stops[0])
  const back: unknown[] = []
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Shift+Tab')
    back.push(await focused())
  }
  expect(back).toEqual([stops[3], stops[2], stops[1], stops[0]])
})

test('GA-1: from right to left, left is next', async ({ page }) => {
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await picture(page).click()
  await expect(dialog(page)).toContainText('1 / 10')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toContainText('2 / 10')
  await dialog(page).getByRole('button', { name: 'Previous image' }).click()
  await expect(dialog(page)).toContainText('1 / 10')
  const boxes = await Promise.all(
    ['Previous image', 'Next image'].map(name =>
      dialog(page).getByRole('button', { name }).boundingBox(),
    ),
  )
  expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? 0)
})

test('GA-1: z, plus and minus zoom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page)
  const width = () =>
    page
      .locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
      .evaluate(image => Math.round(image.getBoundingClientRect().width))
  await expect.poll(width).toBeGreaterThan(100)
  const before = await width()
  for (const [larger, smaller] of [
    ['z', 'z'],
    ['+', '-'],
  ] as const) {
    await page.keyboard.press(larger)
    await expect.poll(width).toBeGreaterThan(before)
    await page.keyboard.press(smaller)
    await expect.poll(width).toBe(before)
  }
})

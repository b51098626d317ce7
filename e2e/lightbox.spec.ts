import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { upload } from './site/pictures.ts'
import { asOwner, change } from './support/admin-api.ts'
import { moduleExamples } from './support/examples.ts'
import { islandRuns, openExample } from './support/module-example.ts'
import { offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'
import { touch, withTouch } from './support/touch.ts'

let path = ''

test.beforeAll(async () => {
  path = await putPage('/lightbox', [
    { type: 'heading', props: { id: 'title', text: 'Pictures', level: 'h1' } },
    { type: 'gallery', props: { ...moduleExamples.gallery, id: 'pictures' } },
    {
      type: 'image',
      props: {
        id: 'single',
        image: { media: 'placeholder-wide', alt: '' },
        caption: 'By itself',
        lightbox: true,
      },
    },
  ])
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
/** The full image, not its placeholder. */
const large = (page: Page) =>
  page.locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
const widthOf = (page: Page) => () =>
  large(page).evaluate(image => Math.round(image.getBoundingClientRect().width))
const picture = (page: Page, index = 0) => page.locator('#pictures a.gallery-link').nth(index)

async function open(page: Page, index = 0) {
  await page.goto('/delivery')
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await picture(page, index).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
}

test('a double press before the script loads opens one lightbox, which Back closes', async ({
  page,
}) => {
  await page.route('**/lightbox-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  const root = await openExample(page, 'gallery')
  await root.locator('a[data-lightbox]').first().dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.waitForTimeout(500)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

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

test('GA-1: a page of the gallery and the lightbox are separate history entries', async ({
  page,
}) => {
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

test('GA-1: Back works while it opens, and a URL edited by hand is kept', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await picture(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await picture(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => location.assign('#lightbox|pictures|3'))
  // The previous dialog may still be present.
  await expect(dialog(page).filter({ hasText: '4 / 10' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(1)
  await expect(page).toHaveURL(/#lightbox\|pictures\|3$/)
  await page.goBack()
  await expect(dialog(page).filter({ hasText: '1 / 10' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(1)
})

test('GA-1: Escape works while it opens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(path)
  await islandRuns(page.locator('#pictures'))
  await picture(page).focus()
  // Pressed as soon as the dialog exists, which is before its animation ends.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.pswp')) return
      seen.disconnect()
      setTimeout(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    })
    seen.observe(document.body, { childList: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.locator('.pswp')).toHaveCount(1)
  await expect(dialog(page)).toBeHidden()
  await expect(picture(page)).toBeFocused()
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

/** A pinch gesture on a phone. */
const pinch = (page: Page, from: number, to: number) =>
  touch(
    page,
    [0, 0.25, 0.5, 0.75, 1].map(part => {
      const apart = from + (to - from) * part
      return [-1, 1].map(side => ({ x: 195 + (side * apart) / 2, y: 350 }))
    }),
  )

test('GA-1: z, plus, minus, 0, the wheel, a double press and a pinch zoom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await withTouch(page, async () => {
    await open(page)
    const width = widthOf(page)
    await expect.poll(width).toBeGreaterThan(100)
    const before = await width()
    await page.mouse.move(195, 350)
    const zooms: [larger: () => Promise<void>, smaller: () => Promise<void>][] = [
      [() => page.keyboard.press('z'), () => page.keyboard.press('z')],
      [() => page.keyboard.press('+'), () => page.keyboard.press('-')],
      [() => page.keyboard.press('+'), () => page.keyboard.press('0')],
      [() => page.mouse.wheel(0, -400), () => page.mouse.wheel(0, 4000)],
      [() => page.mouse.click(195, 350), () => page.mouse.click(195, 350)],
      [() => pinch(page, 100, 160), () => pinch(page, 160, 90)],
    ]
    for (const [larger, smaller] of zooms) {
      await larger()
      await expect.poll(width).toBeGreaterThan(before)
      await smaller()
      await expect.poll(width).toBe(before)
    }
  })
})

test('NAV-1, NAV-3: the URL contains the image, and opens it for other visitors', async ({
  page,
}) => {
  await open(page, 1)
  await expect(page).toHaveURL(url => url.hash === '#lightbox|pictures|1')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(url => url.hash === '#lightbox|pictures|2')
  const shared = page.url()

  await page.goto('/delivery')
  // Also on another gallery page.
  await page.goto(shared.replace('|2', '|7').replace('#', '#pictures|2||'))
  await expect(dialog(page)).toContainText('8 / 10')
  await expect(dialog(page)).toContainText('Eighth picture')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(url => url.hash === '#pictures|2')
  await expect(picture(page, 7)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/delivery$/)

  for (const nothing of ['lightbox|pictures|99', 'lightbox|nowhere|1', 'lightbox|<b>|0']) {
    await page.goto(`${path}#${nothing}`)
    await islandRuns(page.locator('#pictures'))
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a single image opens in the same lightbox without its own script', async ({ page }) => {
  await page.goto(path)
  const link = page.getByRole('link', { name: 'View image larger' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('By itself')
  await expect(dialog(page)).not.toContainText('1 / 1')
  await expect(dialog(page).getByRole('button', { name: 'Next image' })).toBeHidden()
  await expect(page).toHaveURL(url => url.hash === '#lightbox|single|0')
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test.describe('where a file is missing', () => {
  test.use({ expectedComplaint: /^Failed to load resource/ })

  test('an image that fails to load is reported and can be loaded again', async ({ page }) => {
    const address = '**/media/placeholder-square/original'
    await page.route(address, route => route.abort())
    await open(page, 1)
    await page.keyboard.press('ArrowRight')
    const failure = dialog(page).getByRole('alert')
    await expect(failure).toContainText('The image could not be loaded.')
    await page.unroute(address)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(large(page)).toBeVisible()
  })
})

test('SH-5: pictures of a product open in it, by keyboard too', async ({ page }) => {
  await page.goto('/product/notebook')
  const link = page.getByRole('link', { name: 'Open image 1 of 3' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Images of Notebook' })).toContainText('1 / 3')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('MP-1: a video of a product plays in its gallery and in the lightbox, and pauses where it is left', async ({
  page,
}) => {
  const slug = `bowl-${Date.now()}`
  const plain = `plain-${slug}`
  await asOwner(async api => {
    await change(api, '/products', {
      ...{ name: 'Plain bowl', slug: plain, status: 'published', offer: offer(900) },
    })
    const film = readFileSync('tests/fixtures/media/film.mp4')
    const color = { width: 640, height: 360, channels: 3, background: '#8a9a8c' } as const
    const still = await sharp({ create: color }).png().toBuffer()
    const file = await upload(api, { fileName: 'turning.mp4', alt: '' }, film)
    const poster = await upload(api, { fileName: 'turning.png', alt: '' }, still)
    await change(api, '/products', {
      ...{ name: 'Bowl', slug, status: 'published', images: [poster], offer: offer(1200) },
      videos: [{ file, url: '', poster }],
    })
  })
  await test.step('only a product with a video has the player’s styles', async () => {
    const styles = async (path: string) => (await page.request.get(path)).text()
    expect(await styles(`/product/${slug}`)).toContain('.video-frame')
    expect(await styles(`/product/${plain}`)).not.toMatch(/\.video-frame|\.media-box/)
  })
  await page.goto(`/product/${slug}`)
  const figure = page.locator('.product-video')
  await expect(figure).toBeAttached()
  const isPaused = () =>
    page.locator('.video-frame video').evaluate((v: HTMLVideoElement) => v.paused)
  await page.getByRole('link', { name: 'Video 1 of Bowl' }).click()
  await figure.getByRole('button', { name: 'Play video: Video 1 of Bowl' }).click()
  await expect.poll(isPaused).toBe(false)
  expect(await findAxeViolations(page, '.product-gallery')).toEqual([])
  await test.step('left by a small picture', async () => {
    await page.getByRole('link', { name: 'Image 1 of 1', exact: true }).click()
    await expect.poll(isPaused).toBe(true)
  })
  await test.step('in the lightbox', async () => {
    await page.getByRole('link', { name: 'Video 1 of Bowl' }).click()
    await page.getByRole('link', { name: 'Enlarge video' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.video-frame')).toBeVisible()
    await dialog.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(isPaused).toBe(false)
    const rail = dialog.getByRole('slider', { name: 'Position' })
    await rail.press('ArrowRight')
    await expect(dialog.locator('.video-frame'), 'the key is the player’s').toBeVisible()
    expect(await findAxeViolations(page, '.pswp')).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const bar = await dialog.locator('.media-bar').boundingBox()
    const next = await dialog.getByRole('button', { name: 'Next' }).boundingBox()
    expect(next && bar && next.y + next.height <= bar.y, 'the arrows are not over the bar').toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(figure.locator('.video-frame')).toBeVisible()
    expect(await isPaused()).toBe(true)
  })
})

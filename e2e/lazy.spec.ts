import type { Page } from '@playwright/test'
import { pictureId } from './support/admin-api.ts'
import { expect, test } from './support/test.ts'

/** Opens the delivery page with markup inserted at the end of main. */
async function openWith(page: Page, markup: string) {
  await page.route('**/delivery', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', `${markup}</main>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/delivery')
}

const far = '<div style="block-size:3000px"></div>'

test('LZ-1 pictures and frames are loaded once within 200 px of the viewport', async ({ page }) => {
  const media = `/media/${await pictureId('window.png')}`
  const loaded: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(media) || pathname === '/about') loaded.push(pathname)
  })
  await openWith(
    page,
    `${far}<img id="lazy" alt="" width="400" height="500" data-src="${media}/960.webp" data-srcset="${media}/320.webp 320w, ${media}/640.webp 640w" data-sizes="320px">${far}<iframe id="frame" title="About" data-src="/about"></iframe>`,
  )
  const picture = page.locator('#lazy')
  await expect(picture).toHaveCSS('visibility', 'hidden')
  expect(loaded).toEqual([])
  const top = await picture.evaluate(element => element.getBoundingClientRect().top)
  const height = page.viewportSize()?.height ?? 0
  await page.evaluate(y => scrollTo(0, y), top - height - 205)
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await picture.getAttribute('data-state')).toBeNull()
  expect(loaded).toEqual([])
  await page.evaluate(y => scrollTo(0, y), top - height - 195)
  await expect(picture).toHaveAttribute('data-state', 'loaded')
  await expect(picture).toHaveCSS('visibility', 'visible')
  expect(loaded).toEqual([`${media}/320.webp`])
  await page.locator('#frame').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('#frame').getByRole('heading', { level: 1 })).toBeVisible()
})

/** Attributes that disable smooth scrolling. */
const NOT_SMOOTH = [
  'data-smooth-scroll="off"',
  'data-popup',
  'data-product-tabs',
  'data-calendar',
  'role="tablist"',
  'data-view-cart',
  'data-comment-reply',
  'data-review-link',
]

test('NAV-5 without smooth scrolling and in its exceptions the browser jumps', async ({ page }) => {
  const areas = NOT_SMOOTH.map((mark, at) => `<p ${mark}><a href="#far">Jump ${at}</a></p>`)
  await openWith(page, `${areas.join('')}${far}<p id="far">Far</p>`)
  await page.evaluate(() => {
    Object.assign(window, { scripted: 0 })
    const original = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      ;(window as unknown as { scripted: number }).scripted++
      original(options)
    }) as typeof window.scrollTo
  })
  for (const at of NOT_SMOOTH.keys()) {
    await page.locator('p > a', { hasText: `Jump ${at}` }).click()
    await expect(page.locator('#far')).toBeInViewport()
    await page.goBack()
    await expect(page.locator('#far')).not.toBeInViewport()
  }
  expect(await page.evaluate(() => (window as unknown as { scripted: number }).scripted)).toBe(0)
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { upload } from './site/pictures.ts'
import { asOwner } from './support/admin-api.ts'
import { OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { requestsAreAnswered } from './support/requests.ts'
import { expect, test } from './support/test.ts'

const html = (id: string, code: string) => ({ type: 'code', props: { id, code } })
const poster = { media: 'placeholder-wide', alt: '' }
const film = (props: object = {}) => ({
  type: 'video',
  props: { id: 'film', url: `${OWN}/film.mp4`, poster, name: 'Film', ...props },
})

test('MP-1: a page with a video has no script of the player before it is near or touched', async ({
  page,
}) => {
  await serveMedia(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const path = await putPage('/far', [html('room', '<p style="block-size:300vh">'), film()])
  const ofPlayer = () => asked.filter(one => /\/players-|test-media/.test(one))
  const frame = page.locator('#film [data-player]')
  const taken = page.locator('#film [data-media]')
  const reach = (px: number) =>
    frame.evaluate((one, distance) => {
      scrollTo({ top: one.getBoundingClientRect().top + scrollY - innerHeight - distance })
      return new Promise(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      )
    }, px)
  await page.goto(path)
  await requestsAreAnswered(page)
  await reach(205)
  expect(ofPlayer()).toEqual([])
  await reach(195)
  await expect(taken).toBeAttached()
  expect(ofPlayer()).toEqual([expect.stringMatching(/\/assets\/players-/)])

  await test.step('touched', async () => {
    await page.goto(path)
    await requestsAreAnswered(page)
    asked.length = 0
    await frame.dispatchEvent('pointerover')
    await expect(taken).toBeAttached()
    expect(asked.filter(one => /hls|dash|flv|frame-engine/.test(one))).toEqual([])
  })
})

/** Records the largest contentful paint. */
async function watchLargest(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { largest: (entry as never as { element: Element }).element })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Positions of all modules. */
const places = (page: Page) =>
  page.locator('main [data-module]').evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.id, x, y + scrollY, width, height]
    }),
  )

test('the image of a first video is the largest paint, of a size for the screen and before all else; nothing moves', async ({
  page,
}) => {
  await watchLargest(page)
  await serveMedia(page)
  // A placeholder has too little detail to count as an image.
  const photo = await asOwner(api =>
    upload(
      api,
      { fileName: 'poster.webp', alt: '' },
      readFileSync('demo/media/film-poster/original.webp'),
    ),
  )
  const entries = [{ url: `${OWN}/tone.mp3`, title: 'A tone' }]
  const path = await putPage('/first', [
    film({ priority: true, poster: { media: photo, alt: '' } }),
    { type: 'audio', props: { id: 'tone', url: `${OWN}/tone.mp3`, title: 'A tone' } },
    { type: 'playlist', props: { id: 'songs', entries } },
    html(
      'own',
      `<video controls width="320" height="180" aria-label="Own" src="${OWN}/film.webm"></video>`,
    ),
    { type: 'video', props: { id: 'bare', url: `${OWN}/film.mp4`, name: 'Bare' } },
    { type: 'text', props: { id: 'below', body: '<p>Below them</p>' } },
  ])
  const loaded: number[] = []
  let script = Promise.withResolvers<void>()
  await page.route('**/assets/players-*.js', async route => {
    await script.promise
    await route.continue()
  })
  for (const width of [390, 1440]) {
    script = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const image = page.locator('#film .video-poster img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect
      .poll(() =>
        image.evaluate(one => (window as unknown as { largest?: Element }).largest === one),
      )
      .toBe(true)
    const source = await image.evaluate((one: HTMLImageElement) => one.currentSrc)
    loaded.push(Number(/\/(\d+)\.\w+$/.exec(source)?.[1]))
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const before = await places(page)
    expect(await page.locator('[data-media]').count()).toBe(0)
    script.resolve()
    for (const id of ['film', 'tone', 'songs', 'own', 'bare']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      await expect(page.locator(`#${id} [data-media]`)).toBeAttached()
    }
    const bare = page.locator('#bare')
    await bare.getByRole('button', { name: 'Play', exact: true }).press('Enter')
    await expect(bare.locator('video')).toHaveJSProperty('paused', false)
    expect(await places(page), `${width} px`).toEqual(before)
  }
  expect(loaded[0]).toBeLessThan(loaded[1] ?? 0)
})

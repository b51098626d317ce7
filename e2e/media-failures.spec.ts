import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { ELSEWHERE, OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// Each of these breaks something on purpose, and the browser says so.
test.use({ expectedComplaint: /Failed to load|ERR_|status of 404|could not|fetch|import/i })

const film = (...urls: string[]) => {
  const [url, ...others] = urls
  const alternatives = others.map(other => ({ url: other }))
  return { type: 'video', props: { id: 'film', url, alternatives, name: 'A film' } }
}

/** Opens a page with a film of these sources and presses play. */
async function play(page: Page, ...urls: string[]) {
  await page.goto(await putPage('/failing', [film(...urls)]))
  const root = page.locator('#film')
  await root.scrollIntoViewIfNeeded()
  await root.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  return root
}

type Root = Awaited<ReturnType<typeof play>>
const now = (root: Root) =>
  root.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime)
const plays = (root: Root) => expect.poll(() => now(root)).toBeGreaterThan(0)

async function says(root: Root, text: string, file: string) {
  await expect(root.getByRole('alert')).toHaveText(text, { timeout: 15_000 })
  await expect(root.getByRole('link', { name: /^Download File: / })).toHaveAttribute('href', file)
  await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await expect(root.locator('[data-player-overlay]')).toBeHidden()
}

/** A part of a file that answers ranges, after something was done to it. */
function part(route: Route, path: string, change = (bytes: Buffer, _from: number) => bytes) {
  const body = readFileSync(`tests/fixtures/media/${path}`)
  const [, first = '0', last] =
    /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? []
  const from = Number(first)
  const end = Math.min(body.length - 1, Number(last || body.length - 1))
  return route.fulfill({
    status: 206,
    headers: {
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${end}/${body.length}`,
    },
    body: change(Buffer.from(body.subarray(from, end + 1)), from),
  })
}

test.describe('MP-4: every message, from a source that really fails', () => {
  test('Network error: the pieces of a stream are not there', async ({ page }) => {
    await serveMedia(page)
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(/\.m4s$/, route => route.fulfill({ status: 404, headers }))
    const src = `${ELSEWHERE}/hls/90.m3u8`
    const root = await play(page, src)
    await says(root, 'Network error', src)
    expect(await findAxeViolations(page, '#film')).toEqual([])
  })

  test('Cannot recover: a stream whose pictures and sounds are none, three times', async ({
    page,
  }) => {
    await serveMedia(page)
    await page.route(/\.m4s$/, route =>
      part(route, 'hls/90.m4s', (bytes, from) => (from === 0 ? bytes : bytes.fill(7))),
    )
    const src = `${ELSEWHERE}/hls/90.m3u8`
    const root = await play(page, src)
    await says(root, 'Cannot recover, last media error recovery failed', src)
  })

  test('No renderer found: no engine plays it, or the engine does not come', async ({ page }) => {
    await serveMedia(page)
    const unknown = `${OWN}/film.mov`
    await says(await play(page, unknown), 'No renderer found', unknown)
    await page.route(/\/assets\/(?:hls|dash)[^/]*\.js$/, route => route.fulfill({ status: 404 }))
    for (const src of [`${ELSEWHERE}/hls/90.m3u8`, `${ELSEWHERE}/dash/index.mpd`]) {
      await says(await play(page, src), 'No renderer found', src)
    }
  })

  test('the next source is taken where there is one', async ({ page }) => {
    const asked = await serveMedia(page)
    await page.route(/\/assets\/dash[^/]*\.js$/, route => route.fulfill({ status: 404 }))
    const next = `${ELSEWHERE}/film.flv`
    for (const src of [
      `${OWN}/page.mp4`,
      `${OWN}/gone.mp4`,
      `${OWN}/truncated.mp4`,
      `${ELSEWHERE}/hls/gone.m3u8`,
      `${ELSEWHERE}/dash/index.mpd`,
    ]) {
      await test.step(src, async () => {
        const second = src.endsWith('.mp4') ? `${ELSEWHERE}/hls/90.m3u8` : next
        const root = await play(page, src, second)
        if (src.endsWith('.mp4')) await plays(root)
        else await expect.poll(() => asked.some(path => path.endsWith('.flv'))).toBe(true)
      })
    }
  })
})

test('MP-4: offline in the middle says so, and goes on where it was when the network is back', async ({
  page,
}) => {
  let isOffline = false
  await page.route(`${ELSEWHERE}/long.mp4`, route => {
    const [, from = '0'] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
    if (isOffline) return route.abort('internetdisconnected')
    // The end does not come by itself.
    return Number(from) === 0 && !hasBeenBack
      ? part(route, 'film.mp4', bytes => bytes.subarray(0, 65_536))
      : part(route, 'film.mp4')
  })
  let hasBeenBack = false
  const root = await play(page, `${ELSEWHERE}/long.mp4`)
  await plays(root)
  isOffline = true
  await page.context().setOffline(true)
  await root.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 19
  })
  await says(root, 'Network error', `${ELSEWHERE}/long.mp4`)
  isOffline = false
  hasBeenBack = true
  await page.context().setOffline(false)
  await expect(root.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => now(root)).toBeGreaterThan(19)
})

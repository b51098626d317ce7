import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { moduleExamples } from './support/examples.ts'
import { ELSEWHERE, OWN, serveMedia } from './support/media-files.ts'
import { film, now, openFilm, playFilm, plays, press, says } from './support/play-film.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// These tests cause failures that the browser reports.
test.use({ expectedComplaint: /Failed to load|ERR_|status of 404|could not|fetch|import/i })

/** A byte range of a file, optionally modified. */
function part(route: Route, path: string, change = (bytes: Buffer, _from: number) => bytes) {
  const body = readFileSync(`${FIXTURES}/${path}`)
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

const FIXTURES = 'tests/fixtures/media'

test.describe('MP-4: every message, from a source that really fails', () => {
  test('Network error: the segments of a stream are missing', async ({ page }) => {
    await serveMedia(page)
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(/\.m4s$/, route => route.fulfill({ status: 404, headers }))
    const src = `${ELSEWHERE}/hls/90.m3u8`
    const root = await playFilm(page, src)
    await says(root, 'Network error', src)
    expect(await findAxeViolations(page, '#film')).toEqual([])
  })

  test('Cannot recover: a stream without usable video and audio, three times', async ({ page }) => {
    await serveMedia(page)
    await page.route(/\.m4s$/, route =>
      part(route, 'hls/90.m4s', (bytes, from) => (from === 0 ? bytes : bytes.fill(7))),
    )
    const src = `${ELSEWHERE}/hls/90.m3u8`
    const root = await playFilm(page, src)
    await says(root, 'Cannot recover, last media error recovery failed', src)
  })

  test('No renderer found: no engine plays it, or the engine does not come', async ({ page }) => {
    await serveMedia(page)
    const unknown = `${OWN}/film.mov`
    await says(await playFilm(page, unknown), 'No renderer found', unknown)
    await page.route(/\/assets\/(?:hls|dash|flv)[^/]*\.js$/, route =>
      route.fulfill({ status: 404 }),
    )
    for (const src of [`${ELSEWHERE}/hls/90.m3u8`, `${ELSEWHERE}/dash/index.mpd`]) {
      await says(await playFilm(page, src), 'No renderer found', src)
    }
    await test.step('MP-5: of FLV its download', async () => {
      const src = `${ELSEWHERE}/film.flv`
      const root = await playFilm(page, src)
      await expect(root.getByRole('link', { name: 'Download video' })).toHaveAttribute('href', src)
      await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
    })
  })

  test('Media error: another type, HTML, and truncated files, each served as video', async ({
    page,
  }) => {
    await serveMedia(page)
    const bodies: Record<string, { body: Buffer; contentType: string }> = {
      'text.mp4': { body: Buffer.from('These are words.'), contentType: 'text/plain' },
      'image.mp4': { body: readFileSync('demo/media/favicon.svg'), contentType: 'image/svg+xml' },
      'page.mp4': { body: readFileSync(`${FIXTURES}/page.mp4`), contentType: 'text/html' },
      'empty.mp4': { body: Buffer.alloc(0), contentType: 'video/mp4' },
      'cut.webm': {
        body: readFileSync(`${FIXTURES}/film.webm`).subarray(0, 200),
        contentType: 'video/webm',
      },
      'stream.mpd': { body: readFileSync(`${FIXTURES}/page.mp4`), contentType: 'text/html' },
      'stream.m3u8': { body: readFileSync(`${FIXTURES}/page.mp4`), contentType: 'text/html' },
    }
    const headers = { 'access-control-allow-origin': '*' }
    for (const [name, { body, contentType }] of Object.entries(bodies)) {
      await test.step(name, async () => {
        const src = `${ELSEWHERE}/wrong/${name}`
        await page.route(src, route => route.fulfill({ body, contentType, headers }))
        const root = await openFilm(page, src)
        const play = root.getByRole('button', { name: 'Play', exact: true })
        if (await play.isEnabled()) await play.press('Enter').catch(() => {})
        await says(root, 'Media error: Format(s) not supported or source(s) not found', src)
      })
    }
  })

  test('the next source is used if one exists', async ({ page }) => {
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
        const root = await playFilm(page, src, second)
        if (src.endsWith('.mp4')) await plays(root)
        else await expect.poll(() => asked.some(path => path.endsWith('.flv'))).toBe(true)
      })
    }
  })
})

for (const [name, first, poster] of [
  ['an address that is not there', `${ELSEWHERE}/none.mp4`, false],
  ['a file of this site that is not there', `${OWN}/gone.mp4`, false],
  ['a file without a video', `${OWN}/page.mp4`, false],
  ['an address that is not there, under an image', `${ELSEWHERE}/none.mp4`, true],
  ['a file without a video, under an image', `${OWN}/page.mp4`, true],
] as const) {
  for (const second of [`${OWN}/film.mp4`, `${ELSEWHERE}/film.mp4`]) {
    test(`MP-2 ${name} is followed by ${second} after one press`, async ({ page }) => {
      await serveMedia(page)
      const node = film(first, second)
      const { image } = moduleExamples.image as { image: unknown }
      const props = { ...node.props, ...(poster && { poster: image }) }
      await page.goto(await putPage('/film', [{ ...node, props }]))
      const root = page.locator('#film')
      await root.scrollIntoViewIfNeeded()
      await expect(root.locator('.media-box')).toHaveAttribute('role', 'group')
      await root.locator('button:visible').first().click()
      await plays(root)
      await expect(root.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(1)
    })
  }
}

test('MP-4: going offline is reported, and playback resumes at its position', async ({ page }) => {
  let isOffline = false
  await page.route(`${ELSEWHERE}/long.mp4`, route => {
    const [, from = '0'] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
    if (isOffline) return route.abort('internetdisconnected')
    // The end of the file is withheld.
    return Number(from) === 0 && !hasBeenBack
      ? part(route, 'film.mp4', bytes => bytes.subarray(0, 65_536))
      : part(route, 'film.mp4')
  })
  let hasBeenBack = false
  const root = await playFilm(page, `${ELSEWHERE}/long.mp4`)
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

test('MP-4: without the player’s script the browser’s controls play, and other files are links', async ({
  page,
}) => {
  await serveMedia(page)
  await page.route(/\/assets\/players[^/]*\.js$/, route => route.fulfill({ status: 404 }))
  const named = (id: string, url: string) => ({ ...film(url), props: { ...film(url).props, id } })
  const stream = `${ELSEWHERE}/hls/90.m3u8`
  await page.goto(
    await putPage('/scriptless', [
      named('file', `${OWN}/film.mp4`),
      named('stream', stream),
      named('tube', 'https://youtu.be/aqz-KE-bpKQ'),
    ]),
  )
  const root = page.locator('#file')
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('[data-player=failed]')).toBeAttached()
  await expect(root.locator('video')).toHaveJSProperty('controls', true)
  await root.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await plays(root)
  await page.locator('#stream').scrollIntoViewIfNeeded()
  await expect(page.locator('#stream').getByRole('link')).toHaveAttribute('href', stream)
  const tube = page.locator('#tube')
  await tube.scrollIntoViewIfNeeded()
  await expect(tube.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await expect(tube.getByRole('button')).toHaveCount(0)
  expect(await findAxeViolations(page, '#file', '#stream', '#tube')).toEqual([])
})

test('MP-3: refused autoplay is no failure: the button stays, and a press plays', async ({
  page,
}) => {
  await serveMedia(page)
  const root = await openFilm(page, `${OWN}/film.mp4`)
  const button = root.getByRole('button', { name: 'Play', exact: true })
  const refuses = (isRefusing: boolean) =>
    root.locator('video').evaluate((video: HTMLVideoElement, refused) => {
      if (refused) video.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      else Reflect.deleteProperty(video, 'play')
    }, isRefusing)
  await refuses(true)
  await press(root, 'Play')
  await expect(root.locator('video')).toHaveJSProperty('readyState', 4)
  await expect(button).toBeEnabled()
  await expect(root.getByRole('alert')).toHaveCount(0)
  expect(await now(root)).toBe(0)
  await refuses(false)
  await press(root, 'Play')
  await plays(root)
})

test('MP-2: Ogg plays', async ({ page }) => {
  await serveMedia(page)
  const code = `<audio controls src="${OWN}/tone.ogg" aria-label="A tone"></audio>`
  await page.goto(await putPage('/ogg', [{ type: 'code', props: { id: 'film', code } }]))
  const root = page.locator('#film')
  await expect(root.locator('.media-box')).toHaveRole('group')
  await press(root, 'Play')
  await expect
    .poll(() => root.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(0)
})

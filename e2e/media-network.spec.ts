import type { Page, Route } from '@playwright/test'
import { ELSEWHERE, hasH264, serveMedia } from './support/media-files.ts'
import { runFor, stopClock } from './support/module-example.ts'
import { now, playFilm, plays, press, says } from './support/play-film.ts'
import { startSlowHost } from './support/slow-host.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// These tests cause failures that the browser reports.
test.use({ expectedComplaint: /Failed to load|ERR_|fetch|import|CORS|answered|did not load/i })

const STALLED_MS = 15_000

/** No message appears before the timeout. */
async function stallsIn(page: Page, ms: number) {
  const alert = page.locator('#film').getByRole('alert')
  await runFor(page, ms - 500)
  await expect(alert).toHaveCount(0)
  await runFor(page, 600)
}

test.describe('a host that does not respond while the network works', () => {
  // The slow host is local and uses http.
  test.use({ bypassCSP: true })

  test('MP-4: a missing file is reported after 15 s, and plays when it arrives', async ({
    page,
  }) => {
    await using host = await startSlowHost(['film.mp4'])
    const src = `${host.origin}/film.mp4`
    await stopClock(page)
    const root = await playFilm(page, src)
    await expect.poll(() => host.asked('film.mp4')).toBeGreaterThan(0)
    await stallsIn(page, STALLED_MS)
    await says(root, 'Network error', src)
    await expect(root.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.clock.resume()
    expect(await findAxeViolations(page, '#film')).toEqual([])
    host.give('film.mp4')
    await expect(root.getByRole('alert')).toHaveCount(0)
    await plays(root)
  })

  test('MP-4: a retry or another source replaces an unresponsive one', async ({ page }) => {
    await using host = await startSlowHost(['film.mp4', 'dash/index.mpd'])
    await stopClock(page)
    const src = `${host.origin}/film.mp4`
    const root = await playFilm(page, src)
    await expect.poll(() => host.asked('film.mp4')).toBe(1)
    await stallsIn(page, STALLED_MS)
    await press(root, 'Try again')
    await expect.poll(() => host.asked('film.mp4')).toBe(2)
    await expect(root.getByRole('alert')).toHaveCount(0)
    await stallsIn(page, STALLED_MS)
    await says(root, 'Network error', src)
    await test.step('with another source', async () => {
      const second = await playFilm(
        page,
        `${host.origin}/dash/index.mpd`,
        `${host.origin}/film.flv`,
      )
      await expect.poll(() => host.asked('dash/index.mpd')).toBeGreaterThan(0)
      await stallsIn(page, STALLED_MS)
      await expect.poll(() => host.asked('film.flv')).toBe(1)
      await expect(second.getByRole('alert')).toHaveCount(0)
    })
  })

  test('MP-4: a slow stream is waited for; a stalled one is reported and resumes', async ({
    page,
  }) => {
    await using host = await startSlowHost(['hls/90.m4s'])
    const src = `${host.origin}/hls/90.m3u8`
    await stopClock(page)
    const root = await playFilm(page, src)
    await expect.poll(() => host.asked('hls/90.m3u8')).toBe(1)
    const alert = root.getByRole('alert')
    // Chunks of 7 KB whose total time exceeds the timeout.
    for (const bytes of [1000, 2000, 3000]) {
      await expect
        .poll(async () => {
          await runFor(page, 200)
          return host.asked('hls/90.m4s')
        })
        .toBeGreaterThan(0)
      host.give('hls/90.m4s', bytes)
      await comes(page)
      await runFor(page, 8000)
    }
    await expect(alert).toHaveCount(0)
    await runFor(page, STALLED_MS)
    await says(root, 'Network error', src)
    host.give('hls/90.m4s')
    await page.clock.resume()
    await expect(alert).toHaveCount(0)
    await plays(root)
  })
})

test('MP-4: an engine’s script missing after 15 s is reported and awaited, or another source plays', async ({
  page,
}) => {
  const held: Route[] = []
  await serveMedia(page)
  await page.route(/\/assets\/(?:hls|dash)[^/]*\.js$/, route => void held.push(route))
  await stopClock(page)
  const src = `${ELSEWHERE}/hls/90.m3u8`
  const root = await playFilm(page, src)
  await expect.poll(() => held.length).toBe(1)
  await stallsIn(page, STALLED_MS)
  await says(root, 'Network error', src)
  await page.clock.resume()
  await held.pop()?.continue()
  await expect(root.getByRole('alert')).toHaveCount(0)
  await plays(root)
  await test.step('with another source', async () => {
    await stopClock(page)
    const frame = 'https://youtu.be/aqz-KE-bpKQ'
    await page.route('https://www.youtube-nocookie.com/**', route => route.fulfill({ body: '' }))
    const second = await playFilm(page, `${ELSEWHERE}/dash/index.mpd`, frame)
    await expect.poll(() => held.length).toBe(1)
    await expect(second.locator('iframe')).toHaveCount(0)
    await runFor(page, STALLED_MS)
    await expect(second.locator('iframe')).toBeAttached()
    await expect(second.getByRole('alert')).toHaveCount(0)
  })
})

/** Sent data has arrived: browsers report progress every 50 ms. */
const comes = (page: Page) =>
  new Promise(resolve => setTimeout(resolve, 300)).then(() => page.title())

/** Bytes of each stream for two seconds of playback. */
const TWO_SECONDS: Record<string, Record<string, number>> = {
  'hls/90.m3u8': { 'hls/90.m4s': 8480 },
  'dash/index.mpd': {
    'dash/index-stream0.mp4': 4449,
    'dash/index-stream1.mp4': 6381,
    'dash/index-stream2.mp4': 4198,
  },
  'film.flv': { 'film.flv': 12_000 },
}

test.describe('offline', () => {
  test.use({ bypassCSP: true })

  test('MP-4: in the middle of a stream is reported, and playback resumes at its position', async ({
    page,
  }) => {
    for (const [stream, files] of Object.entries(TWO_SECONDS)) {
      await test.step(stream, async () => {
        await using host = await startSlowHost(Object.keys(files))
        for (const [file, bytes] of Object.entries(files)) host.give(file, bytes)
        const src = `${host.origin}/${stream}`
        const root = await playFilm(page, src)
        if (stream.endsWith('.flv') && !(await hasH264(page))) return
        await plays(root, 1)
        await page.context().setOffline(true)
        await says(root, 'Network error', src)
        const stoppedAt = await now(root)
        for (const file of Object.keys(files)) host.give(file)
        await page.context().setOffline(false)
        await expect(root.getByRole('alert')).toHaveCount(0)
        await plays(root, Math.max(stoppedAt, 1))
      })
    }
  })
})

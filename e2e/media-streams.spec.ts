import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { ELSEWHERE, hasH264, serveMedia } from './support/media-files.ts'
import { now, openFilm, playFilm, plays, press, says } from './support/play-film.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const STREAMS = [`${ELSEWHERE}/hls/languages.m3u8`, `${ELSEWHERE}/dash/index.mpd`]

const video = (root: Locator) => root.locator('video')
const height = (root: Locator) => video(root).evaluate((one: HTMLVideoElement) => one.videoHeight)
const pause = (root: Locator) => video(root).evaluate((one: HTMLVideoElement) => one.pause())

/** Active or hidden cues in order. */
const cues = (root: Locator) =>
  video(root).evaluate((one: HTMLVideoElement) =>
    [...one.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ cues }) => [...(cues ?? [])].map(cue => (cue as VTTCue).text)),
  )

async function choose(root: Locator, menu: string, group: string, choice: string) {
  await press(root, menu)
  await root
    .getByRole('group', { name: group, exact: true })
    .getByRole('menuitemradio', { name: choice, exact: true })
    .press('Enter')
}

/** The checked item after reopening the menu. */
async function chosen(root: Locator, menu: string, group: string) {
  await press(root, menu)
  const name = await root
    .getByRole('group', { name: group, exact: true })
    .getByRole('menuitemradio', { checked: true })
    .textContent()
  await root.page().keyboard.press('Escape')
  return name
}

test('MP-3: captions and sounds of a stream are chosen as those of files are, and kept for the visitor', async ({
  page,
}) => {
  for (const src of STREAMS) {
    await test.step(src, async () => {
      const asked = await serveMedia(page)
      const root = await playFilm(page, src)
      await plays(root)
      // Slow, so that the video does not end.
      await choose(root, 'Settings', 'Speed', '0.5×')
      expect(await cues(root), 'none without being asked for').toEqual([])
      await choose(root, 'Captions', 'Captions', 'Deutsch')
      await expect.poll(() => cues(root)).toContain('Ein Testbild, <b>bewegt</b>.')
      await choose(root, 'Captions', 'Captions', 'English')
      await expect.poll(async () => (await cues(root)).join()).toContain('The tone stays the same.')
      expect((await cues(root)).join()).not.toContain('Der Ton bleibt.')
      await choose(root, 'Captions', 'Captions', 'Off')
      expect(await cues(root)).toEqual([])
      expect(asked).not.toContain('/dash/index-stream3.mp4')
      expect(await chosen(root, 'Settings', 'Audio')).toBe('English')
      await choose(root, 'Settings', 'Audio', 'Deutsch')
      await expect.poll(() => asked).toContain('/dash/index-stream3.mp4')
      expect(await chosen(root, 'Settings', 'Audio')).toBe('Deutsch')
      await plays(root, await now(root))
      await pause(root)
      await press(root, 'Settings')
      expect(await findAxeViolations(page, '#film')).toEqual([])
      await page.keyboard.press('Escape')
      await choose(root, 'Captions', 'Captions', 'Deutsch')
      await expect.poll(() => cues(root), 'while nothing plays').toContain('Der Ton bleibt.')
      await page.reload()
      await root.scrollIntoViewIfNeeded()
      await press(root, 'Play')
      await expect.poll(() => cues(root), 'as it was chosen').toContain('Der Ton bleibt.')
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('MP-3: DFXP in a DASH stream is shown with its colors', async ({ page }) => {
  await serveMedia(page)
  const headers = { 'access-control-allow-origin': '*' }
  const mpd = readFileSync('tests/fixtures/media/dash/index.mpd', 'utf8')
  const dfxp = readFileSync('tests/fixtures/media/captions.dfxp', 'utf8')
  const body = mpd
    .replaceAll('text/vtt', 'application/ttml+xml')
    .replaceAll(/\.\.\/captions(?:-de)?\.vtt/g, '../captions.dfxp')
  await page.route('**/ttml.mpd', route => route.fulfill({ body, headers }))
  await page.route('**/captions.dfxp', route =>
    route.fulfill({ body: dfxp.replace('fontWeight="bold"', 'color="#123456"'), headers }),
  )
  const root = await playFilm(page, `${ELSEWHERE}/dash/ttml.mpd`)
  await plays(root)
  await pause(root)
  await choose(root, 'Captions', 'Captions', 'Deutsch')
  await expect
    .poll(() => cues(root))
    .toEqual([
      'Ein Testbild,\n<c.rgb_123456>bewegt</c>.',
      'Der Ton bleibt.',
      'Und so geht es weiter.',
    ])
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(one => one.cssText)),
  )
  expect(rules.join()).toContain('.rgb_123456')
  await choose(root, 'Captions', 'Captions', 'Off')
  expect(await cues(root)).toEqual([])
})

test('MP-2: a quality of a stream is chosen, and given back to the stream', async ({ page }) => {
  for (const src of [`${ELSEWHERE}/hls/index.m3u8`, `${ELSEWHERE}/dash/index.mpd`]) {
    await test.step(src, async () => {
      await serveMedia(page)
      const root = await playFilm(page, src)
      await plays(root)
      expect(await chosen(root, 'Settings', 'Quality')).toBe('Automatic')
      const first = await height(root)
      for (const next of [270 - first, first]) {
        await choose(root, 'Settings', 'Quality', `${next}p`)
        await expect.poll(() => height(root)).toBe(next)
        expect(await chosen(root, 'Settings', 'Quality')).toBe(`${next}p`)
      }
      await choose(root, 'Settings', 'Quality', 'Automatic')
      expect(await chosen(root, 'Settings', 'Quality')).toBe('Automatic')
    })
  }
})

test('MP-3: a stream begins where its source says', async ({ page }) => {
  await serveMedia(page)
  const streams = ['hls/90.m3u8', 'dash/index.mpd', ...((await hasH264(page)) ? ['film.flv'] : [])]
  for (const stream of streams) {
    await test.step(stream, async () => {
      const root = await openFilm(page, `${ELSEWHERE}/${stream}#t=2`)
      const firstSeen = video(root).evaluate(
        (one: HTMLVideoElement) =>
          new Promise<number>(resolve => {
            one.addEventListener('playing', () => resolve(one.currentTime), { once: true })
          }),
      )
      await press(root, 'Play')
      expect(await firstSeen).toBeGreaterThanOrEqual(1.9)
      await plays(root, 2)
      expect(await now(root)).toBeLessThan(4)
    })
  }
})

test('MP-1: a live stream shows that instead of its length, and cannot be sought', async ({
  page,
}) => {
  await serveMedia(page)
  const playlist = readFileSync('tests/fixtures/media/hls/90.m3u8', 'utf8')
  const live = playlist.replace('#EXT-X-ENDLIST\n', '').replace('#EXT-X-PLAYLIST-TYPE:VOD\n', '')
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/hls/live.m3u8', route =>
    route.fulfill({ body: live.replaceAll('90.m4s', `${ELSEWHERE}/hls/90.m4s`), headers }),
  )
  const root = await playFilm(page, `${ELSEWHERE}/hls/live.m3u8`)
  await plays(root)
  await expect(video(root)).toHaveJSProperty('duration', Number.POSITIVE_INFINITY)
  await expect(root.getByText('Live', { exact: true })).toBeVisible()
  await expect(root.getByRole('slider', { name: 'Position' })).toHaveCount(0)
  await press(root, 'Settings')
  await expect(root.getByRole('menuitemradio', { name: '0.5×' })).toBeVisible()
  await expect(root.getByRole('menuitem', { name: 'Copy link at this time' })).toHaveCount(0)
  expect(await findAxeViolations(page, '#film')).toEqual([])
  await page.keyboard.press('Escape')
  const before = await now(root)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  expect(await now(root)).toBeLessThan(before + 2)
})

const WIDEVINE = 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed'
/** The smallest box that requests a license (ISO/IEC 23001-7 §8.1). */
const PSSH = Buffer.concat([
  Buffer.from([0, 0, 0, 34]),
  Buffer.from('pssh'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from(WIDEVINE.replaceAll('-', ''), 'hex'),
  Buffer.from([0, 0, 0, 2, 8, 1]),
]).toString('base64')

test.describe('protected', () => {
  test.use({ expectedComplaint: /Failed to load resource|key|DRM|protect/i })

  test('MP-4: a stream without its key or license is reported', async ({ page }) => {
    await serveMedia(page)
    const headers = { 'access-control-allow-origin': '*' }
    const locked = (key: string) =>
      readFileSync('tests/fixtures/media/hls/90.m3u8', 'utf8').replace(
        '#EXT-X-MAP',
        `#EXT-X-KEY:${key}\n#EXT-X-MAP`,
      )
    const serve = (name: string, body: string) =>
      page.route(`**/${name}`, route => route.fulfill({ body, headers }))
    await serve('hls/key.m3u8', locked('METHOD=AES-128,URI="key.bin"'))
    await serve(
      'hls/licence.m3u8',
      locked('METHOD=SAMPLE-AES,URI="skd://key",KEYFORMAT="com.apple.streamingkeydelivery"'),
    )
    await serve(
      'dash/licence.mpd',
      readFileSync('tests/fixtures/media/dash/index.mpd', 'utf8').replaceAll(
        /(<AdaptationSet [^>]*contentType="(?:video|audio)"[^>]*>)/g,
        `$1<ContentProtection schemeIdUri="urn:uuid:${WIDEVINE}"><cenc:pssh xmlns:cenc="urn:mpeg:cenc:2013">${PSSH}</cenc:pssh></ContentProtection>`,
      ),
    )
    await page.route('**/key.bin', route => route.fulfill({ status: 403, headers }))
    const texts = {
      'hls/key.m3u8': 'Network error',
      'hls/licence.m3u8': 'Media error: Format(s) not supported or source(s) not found',
      'dash/licence.mpd': 'Media error: Format(s) not supported or source(s) not found',
    }
    for (const [path, text] of Object.entries(texts)) {
      await test.step(path, async () => {
        const src = `${ELSEWHERE}/${path}`
        await says(await playFilm(page, src), text, src)
      })
    }
  })
})

test.describe('captions', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('MP-3: a stream plays without its missing captions', async ({ page }) => {
    const headers = { 'access-control-allow-origin': '*' }
    for (const src of STREAMS) {
      await serveMedia(page)
      await page.route('**/*.vtt', route => route.fulfill({ status: 404, headers }))
      const root = await playFilm(page, src)
      await plays(root)
      await choose(root, 'Captions', 'Captions', 'Deutsch')
      await plays(root, 4)
      await expect(root.getByRole('alert')).toHaveCount(0)
      await page.evaluate(() => localStorage.clear())
    }
  })
})

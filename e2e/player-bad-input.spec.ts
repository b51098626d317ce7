import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { requestsAreAnswered } from './support/requests.ts'
import { expect, test } from './support/test.ts'

const html = (id: string, code: string) => ({ type: 'code', props: { id, code } })
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })
const video = (root: Locator) => root.locator('video')
const plays = (root: Locator) =>
  expect
    .poll(() => video(root).evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0)

async function open(page: Page, ...content: { type: string; props: Record<string, unknown> }[]) {
  const asked = await serveMedia(page)
  await page.goto(await putPage('/bad', content))
  return asked
}

/** Cues shown by the browser. */
const shown = (root: Locator) =>
  video(root).evaluate((one: HTMLVideoElement) =>
    [...one.textTracks]
      .filter(track => track.mode === 'showing')
      .flatMap(track => [...(track.cues ?? [])].map(cue => (cue as VTTCue).text)),
  )

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** A file of this size filled with cues. */
function captionsOf(bytes: number): string {
  const cues: string[] = ['WEBVTT']
  for (let at = 0, length = 8; length < bytes; at++) {
    const cue = `${clock(at)} --> ${clock(at + 1)}\nLine ${at} <b>of many</b>`
    cues.push(cue)
    length += cue.length + 2
  }
  return cues.join('\n\n').slice(0, bytes)
}

test.describe('captions', () => {
  test.use({ expectedComplaint: /too large for a caption file|answered 404|Failed to load/ })

  test('MP-3: of 5 MB, in Latin-1, with scripts: readable text is shown, the video plays, and nothing runs', async ({
    page,
  }) => {
    const files: Record<string, string | Buffer> = {
      large: captionsOf(5 * 1024 * 1024),
      toolarge: captionsOf(6_000_001),
      latin: Buffer.from('WEBVTT\n\n00:00.000 --> 00:20.000\nGrüße aus Århus', 'latin1'),
      script: `WEBVTT

STYLE
::cue { background: url(${OWN}/asked-by-style.png) }

00:00.000 --> 00:20.000
<script>window.ran = 1</script><img src=x onerror="window.ran = 2"><b onclick="window.ran = 3">Plain</b> &lt;script&gt;`,
      // Not supported by this browser.
      regions: `WEBVTT

REGION
id:a
width:40%

00:00.000 --> 00:20.000 region:a
One

00:00.000 --> 00:20.000 region:a
Two`,
      chapters: `WEBVTT

00:00.000 --> 00:05.000
<img src=x onerror="window.ran = 4">One

00:05.000 --> 00:20.000
&lt;img src=x onerror="window.ran = 5"&gt;`,
    }
    await page.route('**/bad-captions/*', route => {
      const [name = ''] = route.request().url().split('/').slice(-1)
      return route.fulfill({ contentType: 'text/vtt', body: files[name] ?? '' })
    })
    const track = (name: string, kind = 'captions') =>
      `<track kind="${kind}" src="/bad-captions/${name}" srclang="en" label="${name}">`
    const tracks = ['large', 'toolarge', 'latin', 'script', 'regions']
      .map(name => track(name))
      .join('')
    const asked = await open(
      page,
      html(
        'film',
        `<video controls aria-label="Film"><source src="${OWN}/film.mp4">${tracks}${track('chapters', 'chapters')}</video>`,
      ),
    )
    const root = page.locator('#film')
    await expect(button(root, 'Captions')).toBeVisible()
    await button(root, 'Play').press('Enter')
    await plays(root)
    const choose = async (name: string) => {
      await button(root, 'Captions').press('Enter')
      await root.getByRole('menuitemradio', { name, exact: true }).press('Enter')
    }
    await choose('large')
    await expect.poll(async () => (await shown(root)).length).toBe(20_000)
    expect((await shown(root))[1]).toBe('Line 1 <b>of many</b>')
    await expect(video(root)).toHaveJSProperty('paused', false)
    await choose('toolarge')
    await expect(root.getByText('The captions could not be loaded.')).toBeVisible()
    await choose('latin')
    await expect.poll(() => shown(root)).toEqual(['Grüße aus Århus'])
    await choose('script')
    await expect.poll(() => shown(root)).toEqual(['<b>Plain</b> &lt;script&gt;'])
    await choose('regions')
    await expect.poll(() => shown(root)).toEqual(['One\nTwo'])
    await button(root, 'Chapters').press('Enter')
    await expect(root.getByRole('menuitemradio')).toHaveText([
      'One0:00',
      '<img src=x onerror="window.ran = 5">0:05',
    ])
    await requestsAreAnswered(page)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(asked.filter(path => path.endsWith('.png'))).toEqual([])
  })

  test('a missing poster leaves a player that plays', async ({ page }) => {
    await page.route('**/media/*/*.webp', route => route.fulfill({ status: 404 }))
    await open(
      page,
      html(
        'bare',
        `<video controls aria-label="Film" poster="${OWN}/gone.png"><source src="${OWN}/film.mp4"></video>`,
      ),
      {
        type: 'video',
        props: {
          id: 'covered',
          url: `${OWN}/film.mp4`,
          poster: { media: 'placeholder-wide', alt: '' },
          name: 'Film',
        },
      },
    )
    const bare = page.locator('#bare')
    await button(bare, 'Play').press('Enter')
    await plays(bare)
    const covered = page.locator('#covered')
    await covered.scrollIntoViewIfNeeded()
    await button(covered, 'Play video: Film').press('Enter')
    await plays(covered)
    await expect(covered.locator('[data-player-overlay]')).toBeHidden()
  })
})

test('an unknown duration: it plays and cannot be sought', async ({ page }) => {
  const body = readFileSync('tests/fixtures/media/film.webm')
  const duration = body.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  // Overwrites the duration with a void element (EBML: Void).
  body.set([0xec, 0x89], duration)
  await page.route('**/endless.webm', route =>
    route.fulfill({ contentType: 'video/webm', headers: { 'accept-ranges': 'none' }, body }),
  )
  await open(
    page,
    html('film', '<video controls muted aria-label="Film" src="/endless.webm"></video>'),
  )
  const root = page.locator('#film')
  await expect(video(root)).toHaveJSProperty('duration', Number.POSITIVE_INFINITY)
  await expect(root.getByText('Live', { exact: true })).toBeVisible()
  await expect(root.getByRole('slider', { name: 'Position' })).toHaveCount(0)
  await button(root, 'Play').focus()
  for (const key of ['ArrowRight', 'End', '.']) await page.keyboard.press(key)
  expect(await video(root).evaluate((one: HTMLVideoElement) => one.currentTime)).toBe(0)
  await page.keyboard.press('Space')
  await plays(root)
})

test('two hundred players: nothing is loaded before they are near, and the keyboard goes through them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const films = Array.from({ length: 100 }, (_, at) => [
    {
      type: 'video',
      props: { id: `film-${at}`, url: `${OWN}/film.mp4?${at}`, name: `Film ${at}` },
    },
    {
      type: 'audio',
      props: { id: `tone-${at}`, url: `${OWN}/tone.mp3?${at}`, title: `Tone ${at}` },
    },
  ])
  await open(
    page,
    html('top', '<p style="block-size:200vh"><a href="#">Before them</a></p>'),
    ...films.flat(),
  )
  await requestsAreAnswered(page)
  const ofPlayers = () => asked.filter(path => path.startsWith(OWN) || /players/.test(path))
  expect(ofPlayers()).toEqual([])
  await page.getByRole('link', { name: 'Before them' }).focus()
  await page.keyboard.press('Tab')
  const first = page.locator('#film-0')
  await test.step('the focus stays in a player that takes over', async () => {
    await expect(first.getByRole('group', { name: 'Film 0' })).toBeFocused()
    await page.keyboard.press('Space')
    await plays(first)
    await page.keyboard.press('Space')
    await expect(video(first)).toHaveJSProperty('paused', true)
    await page.keyboard.press('Tab')
    await expect(first.getByRole('slider', { name: 'Position' })).toBeFocused()
  })
  await test.step('intermediate releases are ignored', async () => {
    await page.locator('#tone-99').scrollIntoViewIfNeeded()
    await button(page.locator('#tone-99'), 'Play').press('Enter')
    await expect(video(first)).toHaveJSProperty('paused', true)
    await requestsAreAnswered(page)
    expect(await page.locator('[data-media]').count()).toBeLessThan(20)
    expect(ofPlayers().length).toBeLessThan(40)
  })
})

test('autoplay that the browser refuses leaves the player at rest, with its button', async ({
  page,
}) => {
  await open(page, {
    type: 'video',
    props: {
      id: 'film',
      url: `${OWN}/film.mp4`,
      poster: { media: 'placeholder-wide', alt: '' },
      name: 'Film',
    },
  })
  const root = page.locator('#film')
  await expect(root.locator('[data-media]')).toBeAttached()
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    let isRefused = true
    HTMLMediaElement.prototype.play = function begin() {
      if (!isRefused) return play.call(this)
      isRefused = false
      return Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    }
  })
  await button(root, 'Play video: Film').press('Enter')
  await expect(root.locator('[data-player-overlay]')).toBeHidden()
  await expect(video(root)).toHaveJSProperty('paused', true)
  await expect(root.getByRole('alert')).toHaveCount(0)
  await expect(root.getByRole('group', { name: 'Film' })).toBeFocused()
  await button(root, 'Play').press('Enter')
  await plays(root)
})

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { EMBEDDED_POST } from '../tests/doubles/embedded-post.ts'
import { YOUTUBE_FRAME } from '../tests/doubles/youtube-frame.ts'
import { upload } from './site/pictures.ts'
import { asOwner } from './support/admin-api.ts'
import { ELSEWHERE, hasH264, OWN, serveMedia } from './support/media-files.ts'
import { runFor, stopClock } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const CAPTIONED = `<video controls aria-label="A test film"><source src="${OWN}/film.mp4">
  <track kind="captions" src="${OWN}/captions.vtt" srclang="en" label="English" default>
  <track kind="captions" src="${OWN}/captions.dfxp" srclang="de" label="Deutsch">
  <track kind="chapters" src="${OWN}/chapters.vtt" srclang="en" label="Chapters"></video>`
const html = (id: string, code: string) => ({ type: 'code', props: { id, code } })
const film = (id: string, ...urls: string[]) => {
  const [url, ...others] = urls
  const alternatives = others.map(other => ({ url: other }))
  return { type: 'video', props: { id, url, alternatives, name: `Film ${id}` } }
}

/** Opens a page with these modules; returns media requests. */
async function open(page: Page, ...content: { type: string; props: Record<string, unknown> }[]) {
  const asked = await serveMedia(page)
  await page.goto(await putPage('/player', content))
  return asked
}

const press = (root: Locator, name: string) =>
  root.getByRole('button', { name, exact: true }).press('Enter')
const media = (root: Locator) => root.locator('video, audio').first()
const now = (root: Locator) => media(root).evaluate((one: HTMLMediaElement) => one.currentTime)
const isPaused = (root: Locator) => media(root).evaluate((one: HTMLMediaElement) => one.paused)
const volume = (root: Locator) => media(root).evaluate((one: HTMLMediaElement) => one.volume)

/** Scrolls near enough to load the script. */
async function ready(root: Locator) {
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('.media-box')).toHaveRole('group')
}

/** Waits until playback has advanced. */
async function plays(root: Locator) {
  await expect.poll(() => now(root)).toBeGreaterThan(0)
}

test('MP-1: all media of a page get the player at their size, and its keys work', async ({
  page,
}) => {
  await open(page, html('bare', CAPTIONED), html('tone', `<audio controls src="${OWN}/tone.mp3">`))
  const root = page.locator('#bare')
  await ready(root)
  await ready(page.locator('#tone'))
  const sizeOf = async (one: Locator) => {
    const { width = 0, height = 0 } = (await one.locator('.media-box').boundingBox()) ?? {}
    return `${width}×${height}`
  }
  expect(await sizeOf(root)).toBe('480×270')
  expect(await sizeOf(page.locator('#tone'))).toBe('400×40')
  expect(await volume(root)).toBe(0.8)
  const box = root.getByRole('group', { name: 'A test film' })
  const rail = root.getByRole('slider', { name: 'Position' })
  await expect(rail).toHaveAttribute('aria-valuetext', '0:00 of 0:20')
  await box.focus()
  await test.step('seeking by 5 %', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(rail).toBeFocused()
    await expect.poll(() => now(root)).toBe(1)
    await page.keyboard.press('End')
    await expect.poll(() => now(root)).toBe(20)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => now(root)).toBe(19)
    await page.keyboard.press('Home')
    await page.keyboard.press('.')
    await expect.poll(() => now(root)).toBeCloseTo(0.04)
  })
  await test.step('volume by 0.1', async () => {
    await page.keyboard.press('ArrowUp')
    expect(await volume(root)).toBe(0.9)
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown')
    await expect(media(root)).toHaveJSProperty('muted', true)
    await page.keyboard.press('ArrowUp')
    await expect(media(root)).toHaveJSProperty('muted', false)
    await page.keyboard.press('m')
    await expect(root.getByRole('button', { name: 'Unmute' })).toBeVisible()
  })
  await test.step('play, pause, full screen', async () => {
    await page.keyboard.press('Space')
    await plays(root)
    await page.keyboard.press('Space')
    expect(await isPaused(root)).toBe(true)
    await page.keyboard.press('f')
    await expect(root.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    await page.keyboard.press('f')
    await expect(root.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  })
  expect(await findAxeViolations(page, '#bare', '#tone')).toEqual([])
})

test('MP-1: every control is within the player, however narrow it is', async ({ page }) => {
  await open(page, html('bare', CAPTIONED))
  const root = page.locator('#bare')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await ready(root)
    const { x = 0, width: wide = 0 } = (await root.locator('.media-box').boundingBox()) ?? {}
    const last = await root.getByRole('button', { name: 'Full screen' }).boundingBox()
    expect(last && last.x + last.width, `${width} px`).toBeLessThanOrEqual(x + wide)
  }
})

test('MP-1: controls hide after 1500 ms, 2500 ms after the pointer came, 1000 ms after it left', async ({
  page,
}) => {
  await stopClock(page)
  await open(page, html('bare', CAPTIONED))
  const root = page.locator('#bare')
  await ready(root)
  const box = root.locator('.media-box')
  const hidesIn = async (ms: number) => {
    await runFor(page, ms - 20)
    await expect(box).toHaveAttribute('data-controls', 'shown')
    await runFor(page, 40)
    await expect(box).toHaveAttribute('data-controls', 'hidden')
  }
  await media(root).evaluate((one: HTMLMediaElement) => {
    one.muted = true
    return one.play()
  })
  await hidesIn(1500)
  await box.dispatchEvent('pointerenter')
  await hidesIn(2500)
  await box.dispatchEvent('pointerenter')
  await box.dispatchEvent('pointerleave')
  await hidesIn(1000)
  await test.step('the keyboard brings them back, and they stay while it is on them', async () => {
    await root.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Shift')
    await runFor(page, 5000)
    await expect(box).toHaveAttribute('data-controls', 'shown')
    await root.getByRole('button', { name: 'Pause' }).blur()
    await hidesIn(1500)
  })
  await media(root).evaluate((one: HTMLMediaElement) => one.pause())
  await runFor(page, 5000)
  await expect(box).toHaveAttribute('data-controls', 'shown')
})

test('MP-3: copies a link to a time, which seeks without playing', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, html('space', '<p style="block-size:200vh">'), html('bare', CAPTIONED))
  const root = page.locator('#bare')
  await ready(root)
  await media(root).evaluate((one: HTMLMediaElement) => {
    one.currentTime = 7.5
  })
  await press(root, 'Settings')
  await root.getByRole('menuitem', { name: 'Copy link at this time' }).press('Enter')
  await expect(root.getByText('Link copied')).toBeVisible()
  expect(await findAxeViolations(page, '#bare')).toEqual([])
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).hash).toBe('#media|bare|0|7')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(root.locator('.media-box')).toBeInViewport()
  await expect.poll(() => now(root)).toBe(7)
  expect(await isPaused(root)).toBe(true)
  await test.step('and to another time on the same page', async () => {
    await page.evaluate(() => {
      location.hash = '#media|bare|0|12'
    })
    await expect.poll(() => now(root)).toBe(12)
  })
  await test.step('an unknown target does nothing', async () => {
    for (const wrong of ['bare|4|1', 'gone|0|1', 'bare|0|-3', 'bare|0|1e9', 'bare']) {
      await page.evaluate(hash => {
        location.hash = hash
      }, `#media|${wrong}`)
    }
    expect(await now(root)).toBe(12)
  })
})

test('MP-3: resumes a long video with consent only, until it has ended', async ({ page }) => {
  const long = () =>
    media(page.locator('#bare')).evaluate((one: HTMLMediaElement) => {
      Object.defineProperty(one, 'duration', { get: () => 150 })
    })
  const kept = () => page.evaluate(() => localStorage.getItem('vitrine:resume'))
  const stopAt = (seconds: number) =>
    media(page.locator('#bare')).evaluate(async (one: HTMLMediaElement, at) => {
      one.currentTime = at
      await one.play()
      one.pause()
    }, seconds)
  await open(page, html('bare', CAPTIONED))
  const root = page.locator('#bare')
  await ready(root)
  await long()
  await stopAt(12)
  await expect.poll(() => isPaused(root)).toBe(true)
  expect(await kept()).toBe(null)
  await page.evaluate(() => {
    document.documentElement.dataset.consent = 'preferences'
  })
  await stopAt(13)
  await expect.poll(kept).toContain('film.mp4":13')
  await page.reload()
  await ready(root)
  await expect(root.getByRole('button', { name: /Continue/ })).toHaveCount(0)
  await page.evaluate(() => {
    document.documentElement.dataset.consent = 'preferences'
    document.dispatchEvent(new Event('vt:consent'))
  })
  expect(await findAxeViolations(page, '#bare')).toEqual([])
  await long()
  await press(root, 'Continue at 0:13')
  await expect.poll(() => now(root)).toBeGreaterThan(13)
  await expect(root.getByRole('button', { name: /Continue/ })).toHaveCount(0)
  await media(root).evaluate((one: HTMLMediaElement) => {
    one.currentTime = 19.8
  })
  await expect.poll(kept).toBe(null)
})

const DESCRIBED = `WEBVTT

00:00.100 --> 00:00.600
A hand <i>lifts</i> the lid.

00:02.000 --> 00:02.400
Steam.`

test('MP-3: an audio description is read aloud in its language, and the video waits for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = []
    const speechSynthesis = {
      speak(words: SpeechSynthesisUtterance) {
        said.push(`${words.lang}: ${words.text}`)
        words.dispatchEvent(new Event('start'))
        setTimeout(() => words.dispatchEvent(new Event('end')), 1500)
      },
      cancel() {},
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { said })
  })
  await serveDescribed(page)
  const root = page.locator('#bare')
  await switchOn(root)
  await press(root, 'Play')
  await expect.poll(() => isPaused(root), 'waits').toBe(true)
  expect(await now(root)).toBeLessThan(1.5)
  await expect.poll(() => now(root), 'goes on').toBeGreaterThan(2)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said[0]).toBe('en: A hand lifts the lid.')
  expect(await findAxeViolations(page, '#bare')).toEqual([])
})

test('MP-3: without a voice screen readers are told the audio description', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined })
  })
  await serveDescribed(page)
  const root = page.locator('#bare')
  await switchOn(root)
  await press(root, 'Play')
  await expect(root.locator('[aria-live="assertive"]')).toHaveText('Steam.')
  expect(await isPaused(root)).toBe(false)
})

async function serveDescribed(page: Page) {
  const code = `<video controls aria-label="A test film"><source src="${OWN}/film.mp4">
    <track kind="descriptions" src="/described.vtt" srclang="en" label="Audio description"></video>`
  await page.route('**/described.vtt', route => route.fulfill({ body: DESCRIBED }))
  await open(page, html('bare', code))
}

async function switchOn(root: Locator) {
  await ready(root)
  await press(root, 'Settings')
  await root.getByRole('group', { name: 'Audio description' }).getByText('English').click()
}

test.describe('failures', () => {
  test.use({ expectedComplaint: /Failed to load resource|answered 404/ })

  test('MP-2: plays HLS, DASH, FLV and YouTube, and takes the next source where one fails', async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: YOUTUBE_FRAME }),
    )
    const asked = await open(
      page,
      film('hls', `${ELSEWHERE}/hls/index.m3u8`),
      film('dash', `${ELSEWHERE}/dash/index.mpd`),
      film('next', `${OWN}/page.mp4`, `${OWN}/film.webm`),
      film('stream', `${ELSEWHERE}/hls/gone.m3u8`, `${ELSEWHERE}/dash/index.mpd`),
      film('flv', `${ELSEWHERE}/film.flv`),
      film('tube', 'https://youtu.be/aqz-KE-bpKQ'),
    )
    expect(asked.filter(path => /hls|dash/.test(path))).toEqual([])
    // FLV needs H.264, which not every Chromium has.
    for (const id of ['hls', 'dash', 'next', 'stream', ...((await hasH264(page)) ? ['flv'] : [])]) {
      await test.step(id, async () => {
        const root = page.locator(`#${id}`)
        await ready(root)
        await press(root, 'Play')
        await plays(root)
      })
    }
    await expect(media(page.locator('#next'))).toHaveJSProperty('duration', 4.008)
    expect(await isPaused(page.locator('#hls')), 'one plays at a time').toBe(true)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(
      kept.filter(name => name.startsWith('dashjs')),
      'nothing is kept that no list names',
    ).toEqual([])
    await test.step('YouTube', async () => {
      const root = page.locator('#tube')
      await ready(root)
      await press(root, 'Play video: Film tube')
      const frame = page.frameLocator('#tube iframe')
      await expect(root.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        /^0:\d\d of 2:00$/,
      )
      expect(await isPaused(page.locator('#stream'))).toBe(true)
      expect(await isPaused(page.locator('#flv'))).toBe(true)
      await root.getByRole('slider', { name: 'Position' }).press('Home')
      await press(root, 'Pause')
      await expect(frame.locator('output')).toHaveText(
        'setVolume(80) unMute() seekTo(0,true) pauseVideo()',
      )
      await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    })
  })

  test('MP-3: unloaded parts can be sought by keyboard; missing captions are reported', async ({
    page,
  }) => {
    const code = `<video controls preload="none" data-duration="20" aria-label="A test film"><source src="${OWN}/film.mp4">
      <track kind="captions" src="${OWN}/gone.vtt" srclang="en" label="English"></video>`
    const poster = { media: 'placeholder-wide', alt: '' }
    const asked = await open(page, html('bare', code), {
      type: 'video',
      props: { id: 'covered', url: `${OWN}/gone.mp4`, poster, name: 'Film covered' },
    })
    await test.step('no failure is reported before the play button is pressed', async () => {
      const covered = page.locator('#covered')
      await ready(covered)
      await expect.poll(() => asked.filter(path => path.endsWith('/gone.mp4'))).toHaveLength(1)
      await expect(media(covered)).toHaveJSProperty('preload', 'none')
      await expect(covered.getByRole('alert')).toHaveCount(0)
      await press(covered, 'Play video: Film covered')
      await expect(covered.getByRole('alert')).toBeVisible()
      await expect(covered.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
    })
    const root = page.locator('#bare')
    await ready(root)
    await root.getByRole('slider', { name: 'Position' }).press('ArrowRight')
    await expect(root.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      '0:01 of 0:20',
    )
    await press(root, 'Captions')
    await root.getByRole('menuitemradio', { name: 'English' }).press('Enter')
    await expect(root.getByText('The captions could not be loaded.')).toBeVisible()
    await press(root, 'Play')
    await plays(root)
    expect(await now(root)).toBeGreaterThan(1)
  })

  test('MP-4, MP-5: explains the failure, offers the files, disables the controls, and retries', async ({
    page,
  }) => {
    await open(
      page,
      film('wrong', `${OWN}/page.mp4`),
      film('gone', `${OWN}/gone.mp4`),
      film('cut', `${OWN}/truncated.mp4`),
      film('none', 'rtmp://media.example/live'),
      film('flash', `${OWN}/film.swf`),
      film('flv', `${ELSEWHERE}/gone.flv`),
      film('stream', `${ELSEWHERE}/hls/gone.m3u8`),
    )
    const fails = async (id: string) => {
      const root = page.locator(`#${id}`)
      await ready(root)
      const play = root.getByRole('button', { name: 'Play', exact: true })
      if (await play.isEnabled()) await play.press('Enter').catch(() => {})
      await expect(root.getByRole('alert')).toBeVisible()
      await expect(play).toBeDisabled()
      return root
    }
    const text = 'Media error: Format(s) not supported or source(s) not found'
    for (const id of ['wrong', 'gone', 'cut', 'stream']) {
      await test.step(id, async () => {
        const root = await fails(id)
        await expect(root.getByRole('alert')).toHaveText(text)
        await expect(root.getByRole('link', { name: /^Download File: http/ })).toBeVisible()
      })
    }
    for (const id of ['none', 'flash', 'flv']) {
      await test.step(id, async () => {
        const root = await fails(id)
        await expect(root.getByRole('link', { name: 'Download video' })).toHaveAttribute(
          'download',
          '',
        )
        await expect(root.getByText(/error/)).toHaveCount(0)
      })
    }
    expect(await findAxeViolations(page, '#gone', '#flv')).toEqual([])
    await test.step('another try', async () => {
      const root = page.locator('#gone')
      await page.route('**/gone.mp4', route =>
        route.fulfill({ path: 'tests/fixtures/media/film.mp4' }),
      )
      await press(root, 'Try again')
      await plays(root)
      await expect(root.getByRole('alert')).toHaveCount(0)
    })
  })
})

test('MP-3: captions and chapters are read from WebVTT or DFXP; a finished video starts again', async ({
  page,
}) => {
  await open(page, html('bare', CAPTIONED))
  const root = page.locator('#bare')
  await ready(root)
  const cues = () =>
    media(root).evaluate((one: HTMLMediaElement) =>
      [...one.textTracks]
        .filter(track => track.mode === 'showing')
        .flatMap(track => [...(track.cues ?? [])].map(cue => (cue as VTTCue).text)),
    )
  await expect
    .poll(cues)
    .toEqual([
      '<v Ann>A test picture, <c.loud>moving</c>.</v>',
      '<v Ann>The tone stays the same.</v>',
      '<v Ben>And on it goes.</v>',
    ])
  const choose = async (menu: string, choice: string) => {
    await press(root, menu)
    await root.getByRole('menuitemradio', { name: choice }).press('Enter')
    await expect(root.getByRole('button', { name: menu })).toBeFocused()
  }
  await choose('Captions', 'Deutsch')
  await expect.poll(cues).toContain('Ein Testbild,\n<b>bewegt</b>.')
  await choose('Captions', 'Large')
  await test.step('colors come from the file until the visitor chooses others', async () => {
    const rulesOf = (name: string) =>
      page.evaluate(
        selector =>
          document.adoptedStyleSheets
            .flatMap(sheet => [...sheet.cssRules])
            .map(rule => rule.cssText)
            .filter(text => text.includes(selector)),
        `::cue(${name})`,
      )
    expect(await rulesOf('.yellow')).toEqual([expect.stringMatching(/^@layer captions/)])
    expect(await rulesOf('*')).toEqual([])
    await choose('Captions', 'Black on white')
    expect(await rulesOf('*')).toEqual([
      expect.stringMatching(/^\.media-element.*rgb\(17, 17, 17\)|#111|17 17 17/),
    ])
  })
  await choose('Chapters', 'Middle')
  await plays(root)
  expect(await now(root)).toBeGreaterThanOrEqual(5)
  await press(root, 'Chapters')
  await expect(root.getByRole('menuitemradio', { checked: true })).toHaveText(/^Middle/)
  expect(await findAxeViolations(page, '#bare')).toEqual([])
  await page.keyboard.press('Escape')
  await choose('Settings', '2×')
  await expect(media(root)).toHaveJSProperty('playbackRate', 2)
  await test.step('ended', async () => {
    await root.getByRole('slider', { name: 'Position' }).press('End')
    await expect(root.getByRole('button', { name: 'Replay' })).toBeVisible()
    expect(await now(root)).toBe(0)
    await press(root, 'Replay')
    await plays(root)
  })
  await test.step('the choice is kept', async () => {
    await page.reload()
    await ready(root)
    await expect.poll(cues).toContain('Der Ton bleibt.')
  })
})

test('MP-3: a transcript is made of the captions of the library, searched, and pressed', async ({
  page,
}) => {
  const [dfxp, vtt] = await asOwner(api =>
    Promise.all(
      ['captions.dfxp', 'captions.vtt'].map(fileName =>
        upload(api, { fileName, alt: '' }, readFileSync(`tests/fixtures/media/${fileName}`)),
      ),
    ),
  )
  const tracks = [
    { file: vtt, kind: 'captions', language: 'en' },
    { file: dfxp, kind: 'captions', language: 'de' },
  ]
  await open(page, {
    type: 'video',
    props: { id: 'film', url: `${OWN}/film.mp4`, tracks, transcript: true, name: 'A film' },
  })
  const root = page.locator('#film')
  await ready(root)
  await root.getByText('Transcript').click()
  const lines = root.getByRole('listitem')
  await expect(lines).toHaveText([
    '0:00Ann: A test picture, moving.',
    '0:04The tone stays the same.',
    '0:09Ben: And on it goes.',
  ])
  await root.getByRole('searchbox', { name: 'Search transcript' }).fill('TONE')
  await expect(lines.filter({ visible: true })).toHaveCount(1)
  await press(root, '0:04')
  await expect.poll(() => now(root)).toBeGreaterThan(4)
  await expect(root.locator('li[aria-current]')).toContainText('The tone')
  await test.step('in another language', async () => {
    await root.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await root.getByRole('searchbox').fill('ton')
    await expect(lines.filter({ visible: true })).toHaveText(['0:04Der Ton bleibt.'])
    await root.getByRole('searchbox').fill('testbild, bewegt')
    await expect(lines.filter({ visible: true }), 'over the end of a line').toHaveCount(1)
  })
  await root.getByRole('searchbox').fill('nothing of it')
  await expect(root.getByRole('status').filter({ hasText: 'No matches' })).toBeVisible()
  expect(await findAxeViolations(page, '#film')).toEqual([])
})

test('EM-1: an embedded post is asked for by a press; its height and links are kept within bounds', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/^https:\/\/(blog|evil)\.example\//, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: EMBEDDED_POST })
  })
  const url = 'https://blog.example/a-visit'
  const path = await putPage('/embed', [
    { type: 'embed', props: { id: 'post', kind: 'post', url, name: 'A visit' } },
  ])
  await page.goto(path)
  const root = page.locator('#post')
  const frame = root.locator('iframe')
  expect(asked).toEqual([])
  expect(await findAxeViolations(page, '#post')).toEqual([])
  await press(root, 'Load from blog.example')
  await expect(frame).toHaveCSS('height', '333px')
  expect(asked).toEqual([`${url}/embed/`])
  await expect(frame).toBeFocused()
  const inside = page.frameLocator('#post iframe')
  const says = (name: string) => inside.getByRole('button', { name }).click()
  await says('High')
  await expect(frame).toHaveCSS('height', '1000px')
  await says('Forged')
  await says('Away')
  await says('Low')
  await expect(frame).toHaveCSS('height', '200px')
  await says('Next')
  await expect(page).toHaveURL('https://blog.example/next')
  expect(asked.some(address => address.includes('evil'))).toBe(false)
})

test('MP-3: a playlist plays one after another, by its links and by its buttons', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const entries = ['tone.mp3', 'film.webm', 'film.mp4'].map(name => ({
    url: `${OWN}/${name}`,
    title: `Entry ${name}`,
  }))
  await open(page, { type: 'playlist', props: { id: 'songs', kind: 'video', entries } })
  const root = page.locator('#songs')
  await ready(root)
  const current = root.locator('[aria-current]')
  const loads = (name: string) =>
    expect
      .poll(() => media(root).evaluate((one: HTMLMediaElement) => one.currentSrc))
      .toContain(name)
  await expect(current).toHaveText('Entry tone.mp3')
  await expect(root.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await test.step('in right-to-left text the buttons point in the direction of the time rail', async () => {
    const x = async (name: string) =>
      (await root.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await x('Previous')).toBeLessThan(await x('Next'))
    expect(await x('Next')).toBeLessThan(await x('Play'))
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  })
  await test.step('after a failure the first still has none before it', async () => {
    const box = root.locator('.media-box')
    for (const name of ['player-failed', 'player-restored']) await box.dispatchEvent(name)
    await expect(root.getByRole('button', { name: 'Next' })).toBeEnabled()
    await expect(root.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })
  await root.getByRole('link', { name: 'Entry film.webm' }).press('Enter')
  await loads('film.webm')
  await plays(root)
  await root.getByRole('slider', { name: 'Position' }).press('End')
  await test.step('the next follows', async () => {
    await expect(current).toHaveText('Entry film.mp4')
    await loads('film.mp4')
    await plays(root)
  })
  await expect(root.getByRole('button', { name: 'Next' })).toBeDisabled()
  await press(root, 'Previous')
  await expect(current).toHaveText('Entry film.webm')
  await plays(root)
  await page.keyboard.press('Space')
  expect(await isPaused(root), 'keys act once').toBe(true)
  expect(await findAxeViolations(page, '#songs')).toEqual([])
  await test.step('a link to a time contains the entry, which opens paused', async () => {
    await media(root).evaluate((one: HTMLMediaElement) => {
      one.currentTime = 2.5
    })
    await press(root, 'Settings')
    await root.getByRole('menuitem', { name: 'Copy link at this time' }).press('Enter')
    await expect(root.getByText('Link copied')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(address).hash).toBe('#media|songs|1|2')
    await page.goto('about:blank')
    await page.goto(address.replace('|1|2', '|2|9'))
    await expect(current).toHaveText('Entry film.mp4')
    await expect.poll(() => now(root)).toBe(9)
    expect(await isPaused(root)).toBe(true)
    for (const wrong of ['songs|9|1', 'songs|-1|1', 'songs|x|1']) {
      await page.evaluate(hash => {
        location.hash = hash
      }, `#media|${wrong}`)
    }
    await expect(current).toHaveText('Entry film.mp4')
    expect(await now(root)).toBe(9)
  })
})

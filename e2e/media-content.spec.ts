import type { Locator, Page } from '@playwright/test'
import { YOUTUBE_FRAME } from '../tests/doubles/youtube-frame.ts'
import { ELSEWHERE, hasH264, OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const media = (root: Locator) => root.locator('video, audio').first()
const now = (root: Locator) => media(root).evaluate((one: HTMLMediaElement) => one.currentTime)
const isPaused = (root: Locator) => media(root).evaluate((one: HTMLMediaElement) => one.paused)
const press = (root: Locator, name: string) =>
  root.getByRole('button', { name, exact: true }).press('Enter')
const plays = (root: Locator) => expect.poll(() => now(root)).toBeGreaterThan(0)

async function ready(root: Locator) {
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('.media-box')).toHaveRole('group')
}

/** Serves a double of YouTube's iframe; returns its requests. */
async function doubleYouTube(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/youtube|youtu\.be/, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: YOUTUBE_FRAME })
  })
  return asked
}

const policyOf = (policy: string, kind: string) =>
  policy
    .split('; ')
    .find(one => one.startsWith(`${kind} `))
    ?.slice(kind.length + 1)

test('MP-1: media in formatted text and in code get the player, streams and providers too', async ({
  page,
}) => {
  const askedMedia = await serveMedia(page)
  const askedFrames = await doubleYouTube(page)
  const text = (id: string, body: string) => ({ type: 'text', props: { id, body } })
  const code = (id: string, html: string) => ({ type: 'code', props: { id, code: html } })
  const path = await putPage('/content', [
    text('film', `<p>See</p><video autoplay src="${OWN}/film.mp4" aria-label="A film"></video>`),
    text('tone', `<audio><source src="${ELSEWHERE}/tone.mp3"></audio>`),
    text('tube', '<video><source src="https://youtu.be/aqz-KE-bpKQ"></video>'),
    code('hls', `<video controls><source src="${OWN}/hls/index.m3u8"></video>`),
    code('dash', `<video controls src="${ELSEWHERE}/dash/index.mpd"></video>`),
    code('flv', `<video controls src="${OWN}/film.flv"></video>`),
    code('typed', `<video controls><source src="${ELSEWHERE}/film.flv" type="video/flv"></video>`),
    code('framed', '<video controls src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></video>'),
  ])
  const answer = await page.goto(path)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policyOf(policy, 'frame-src')).toBe(`'self' ${ELSEWHERE} https://www.youtube-nocookie.com`)
  expect(policyOf(policy, 'media-src')).toBe(`'self' ${ELSEWHERE} blob:`)
  const root = (id: string) => page.locator(`#${id}`)
  const [film, tone] = [root('film'), root('tone')]
  const [tube, framed] = [root('tube'), root('framed')]
  const streams = ['hls', 'dash', ...((await hasH264(page)) ? ['flv', 'typed'] : [])].map(root)
  for (const one of [film, tone, tube, ...streams, framed]) await ready(one)
  expect(
    askedMedia.filter(one => one.includes('tone')),
    'nothing before a press',
  ).toEqual([])
  expect(await isPaused(film), 'nothing plays by itself').toBe(true)
  const sizeOf = async (one: Locator) => {
    const { width = 0, height = 0 } = (await one.locator('.media-box').boundingBox()) ?? {}
    return `${width}×${height}`
  }
  expect(await sizeOf(film)).toBe('480×270')
  expect(await sizeOf(tone)).toBe('400×40')
  expect(await findAxeViolations(page, '#film', '#tone')).toEqual([])
  for (const one of [film, tone, ...streams]) {
    await press(one, 'Play')
    await plays(one)
  }
  expect(askedFrames).toEqual([])
  for (const one of [tube, framed]) {
    await press(one, 'Play')
    await expect(one.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie/)
  }
  expect(askedFrames.every(one => one.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
})

test('MP-3: media in a closed tab panel or dialog are paused', async ({ page }) => {
  await serveMedia(page)
  const film = `<video controls loop aria-label="A film" src="${OWN}/film.mp4"></video>`
  const code = (id: string, html: string) => ({ type: 'code', props: { id, code: html } })
  const tabs = [
    { title: 'One', content: [code('first', film)] },
    { title: 'Two', content: [] },
  ]
  await page.goto(
    await putPage('/unseen', [
      { type: 'tabs', props: { id: 'tabs', items: tabs } },
      code('layer', `<dialog aria-label="Layer">${film}</dialog>`),
    ]),
  )
  const inTab = page.locator('#first')
  await ready(inTab)
  await press(inTab, 'Play')
  await plays(inTab)
  await page.getByRole('tab', { name: 'Two' }).click()
  await expect.poll(() => isPaused(inTab)).toBe(true)
  await page.getByRole('tab', { name: 'One' }).click()
  await press(inTab, 'Play')
  await expect.poll(() => isPaused(inTab), 'it plays again when it is back').toBe(false)
  const dialog = page.locator('dialog', { has: page.locator('video') })
  await dialog.evaluate((one: HTMLDialogElement) => one.showModal())
  await ready(dialog)
  await press(dialog, 'Play')
  await plays(dialog)
  await page.keyboard.press('Escape')
  await expect.poll(() => isPaused(dialog)).toBe(true)
})

test('MP-3: a part starts and ends at its times, replays from its start, and repeats', async ({
  page,
}) => {
  await serveMedia(page)
  const part = { startSeconds: 3, endSeconds: 4 }
  const entry = (title: string) => ({
    title,
    url: `${OWN}/tone.mp3`,
    startSeconds: 1,
    endSeconds: 1.4,
  })
  await page.goto(
    await putPage('/part', [
      { type: 'video', props: { id: 'film', url: `${OWN}/film.mp4`, name: 'Film', ...part } },
      { type: 'audio', props: { id: 'tone', url: `${OWN}/tone.mp3`, loop: true, ...part } },
      {
        type: 'playlist',
        props: { id: 'songs', loop: true, entries: [entry('One'), entry('Two')] },
      },
      {
        type: 'video',
        props: { id: 'hls', url: `${OWN}/hls/index.m3u8`, startSeconds: 1, endSeconds: 1.5 },
      },
    ]),
  )
  /** All playback positions. */
  const timesOf = (root: Locator) =>
    media(root).evaluate((one: HTMLMediaElement) => {
      const times: number[] = []
      Object.assign(one, { times })
      for (const name of ['timeupdate', 'seeked', 'pause']) {
        one.addEventListener(name, () => times.push(one.currentTime))
      }
    })
  const seen = (root: Locator) =>
    media(root).evaluate(one => (one as HTMLMediaElement & { times: number[] }).times)

  await test.step('a video ends at its set time, and replays from its start', async () => {
    const root = page.locator('#film')
    await ready(root)
    await timesOf(root)
    for (const name of ['Play', 'Replay']) {
      await press(root, name)
      await expect.poll(() => isPaused(root)).toBe(false)
      await expect(root.getByRole('button', { name: 'Replay' })).toBeVisible()
      expect(await isPaused(root)).toBe(true)
      expect(await now(root)).toBe(3)
    }
    const times = (await seen(root)).filter(one => one > 0)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...times)).toBeGreaterThan(3.7)
    expect(Math.max(...times)).toBeLessThan(4.3)
  })
  await test.step('seeking past its end is respected', async () => {
    const root = page.locator('#film')
    await media(root).evaluate((one: HTMLMediaElement) => {
      one.currentTime = 10
    })
    await press(root, 'Replay')
    await expect.poll(() => now(root)).toBeGreaterThan(10.6)
    expect(await isPaused(root)).toBe(false)
  })
  await test.step('a stream does, too', async () => {
    const root = page.locator('#hls')
    await ready(root)
    await press(root, 'Play')
    await timesOf(root)
    await expect(root.getByRole('button', { name: 'Replay' })).toBeVisible()
    expect(await now(root)).toBeCloseTo(1, 1)
    expect(Math.max(...(await seen(root)))).toBeLessThan(1.8)
  })
  await test.step('a recording that repeats goes back to its start', async () => {
    const root = page.locator('#tone')
    await ready(root)
    await timesOf(root)
    await press(root, 'Play')
    const rounds = async () => {
      const times = await seen(root)
      return times.filter((one, at) => one < (times[at - 1] ?? 0)).length
    }
    await expect.poll(rounds).toBeGreaterThan(1)
    expect(await isPaused(root)).toBe(false)
    expect(Math.min(...(await seen(root)).filter(one => one > 0))).toBeGreaterThanOrEqual(3)
    expect(Math.max(...(await seen(root)))).toBeLessThan(4.3)
  })
  await test.step('a list that repeats begins again', async () => {
    const root = page.locator('#songs')
    await ready(root)
    const current = root.locator('[aria-current]')
    await press(root, 'Play')
    await expect(current).toHaveText('Two')
    await expect(current).toHaveText('One')
    await expect(current).toHaveText('Two')
  })
})

test.describe('MP-7: on iOS, a page by https with a file by http', () => {
  // Refused requests are reported.
  test.use({ expectedComplaint: /Mixed Content|blocked|Failed to load|ERR_|status of 404/i })

  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

  /** The site over https in a browser that identifies as iPhone. */
  async function openOnIphone(page: Page, baseURL: string, path: string) {
    await page.route('https://studio.example/**', async route => {
      const { pathname, search } = new URL(route.request().url())
      if (pathname.startsWith(OWN)) return route.fallback()
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
    })
    await page.addInitScript(userAgent => {
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
    }, IPHONE)
    await page.goto(`https://studio.example${path}`)
  }

  test('is fetched whole at a press, and plays from memory; where it cannot be had, the next source or its download', async ({
    page,
    baseURL: base,
  }) => {
    const baseURL = base ?? ''
    const asked: string[] = []
    await serveMedia(page)
    // Browsers allow http for localhost only.
    await page.route(`${baseURL.replace('http:', 'https:')}/**`, route => route.abort())
    await page.route('https://gone.example/**', route => route.fulfill({ status: 404 }))
    page.on('request', request => {
      if (/\.(?:mp4|webm)/.test(request.url())) asked.push(request.url())
    })
    const film = (id: string, url: string, other?: string) => ({
      type: 'video',
      props: { id, url, name: id, alternatives: other ? [{ url: other }] : [] },
    })
    const own = `${baseURL}${OWN}/film.mp4`
    const path = await putPage('/iphone', [
      film('https', `${ELSEWHERE.replace('https:', 'http:')}/film.mp4`),
      film('http', own),
      film('next', 'http://gone.example/film.mp4', `${OWN}/film.webm`),
      film('gone', 'http://gone.example/film.mp4'),
    ])
    await openOnIphone(page, baseURL, path)
    for (const id of ['https', 'http', 'next', 'gone']) await ready(page.locator(`#${id}`))
    expect(asked, 'nothing before a press').toEqual([])
    for (const id of ['https', 'http']) {
      const root = page.locator(`#${id}`)
      await press(root, 'Play')
      await plays(root)
      expect(await media(root).evaluate((one: HTMLMediaElement) => one.currentSrc)).toMatch(
        /^blob:/,
      )
    }
    expect(asked).toContain(`${ELSEWHERE}/film.mp4`)
    expect(asked).toContain(own)
    const next = page.locator('#next')
    await press(next, 'Play')
    await plays(next)
    await expect(media(next)).toHaveJSProperty('duration', 4.008)
    const gone = page.locator('#gone')
    await press(gone, 'Play')
    await expect(gone.getByRole('alert')).toHaveText('Network error')
    await expect(gone.getByRole('link', { name: /^Download File: / })).toHaveAttribute(
      'href',
      'http://gone.example/film.mp4',
    )
  })
})

import type { Locator, Page } from '@playwright/test'
import { VIMEO_FRAME } from '../tests/doubles/vimeo-frame.ts'
import { YOUTUBE_FRAME } from '../tests/doubles/youtube-frame.ts'
import { OWN, serveMedia } from './support/media-files.ts'
import { runFor, stopClock } from './support/module-example.ts'
import { film, press } from './support/play-film.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const VIMEO = 'https://vimeo.com/76979871'
const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ'

/** Serves doubles of both providers; returns their requests. */
async function serveProviders(page: Page): Promise<string[]> {
  const asked: string[] = []
  const serve = (pattern: string, body: string) =>
    page.route(pattern, route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body })
    })
  await serve('https://player.vimeo.com/**', VIMEO_FRAME)
  await serve('https://www.youtube-nocookie.com/**', YOUTUBE_FRAME)
  return asked
}

async function playOfProvider(
  page: Page,
  url: string | readonly string[],
  options: Record<string, unknown> = {},
): Promise<Locator> {
  const { type, props } = film(...[url].flat())
  await page.goto(await putPage('/provider', [{ type, props: { ...props, ...options } }]))
  const root = page.locator('#film')
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('.media-box')).toHaveRole('group')
  await press(root, 'Play video: A film')
  return root
}

test('MP-2: Vimeo plays in its frame, is paused by others and pauses them, and begins again after its end', async ({
  page,
}) => {
  await serveMedia(page)
  const asked = await serveProviders(page)
  const code = `<video controls muted aria-label="Another"><source src="${OWN}/film.mp4"></video>`
  await page.goto(
    await putPage('/vimeo', [film(VIMEO), { type: 'code', props: { id: 'other', code } }]),
  )
  const root = page.locator('#film')
  const other = page.locator('#other')
  const isPaused = () => other.locator('video').evaluate((one: HTMLVideoElement) => one.paused)
  await other.scrollIntoViewIfNeeded()
  await press(other, 'Play')
  await expect.poll(isPaused).toBe(false)
  await root.scrollIntoViewIfNeeded()
  expect(asked, 'nothing before a press').toEqual([])
  await press(root, 'Play video: A film')
  const frame = page.frameLocator('#film iframe')
  const said = frame.locator('output')
  await expect.poll(isPaused, 'one plays at a time').toBe(true)
  expect(asked[0]).toContain('dnt=1')
  await expect(root.locator('iframe')).toBeFocused()
  await expect(root.locator('[data-player-overlay]')).toBeHidden()
  await test.step('it has its own controls', async () => {
    await expect(root.getByRole('slider', { name: 'Position' })).toBeHidden()
    await expect(root.locator('iframe')).toHaveAttribute('title', 'A film')
  })
  await test.step('keys seek and pause it', async () => {
    await root.locator('.media-box').focus()
    await page.keyboard.press('ArrowRight')
    await expect(said).toContainText('setCurrentTime(')
    await page.keyboard.press('ArrowUp')
    await expect(said).toContainText('setVolume(0.9) setMuted(')
    await page.keyboard.press('Space')
    await expect(said).toContainText(/pause\(\) $/)
    await expect(root.locator('.media-button').first()).toHaveAttribute('data-icon', 'play')
    await page.keyboard.press('Space')
    await expect(said).toContainText(/play\(\) $/)
  })
  await test.step('another one pauses it', async () => {
    await press(other, 'Play')
    await expect(said).toContainText(/pause\(\) $/)
  })
  await test.step('its end', async () => {
    await frame.getByRole('button', { name: 'Play' }).click()
    await expect.poll(isPaused).toBe(true)
    await root.locator('.media-box').focus()
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
    // Some commands may arrive after the end.
    await expect(said).toContainText('pause() setCurrentTime(0)')
  })
})

test('MP-3: YouTube and Vimeo begin where a source says', async ({ page }) => {
  const asked = await serveProviders(page)
  for (const [url, beginning] of [
    [`${YOUTUBE}#t=12.5`, /[?&]start=12(?:&|$)/],
    [`${YOUTUBE}?t=62`, /[?&]start=62(?:&|$)/],
    [`${YOUTUBE}?t=1m30s`, /[?&]start=90(?:&|$)/],
    [`${VIMEO}#t=12.5`, /#t=12\.5s$/],
    [`${VIMEO}#t=1m30s`, /#t=90s$/],
    // An unlisted video.
    [`${VIMEO}/abcdef1234#t=5`, /[?&]h=abcdef1234#t=5s$/],
  ] as const) {
    await test.step(url, async () => {
      const root = await playOfProvider(page, url)
      await expect(root.locator('iframe')).toHaveAttribute('src', beginning)
    })
  }
  // The iframe has its URL before the request.
  await expect.poll(() => asked).toHaveLength(6)
})

test('MP-3: a part of a video of YouTube or Vimeo ends at its end, is played again, and repeats', async ({
  page,
}) => {
  await serveProviders(page)
  const said = page.frameLocator('#film iframe').locator('output')
  const part = { startSeconds: 12, endSeconds: 13 }
  const words = {
    [YOUTUBE]: ['pauseVideo\\(\\)', 'seekTo\\(12,true\\)', 'playVideo\\(\\)'],
    [VIMEO]: ['pause\\(\\)', 'setCurrentTime\\(12\\)', 'play\\(\\)'],
  }
  for (const [url, [pause, seek, play]] of Object.entries(words)) {
    const end = new RegExp(`${pause} ${seek} $`)
    await test.step(url, async () => {
      const root = await playOfProvider(page, url, { ...part })
      await expect(said).toContainText(end)
      await root.locator('.media-box').focus()
      await page.keyboard.press('Space')
      // It plays for a second, which a busy machine may miss.
      await expect(said).toContainText(new RegExp(`${pause} ${seek} ${play}`))
      await expect(said, 'a second time').toContainText(end)
      await expect(said, 'each end is one').not.toContainText(
        new RegExp(`${pause} ${seek} ${pause}`),
      )
    })
    await test.step(`${url}, repeated`, async () => {
      await playOfProvider(page, url, { ...part, loop: true })
      await expect(said).toContainText(new RegExp(`${seek} ${play}.*${seek} ${play}`))
    })
  }
})

test.describe('failures', () => {
  test.use({ expectedComplaint: /Failed to load resource|ERR_/ })

  const says = async (root: Locator, text: string, page: string) => {
    await expect(root.getByRole('alert')).toHaveText(text)
    const link = root.getByRole('link', { name: /^Watch on (?:YouTube|Vimeo)$/ })
    await expect(link.filter({ visible: true })).toHaveAttribute('href', page)
    await expect(root.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(root.locator('iframe')).toHaveCount(0)
  }
  const NOT_SUPPORTED = 'Media error: Format(s) not supported or source(s) not found'

  test('MP-4: a video refused by its provider is reported with a link to its page, or another source plays', async ({
    page,
  }) => {
    await serveProviders(page)
    await serveMedia(page)
    const forbidden = 'https://youtu.be/forbidden00'
    await says(await playOfProvider(page, forbidden), NOT_SUPPORTED, forbidden)
    expect(await findAxeViolations(page, '#film')).toEqual([])
    await says(
      await playOfProvider(page, 'https://vimeo.com/403'),
      NOT_SUPPORTED,
      'https://vimeo.com/403',
    )
    const root = await playOfProvider(page, [forbidden, VIMEO])
    await expect(page.frameLocator('#film iframe').locator('output')).toBeAttached()
    await expect(root.locator('iframe')).toHaveAttribute('src', /vimeo/)
  })

  test('MP-4: a frame that does not answer for 15 s fails', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', route => route.fulfill({ status: 403 }))
    await page.route('https://player.vimeo.com/**', () => {})
    await stopClock(page)
    for (const src of [YOUTUBE, VIMEO]) {
      const root = await playOfProvider(page, src)
      await expect(root.locator('iframe')).toBeAttached()
      await runFor(page, 14_500)
      await expect(root.getByRole('alert')).toHaveCount(0)
      await runFor(page, 600)
      await says(root, 'Network error', src)
    }
  })
})

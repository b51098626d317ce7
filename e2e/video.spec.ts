import { openExample, runFor, stopClock } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, seeAll, test } from './support/test.ts'

test('VO-1: a press plays the video and its image fades out for 500 ms', async ({ page }) => {
  await stopClock(page)
  const root = await openExample(page, 'video', { script: false })
  const overlay = root.locator('.video-overlay')
  await root.getByRole('button', { name: 'Play video: A day in the house' }).press('Enter')
  await expect(overlay).toHaveAttribute('data-state', 'leaving')
  await expect(root.locator('video')).toHaveJSProperty('paused', false)
  await runFor(page, 490)
  await expect(overlay).toHaveAttribute('data-state', 'leaving')
  expect(await overlay.evaluate(element => getComputedStyle(element).transition)).toMatch(
    /^opacity 0\.5s/,
  )
  await runFor(page, 20)
  await expect(overlay).toBeHidden()
  await expect(root.getByRole('group', { name: 'A day in the house' })).toBeFocused()
})

test('VO-1: the start of a video is preloaded on hover, and its controls appear when it plays', async ({
  page,
}) => {
  const root = await openExample(page, 'video', { script: false })
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('video')).toHaveJSProperty('readyState', 4)
  await expect(root.locator('video')).toHaveJSProperty('currentTime', 0)
  await expect(root.getByRole('slider', { includeHidden: true })).toHaveCount(0)
  await root.getByRole('button', { name: 'Play video: A day in the house' }).press('Enter')
  await expect(root.getByRole('slider', { name: 'Position' })).toBeAttached()
  await expect(root.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('VO-1: a provider is contacted only after a press, and plays at once', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'video', { example: 3, script: false })
  await expect(root.getByText('Playing loads the video from Vimeo.')).toBeVisible()
  await expect(root.locator('.media-box')).toHaveRole('group')
  expect(asked).toEqual([])
  expect(await findAxeViolations(page, '#video-1', '#video-3')).toEqual([])
  await root.getByRole('button', { name: 'Play video: How it is made' }).press('Enter')
  await expect(root.locator('iframe')).toBeFocused()
  await expect
    .poll(() => asked)
    .toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('VO-1: the controls are shown, and a provider’s video is a link', async ({ page }) => {
    const root = await openExample(page, 'video', { script: false })
    await expect(root.getByRole('button', { name: /^Play/ })).toBeHidden()
    await expect(root.locator('video')).toHaveAttribute('controls', '')
    await expect(page.getByRole('link', { name: 'Watch on Vimeo' })).toBeVisible()
  })
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]) {
  test(`a video is never taller than the window below the header, and centered, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    const ratios = ['16/9', '21/9', '4/3', '1/1', '4/5', '9/16', 'natural']
    const props = { file: 'placeholder-video' }
    const path = await putPage('/upright', [
      ...ratios.map((ratio, index) => ({
        type: 'video',
        props: { id: `video-${index}`, ...props, ratio },
      })),
      {
        type: 'code',
        props: {
          id: 'own',
          code: '<video controls preload="none" width="1080" height="1920" src="https://media.example/none.mp4"></video>',
        },
      },
      {
        type: 'embed',
        props: { id: 'embed', url: 'https://vimeo.com/76979871', name: 'Elsewhere' },
      },
      { type: 'video-slider', props: { id: 'slides', slides: [{ ...props, title: 'One' }] } },
      {
        type: 'playlist',
        props: { id: 'list', kind: 'video', entries: [{ ...props, title: 'One' }] },
      },
    ])
    await page.setViewportSize(viewport)
    await page.goto(path)
    await seeAll(page)
    const frames = await page.evaluate(() => {
      const room = innerHeight - (document.querySelector('.m-header')?.clientHeight ?? 0)
      const boxes = [...document.querySelectorAll('.video-frame, .embed-frame, #own .media-box')]
      return boxes.map(box => {
        const rect = box.getBoundingClientRect()
        const around = (box.parentElement as Element).getBoundingClientRect()
        const offset = rect.left - around.left - (around.right - rect.right)
        return {
          id: box.closest('[id]')?.id,
          isWithin: rect.height <= room,
          isCentered: box.matches('#own *') || Math.abs(offset) < 1,
          ratio: (rect.width / rect.height).toFixed(2),
        }
      })
    })
    expect(frames.filter(frame => !frame.isWithin || !frame.isCentered)).toEqual([])
    expect(frames.slice(0, 6).map(frame => frame.ratio)).toEqual([
      '1.78',
      '2.33',
      '1.33',
      '1.00',
      '0.80',
      '0.56',
    ])
    expect(frames).toHaveLength(11)
  })
}

import { readFileSync } from 'node:fs'
import { upload } from './site/pictures.ts'
import { asOwner } from './support/admin-api.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('behaviour §12: a background video pauses out of view, unless its owner decides otherwise, and by its button', async ({
  page,
}) => {
  const video = await asOwner(api =>
    upload(
      api,
      { fileName: 'behind.webm', alt: '' },
      readFileSync('tests/fixtures/media/silent.webm'),
    ),
  )
  const section = (id: string, props: object = {}) => {
    const image = { media: 'placeholder', alt: '' }
    const text = { type: 'text', props: { id: `${id}-text`, body: `<p>${id}</p>` } }
    return { type: 'section', props: { id, image, video, content: [text], ...props } }
  }
  const room = (id: string) => ({
    type: 'code',
    props: { id, code: '<div style="block-size:200vh"></div>' },
  })
  const asked: string[] = []
  await page.route(/behind.*\.webm$/, route => {
    asked.push(route.request().url())
    return route.continue()
  })
  const path = await putPage('/behind', [
    section('seen'),
    room('between'),
    section('below'),
    room('after'),
    section('always', { videoPlaysOutside: true }),
  ])
  await page.goto(path)
  const film = (id: string) => page.locator(`#${id} video`)
  const button = (id: string, name: 'Play' | 'Pause') =>
    page.locator(`#${id}`).getByRole('button', { name: `${name} background video` })
  const isPlaying = (id: string) => expect(film(id)).toHaveAttribute('data-state', 'playing')
  const isPaused = (id: string) => expect(film(id)).toHaveAttribute('data-state', 'paused')

  await isPlaying('seen')
  await isPlaying('always')
  await expect(film('below')).toHaveAttribute('data-state', 'waiting')
  await test.step('a part of it in view is enough', async () => {
    await page.evaluate(() => {
      const { top = 0 } = document.getElementById('below')?.getBoundingClientRect() ?? {}
      scrollTo({ top: scrollY + top - innerHeight + 20, behavior: 'instant' })
    })
    await isPlaying('below')
    await isPaused('seen')
    await isPlaying('always')
  })
  await test.step('a pause by the visitor is kept', async () => {
    await button('below', 'Pause').click()
    await isPaused('below')
    expect(await findAxeViolations(page, '#below')).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await isPlaying('seen')
    await page.locator('#always').scrollIntoViewIfNeeded()
    await button('always', 'Pause').click()
    await isPaused('always')
    await page.locator('#below').scrollIntoViewIfNeeded()
    await expect(button('below', 'Play')).toBeInViewport()
    await isPaused('below')
  })

  for (const [what, begin] of [
    ['less motion', () => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'less data',
      async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      },
    ],
  ] as const) {
    await test.step(`shows the still image to visitors who prefer ${what}`, async () => {
      await begin()
      asked.length = 0
      await page.goto(path)
      await expect(button('seen', 'Play')).toBeVisible()
      await expect(button('always', 'Play')).toBeAttached()
      for (const id of ['seen', 'always']) {
        await expect(film(id)).toHaveAttribute('data-state', 'waiting')
        await expect(film(id)).toHaveCSS('opacity', '0')
      }
      expect(asked).toEqual([])
      await button('seen', 'Play').click()
      await isPlaying('seen')
    })
  }
})

import type { Locator } from '@playwright/test'
import { OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** Whether the browser's own controls play it. */
async function playsByItself(media: Locator) {
  await expect(media).toBeVisible()
  await expect(media).toHaveAttribute('controls', '')
  await expect
    .poll(() =>
      media.evaluate(async (one: HTMLMediaElement) => {
        one.muted = true
        await one.play()
        return one.currentTime
      }),
    )
    .toBeGreaterThan(0)
}

test('without script, audio, playlists and videos play by the browser’s controls, and streams are links', async ({
  page,
}) => {
  await serveMedia(page)
  const entries = [
    { url: `${OWN}/tone.mp3`, title: 'First' },
    { url: `${OWN}/film.webm`, title: 'Second' },
    { url: 'https://youtu.be/aqz-KE-bpKQ', title: 'Third' },
  ]
  const stream = 'https://media.example/hls/index.m3u8'
  await page.goto(
    await putPage('/unscripted', [
      { type: 'audio', props: { id: 'tone', url: `${OWN}/tone.mp3`, title: 'A tone' } },
      { type: 'audio', props: { id: 'radio', url: stream, title: 'A station' } },
      { type: 'playlist', props: { id: 'list', kind: 'audio', entries, title: 'Songs' } },
      { type: 'video', props: { id: 'film', url: `${OWN}/film.mp4`, name: 'A film' } },
      { type: 'video', props: { id: 'stream', url: stream, name: 'A stream' } },
      {
        type: 'code',
        props: {
          id: 'own',
          code: `<video controls aria-label="An own film" src="${OWN}/film.webm"></video>`,
        },
      },
    ]),
  )
  await playsByItself(page.locator('#tone audio'))
  await playsByItself(page.locator('#list audio'))
  await playsByItself(page.locator('#film video'))
  await playsByItself(page.locator('#own video'))
  for (const id of ['radio', 'stream']) {
    const link = page.locator(`#${id}`).getByRole('link', { name: `Download File: ${stream}` })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', stream)
  }
  await test.step('in their places, and legible', async () => {
    const place = async (id: string) => {
      const link = page.locator(`#${id}`).getByRole('link')
      const [inner, outer] = [await link.boundingBox(), await page.locator(`#${id}`).boundingBox()]
      if (!inner || !outer) throw new Error(`${id} is not there`)
      return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
    }
    expect(await place('radio')).toBe(true)
    expect(await place('stream')).toBe(true)
    const words = page.locator('#stream').getByRole('paragraph')
    await expect(words, 'on a ground of its own').not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })
  const links = page.locator('#list').getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['First', 'Second', 'Third'])
  expect(
    await links.evaluateAll(all => all.map(one => (one as HTMLAnchorElement).getAttribute('href'))),
  ).toEqual(entries.map(({ url }) => url))
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { putPage } from './support/put-page.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolations } from './support/test.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** A unique copy of the fixture, because uploads are deduplicated. */
function newFilm() {
  const film = readFileSync('tests/fixtures/media/film.mp4')
  const text = Buffer.from(crypto.randomUUID())
  const box = Buffer.alloc(8)
  box.writeUInt32BE(8 + text.length)
  box.write('free', 4)
  return Buffer.concat([film, box, text])
}

/** Uploads a video to the library; returns name and id. */
async function uploadFilm(page: Page) {
  const name = `film-${crypto.randomUUID().slice(0, 8)}.mp4`
  await page.goto('/admin/media')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles({ name, mimeType: 'video/mp4', buffer: newFilm() })
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Done')
  const found = await page.request.get(`/api/admin/media?q=${name}`)
  const { items } = (await found.json()) as { items: { id: string }[] }
  return { name, id: items[0]?.id ?? '' }
}

test('MP-2: an uploaded video has its length and, where ffmpeg is, its poster; small pictures stand over the rail', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'no ffmpeg on this machine')
  const { name, id } = await uploadFilm(page)
  const tile = page.getByRole('option', { name: new RegExp(name) })
  await expect(tile).toContainText('0:20')
  await expect(tile.locator('img')).toHaveAttribute('src', `/media/${id}/160.webp`, {
    timeout: 20_000,
  })
  await tile.click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText(
    '160 × 90 · 0:20',
  )
  expect(await findAxeViolations(page, 'aside')).toEqual([])

  await page.goto(await putPage('/film', [{ type: 'video', props: { id: 'film', file: id } }]))
  const film = page.locator('#film')
  await expect(film.locator('.video-poster img')).toHaveAttribute('src', `/media/${id}/160.webp`)
  await film.getByRole('button', { name: 'Play video' }).click()
  await film.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  const rail = film.getByRole('slider', { name: 'Position' })
  const { x = 0, y = 0, width = 0 } = (await rail.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.575, y + 10)
  const small = film.locator('.media-rail-picture')
  await expect(small).toBeVisible()
  // Second 11 of 20: second thumbnail of the second row.
  await expect(small).toHaveCSS('background-position', '-160px -90px')
  await expect(small).toHaveCSS('background-image', new RegExp(`/media/${id}/thumbnails.webp`))
})

test('a video that waits for nothing has its size before it is loaded', async ({ page }) => {
  const { id } = await uploadFilm(page)
  const known = async () => (await page.request.get(`/api/admin/media/${id}`)).json()
  await expect.poll(async () => (await known()).durationMs).toBeGreaterThan(19_000)
  const url = await putPage('/film', [{ type: 'video', props: { id: 'film', file: id } }])
  const html = await (await page.request.get(url)).text()
  expect(html).toMatch(/<video[^>]* width="160" height="90"[^>]* data-duration="20[".]/)
})

test('MP-3: captions are uploaded for a video, mended by keyboard while it plays, and saved', async ({
  page,
}) => {
  const { name, id } = await uploadFilm(page)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  const details = page.getByRole('complementary', { name: 'Details' })
  const section = details.locator('section', { hasText: 'No captions yet.' })
  await expect(section).toBeVisible()
  await choose(page, 'Language', 'Deutsch')
  const choosing = page.waitForEvent('filechooser')
  await details.getByRole('button', { name: 'Upload file' }).click()
  const srt =
    '1\n00:00:01,000 --> 00:00:03,000\nEins & zwei\n\n2\n00:00:04,000 --> 00:00:06,000\ndrei\n'
  await (await choosing).setFiles({
    name: 'words.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from(srt),
  })
  await details.getByRole('button', { name: 'Edit Captions – Deutsch' }).click()

  const editor = page.getByRole('dialog', { name: 'Captions – Deutsch' })
  const rows = editor.getByRole('list', { name: 'Captions – Deutsch' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const field = (label: string) => editor.getByLabel(label, { exact: true })
  await expect(field('Text of row 1')).toHaveValue('Eins & zwei')
  expect(await findAxeViolations(page, '[role="dialog"]')).toEqual([])
  const video = editor.locator('video')
  await video.evaluate(async (one: HTMLVideoElement) => {
    await new Promise(resolve => {
      one.addEventListener('seeked', resolve, { once: true })
      one.currentTime = 1.5
    })
  })
  await field('Text of row 1').focus()
  await page.keyboard.press('Alt+s')
  await expect(field('Start of row 1')).toHaveValue('00:00:01.500')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(field('Text of row 2')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+m')
  await expect(rows).toHaveCount(1)
  await expect(field('Text of row 1')).toHaveValue('Eins & zwei\ndrei')
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('Alt+x')
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('Control+z')

  // The same with buttons; the caret position in the text is kept.
  const button = (name: string) => editor.getByRole('button', { name, exact: true })
  await field('Text of row 1').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 'Eins'.length; step++) await page.keyboard.press('ArrowRight')
  await button('Split row 1').click()
  await expect(rows).toHaveCount(3)
  await expect(field('Text of row 1')).toHaveValue('Eins')
  await expect(field('Text of row 2')).toHaveValue('& zwei')
  await expect(button('Merge row 3 with next row')).toBeDisabled()
  await button('Merge row 2 with next row').click()
  await expect(button('Split row 2'), 'the focus is not lost').toBeFocused()
  await expect(field('Text of row 2')).toHaveValue('& zwei\ndrei')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(2)

  await field('End of row 1').fill('1')
  await expect(button('Split row 1')).toBeDisabled()
  await expect(rows.first()).toContainText('The end must be after the start.')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('status')).toHaveText('1 row has an error')
  await field('End of row 1').fill('0:03.5')
  await field('Text of row 2').fill('drei & vier')
  await page.keyboard.press('Alt+p')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false)
  await expect(rows.first()).toHaveAttribute('aria-current', 'time')
  const cue = () =>
    video.evaluate(
      (one: HTMLVideoElement) => (one.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text,
    )
  await expect.poll(cue).toBe('Eins &amp; zwei')
  await page.keyboard.press('Control+s')
  await expect(editor.getByRole('status')).toHaveText('Saved')
  await editor.getByRole('button', { name: 'Close' }).click()

  // As served: the player removes the tracks from the page.
  const path = await putPage('/film', [{ type: 'video', props: { id: 'film', file: id } }])
  const html = await (await page.request.get(path)).text()
  const [, src = ''] = /<track kind="captions" src="([^"]+)" srclang="de"/.exec(html) ?? []
  const saved = await (await page.request.get(src)).text()
  expect(saved).toContain('00:00:01.500 --> 00:00:03.500\nEins &amp; zwei')
  expect(saved).toContain('drei &amp; vier')
})

test('MP-3: chapters are created and written while the video plays', async ({ page }) => {
  const { name } = await uploadFilm(page)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await choose(page, 'Type', 'Chapters', '[aria-label="Details"]')
  await page.getByRole('button', { name: 'Create new' }).click()
  const editor = page.getByRole('dialog', { name: /^Chapters/ })
  await expect(editor).toContainText('No rows yet.')
  await editor.getByRole('button', { name: 'Add row' }).click()
  await editor.getByLabel('Text of row 1').fill('Beginning')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('status')).toHaveText('Saved')
  await editor.getByLabel('Text of row 1').fill('Something else')
  page.once('dialog', dialog => dialog.dismiss())
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(editor).toBeVisible()
})

/** Selects an option in an admin form. */
async function choose(page: Page, label: string, option: string, within = 'body') {
  await page.locator(within).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

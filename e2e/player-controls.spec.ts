import type { Locator, Page } from '@playwright/test'
import { OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const FILM = `<video controls aria-label="A test film"><source src="${OWN}/film.mp4">
  <track kind="captions" src="${OWN}/captions.vtt" srclang="en" label="English" default>
  <track kind="chapters" src="${OWN}/chapters.vtt" srclang="en" label="Chapters"></video>`

/** A page with a ready player in full view. */
async function open(page: Page) {
  await serveMedia(page)
  await page.goto(await putPage('/controls', [{ type: 'code', props: { id: 'film', code: FILM } }]))
  return ready(page)
}

async function ready(page: Page) {
  const root = page.locator('#film')
  await root.scrollIntoViewIfNeeded()
  await expect(root.getByRole('slider', { name: 'Position' })).toBeVisible()
  await expect(root.locator('video')).toHaveJSProperty('readyState', 4)
  return root
}

const video = (root: Locator) => root.locator('video')
const now = (root: Locator) =>
  video(root).evaluate((one: HTMLVideoElement) => Math.round(one.currentTime))
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })

test('MP-1, MP-3: by pointer: the picture, the rail with its chapters, the volume', async ({
  page,
}) => {
  const root = await open(page)
  const picture = root.getByRole('group', { name: 'A test film' })
  await test.step('a click on the picture plays and pauses', async () => {
    await picture.click({ position: { x: 240, y: 60 } })
    await expect(video(root)).toHaveJSProperty('paused', false)
    await picture.click({ position: { x: 240, y: 60 } })
    await expect(video(root)).toHaveJSProperty('paused', true)
  })
  const rail = root.getByRole('slider', { name: 'Position' })
  const track = root.locator('.media-rail-track')
  const { x = 0, y = 0, width = 0 } = (await track.boundingBox()) ?? {}
  const at = (share: number) => [x + share * width, y + 2] as const
  await test.step('the rail says which time is meant, and in which chapter', async () => {
    await page.mouse.move(...at(0.5))
    await expect(root.getByText('0:10 · Middle')).toBeVisible()
    await page.mouse.move(...at(0))
    await expect(root.getByText('0:00 · Beginning')).toBeVisible()
    const hint = await root.getByText('0:00 · Beginning').boundingBox()
    const box = await picture.boundingBox()
    expect(hint && box && hint.x >= box.x, 'within the player').toBe(true)
  })
  await test.step('a press on it seeks, and so does dragging', async () => {
    await page.mouse.click(...at(0.25))
    await expect.poll(() => now(root)).toBe(5)
    await page.mouse.move(...at(0.4))
    await page.mouse.down()
    await page.mouse.move(...at(0.6))
    await expect.poll(() => now(root)).toBe(12)
    await page.mouse.move(...at(0.75))
    await page.mouse.up()
    await expect.poll(() => now(root)).toBe(15)
    await page.mouse.move(...at(0.1))
    expect(await now(root)).toBe(15)
    await page.mouse.move(x + 40, y - 100)
    await expect(root.getByText('0:02 · Beginning')).toBeHidden()
    await expect(rail).toHaveAttribute('aria-valuetext', '0:15 of 0:20')
  })
  await test.step('chapters begin at their marks', async () => {
    const marks = root.locator('.media-rail-marks > span')
    const places = await marks.evaluateAll(all =>
      all.map(one => (one as HTMLElement).style.insetInlineStart),
    )
    expect(places).toEqual(['25%', '60%'])
    await button(root, 'Chapters').click()
    await root.getByRole('menuitemradio', { name: 'End' }).click()
    await expect.poll(() => now(root)).toBeGreaterThanOrEqual(12)
    await expect(video(root)).toHaveJSProperty('paused', false)
    await picture.click({ position: { x: 240, y: 60 } })
  })
  await test.step('a menu closes by a press beside it', async () => {
    await button(root, 'Settings').click()
    await expect(root.getByRole('menu', { name: 'Settings' })).toBeVisible()
    await page.mouse.click(2, 2)
    await expect(root.getByRole('menu', { name: 'Settings' })).toBeHidden()
  })
  await test.step('volume', async () => {
    const volume = root.getByRole('slider', { name: 'Volume' })
    const box = await volume.boundingBox()
    const press = (share: number) =>
      box && page.mouse.click(box.x + share * box.width, box.y + box.height / 2)
    await press(0.98)
    await expect(video(root)).toHaveJSProperty('volume', 1)
    await press(0.02)
    await expect(video(root)).toHaveJSProperty('muted', true)
    await expect(button(root, 'Unmute')).toBeVisible()
    await volume.press('ArrowUp')
    await expect(video(root)).toHaveJSProperty('muted', false)
    await expect(volume).toHaveAttribute('aria-valuetext', '10 %')
    await button(root, 'Mute').click()
    await expect(video(root)).toHaveJSProperty('muted', true)
    await button(root, 'Unmute').click()
    await expect(volume).toHaveAttribute('aria-valuetext', '10 %')
  })
})

test('MP-1, MP-3: by keyboard: menus, speed, picture in picture; how captions look is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // There is no window manager: record requests and simulate the events.
    let shown: Element | null = null
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: true })
    Object.defineProperty(document, 'pictureInPictureElement', { get: () => shown })
    const change = (element: Element | null) => {
      shown = element
      return Promise.resolve()
    }
    HTMLVideoElement.prototype.requestPictureInPicture = function request() {
      return change(this) as Promise<never>
    }
    document.exitPictureInPicture = () => change(null)
  })
  const root = await open(page)
  const item = (name: string) => root.getByRole('menuitemradio', { name, exact: true })
  await test.step('speed', async () => {
    await button(root, 'Settings').focus()
    await page.keyboard.press('ArrowDown')
    await expect(item('1×')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('0.75×')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(video(root)).toHaveJSProperty('playbackRate', 0.5)
    await expect(button(root, 'Settings')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item('0.5×')).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('Escape')
    await expect(button(root, 'Settings')).toBeFocused()
    await expect(root.getByRole('menu')).toHaveCount(0)
  })
  await test.step('Tab leaves an open menu, which closes', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(root.getByRole('menu')).toHaveCount(0)
    await expect(button(root, 'Picture in picture')).toBeFocused()
  })
  await test.step('picture in picture, and back', async () => {
    const shown = () => page.evaluate(() => document.pictureInPictureElement?.tagName)
    await page.keyboard.press('Enter')
    expect(await shown()).toBe('VIDEO')
    await page.keyboard.press('Space')
    expect(await shown()).toBe(undefined)
    await expect(video(root), 'a button has its own key').toHaveJSProperty('paused', true)
  })
  const look = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets
        .flatMap(sheet => [...sheet.cssRules])
        .map(rule => rule.cssText)
        .filter(text => text.includes('::cue'))
        .join(' '),
    )
  const choose = async (name: string) => {
    await button(root, 'Captions').press('Enter')
    await item(name).press('Enter')
  }
  await test.step('how captions look', async () => {
    await choose('Large')
    await choose('Yellow on black')
    expect(await look()).toMatch(/max\(140%, 1\.25rem\)/)
    await page.reload()
    await ready(page)
    await expect.poll(look).toMatch(/max\(140%, 1\.25rem\)/)
    expect(await look()).toMatch(/::cue\(\*\) \{ color: rgb\(255, 228, 92\)/)
    await button(root, 'Captions').press('Enter')
    const chosen = root.getByRole('menuitemradio', { checked: true })
    await expect(chosen).toHaveText(['English', 'Large', 'Yellow on black'])
    await page.keyboard.press('Escape')
  })
  await test.step('captions stand where their file says', async () => {
    const places = await video(root).evaluate((one: HTMLVideoElement) =>
      [...one.textTracks]
        .filter(track => track.mode === 'showing')
        .flatMap(track => [...(track.cues ?? [])] as VTTCue[])
        .map(({ line, align }) => `${line} ${align}`),
    )
    expect(places).toEqual(['auto center', '0 start', 'auto center'])
    await choose('Off')
    await page.reload()
    await ready(page)
    const modes = await video(root).evaluate((one: HTMLVideoElement) =>
      [...one.textTracks].map(track => track.mode),
    )
    expect(modes.filter(mode => mode === 'showing')).toEqual([])
  })
})

import type { Locator, Page } from '@playwright/test'
import { OWN, serveMedia } from './support/media-files.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

const film = (id: string, url: string, poster?: { media: string; alt: string }) => ({
  type: 'video',
  props: { id, url, poster, name: `Film ${id}` },
})
const CAPTIONED = `<video controls aria-label="Captioned"><source src="${OWN}/film.mp4">
  <track kind="captions" src="${OWN}/captions.vtt" srclang="en" label="English" default>
  <track kind="chapters" src="${OWN}/chapters.vtt" srclang="en" label="Chapters"></video>`

const content = [
  film('covered', `${OWN}/film.mp4`, { media: 'placeholder-wide', alt: '' }),
  { type: 'code', props: { id: 'own', code: CAPTIONED } },
  film('slow', '/slow.mp4'),
  film('gone', `${OWN}/gone.mp4`),
  film('flash', `${OWN}/film.swf`),
  { type: 'audio', props: { id: 'tone', url: `${OWN}/tone.mp3`, title: 'A tone' } },
  {
    type: 'playlist',
    props: { id: 'songs', entries: [{ url: `${OWN}/tone.mp3`, title: 'One' }] },
  },
]
const modules = content.map(({ props }) => `#${props.id}`)

/** Button names in both tested languages. */
const NAMES = {
  en: {
    play: 'Play',
    pause: 'Pause',
    replay: 'Replay',
    playFilm: 'Play video: Film covered',
    full: 'Full screen',
    leave: 'Exit full screen',
    position: 'Position',
    menus: ['Chapters', 'Captions', 'Settings'],
  },
  ar: {
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    replay: 'إعادة التشغيل',
    playFilm: 'Play video: Film covered',
    full: 'ملء الشاشة',
    leave: 'إنهاء ملء الشاشة',
    position: 'الموضع',
    menus: ['الفصول', 'الترجمة', 'الإعدادات'],
  },
}

async function open(page: Page) {
  await serveMedia(page)
  // Never responds.
  await page.route('**/slow.mp4', () => {})
  await page.goto(await putPage('/states', content))
  for (const id of modules) {
    await page.locator(id).scrollIntoViewIfNeeded()
    await expect(page.locator(`${id} [data-media]`)).toBeAttached()
  }
}

/** Puts every player through its states and runs axe on each. */
async function lookThrough(page: Page, names: (typeof NAMES)['en']) {
  const press = (root: Locator, name: string) =>
    root.getByRole('button', { name, exact: true }).press('Enter')
  const finds = async (what: string, ...within: string[]) =>
    expect(await findAxeViolations(page, ...within), what).toEqual([])
  const at = (id: string) => page.locator(`#${id}`)
  await at('gone').getByRole('alert').waitFor()
  await finds('before anything plays, and what has failed', ...modules)

  await press(at('slow'), names.play)
  await expect(at('slow').locator('[data-state="waiting"]')).toBeVisible()
  await press(at('covered'), names.playFilm)
  await expect(at('covered').locator('[data-player-overlay]')).toBeHidden()
  await press(at('flash'), names.play)
  await at('flash').getByRole('alert').waitFor()
  await finds('waiting, playing, a download', '#slow', '#covered', '#flash')

  const own = at('own')
  for (const menu of names.menus) {
    await press(own, menu)
    await expect(own.getByRole('menu', { name: menu })).toBeVisible()
    await finds(`${menu} open`, '#own')
    await page.keyboard.press('Escape')
  }
  await own.getByRole('slider', { name: names.position }).hover()
  await press(at('tone'), names.play)
  await expect(at('tone').getByRole('button', { name: names.pause })).toBeVisible()
  await finds('captions, a place on the rail, a recording that plays', '#own', '#tone')

  await own.getByRole('slider', { name: names.position }).press('End')
  await press(own, names.play)
  await expect(own.getByRole('button', { name: names.replay })).toBeVisible()
  await press(own, names.full)
  await expect(own.getByRole('button', { name: names.leave })).toBeVisible()
  await finds('ended, in full screen', '#own')
  await press(own, names.leave)
}

test('MP-1, MP-4: axe finds nothing in any state of a player', async ({ page }) => {
  await open(page)
  await lookThrough(page, NAMES.en)
})

test('MP-1, MP-4: nor in the dark, from right to left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/states-*', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<html lang="en"/, '<html lang="ar" dir="rtl"')
    await route.fulfill({ response: answer, body })
  })
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await lookThrough(page, NAMES.ar)
})

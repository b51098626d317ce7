/** `npm run screenshots:player`: the player at three widths, dark, right-to-left and fullscreen. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { findChromium, launchArguments } from './support/chromium.ts'

const folder = join(import.meta.dirname, '../screenshots/player')
const PATH = '/player'

/** The demo's video and audio with captions, chapters and transcript. */
const content = [
  {
    type: 'section',
    props: {
      id: 'players',
      content: [
        {
          type: 'video',
          props: {
            id: 'film',
            file: 'film',
            name: 'A day in the studio',
            caption: 'With captions, chapters and a transcript.',
            captions: 'film-captions',
            tracks: [
              { file: 'film-captions-de', kind: 'captions', language: 'de' },
              { file: 'film-chapters', kind: 'chapters', language: '' },
            ],
            transcript: true,
          },
        },
        { type: 'audio', props: { id: 'tone', file: 'placeholder-audio', title: 'A recording' } },
      ],
    },
  },
]

const shots: Record<string, BrowserContextOptions> = {
  'light-1440': { viewport: { width: 1440, height: 1000 } },
  'light-820': { viewport: { width: 820, height: 1000 } },
  'light-390': { viewport: { width: 390, height: 700 } },
  'dark-1440': { viewport: { width: 1440, height: 1000 }, colorScheme: 'dark' },
  'full-screen': { viewport: { width: 1440, height: 900 } },
  'right-to-left-820': { viewport: { width: 820, height: 1000 } },
}

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Player' } }, content }
  const file = join(site.dataDir, 'player.json')
  writeFileSync(file, JSON.stringify(document))
  site.run('page', 'put', PATH, file)
  for (const [name, options] of Object.entries(shots)) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await open(page, name)
    const picture = sharp(await page.screenshot())
    await picture.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`))
    await context.close()
  }
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

/** Paused in the middle, with captions, and chapters open if there is room. */
async function open(page: Page, name: string) {
  if (name.startsWith('right-to-left')) {
    await page.route(`**${PATH}`, async route => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(/<html[^>]*>/, '<html lang="ar" dir="rtl">')
      await route.fulfill({ response: answer, body: html })
    })
  }
  await page.goto(site.url + PATH, { waitUntil: 'load' })
  const film = page.locator('#film')
  await film.locator('.media-box[role="group"]').waitFor({ state: 'attached' })
  const video = film.locator('video')
  await video.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true
    await one.play()
    await new Promise(resolve => {
      one.addEventListener('seeked', resolve, { once: true })
      one.currentTime = Math.min(4, one.duration / 3)
    })
    one.pause()
  })
  await page.locator('#tone .media-bar').waitFor({ state: 'attached' })
  if (name === 'full-screen') {
    await film.locator('.media-button').last().click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
  } else {
    await film.locator('.media-menu-place button').first().click()
  }
  await page.waitForTimeout(400)
}

/**
 * `npm run screenshots`: every page of the demo at three widths in light and dark, the consent
 * banner, and the image for the README. `-- home` takes some of them.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { change } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { halfSize, savePicture, speak } from './support/pictures.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../screenshots')
const pages: Record<string, string> = {
  home: '/',
  shop: '/shop',
  product: '/product/morning-mug',
  commissions: '/commissions',
  project: '/commissions/tableware-for-forty',
  courses: '/events',
  about: '/about',
  journal: '/journal',
  post: '/journal/two-per-cent-of-iron',
  contact: '/contact',
  delivery: '/delivery',
  privacy: '/privacy',
  search: '/search?q=bowl',
  'empty-cart': '/cart',
  lost: '/no/such/page',
}
/** With a filled cart. */
const pagesOfBuyer: Record<string, string> = { cart: '/cart', checkout: '/checkout' }
const screens = [
  { width: 1440, height: 1000 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
]
/** Pages are cut off after two screens; the home page is complete. */
const SCREENS_SHOWN = 2

const wanted = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
const buyer = await browser.newContext({ baseURL: site.url })
pages['order-received'] = await buy(buyer.request, { product: 'serving-bowl' })
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of screens) {
      const context = await browser.newContext({ viewport, colorScheme })
      const page = await context.newPage()
      // Optional fonts appear on the second page (decision 56).
      await page.goto(site.url, { waitUntil: 'networkidle' })
      await shootAll(page, pages, colorScheme)
      if (wanted.length === 0 || wanted.some(name => name in pagesOfBuyer)) {
        await page.goto(`${site.url}/product/teapot`)
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await page.getByText('has been added').waitFor()
        await shootAll(page, pagesOfBuyer, colorScheme)
      }
      await context.close()
    }
  }
  if (wanted.length === 0 || wanted.includes('consent')) await shootConsent()
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

/** Consent banner on a site with third-party video, in one language per direction. */
async function shootConsent() {
  const owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const video = { type: 'video', props: { id: 'film', url: 'https://vimeo.com/76979871' } }
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Film' } }, content: [video] }
  const { id } = await change(owner.request, '/pages', { path: '/film', title: 'Film', document })
  await change(owner.request, `/pages/${id}/publish`)
  for (const locale of ['en', 'de', 'ar']) {
    await speak(owner, locale, { consent: { enabled: true } })
    for (const viewport of screens.filter(({ width }) => width !== 820)) {
      const page = await browser.newPage({ viewport })
      await page.goto(`${site.url}/about`)
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(600)
      const png = await page.screenshot()
      const name = `consent-${viewport.width}${locale === 'en' ? '' : `-${locale}`}`
      await save(halfSize(sharp(png), viewport.width), name)
      await page.close()
    }
  }
}

async function shootAll(page: Page, paths: Record<string, string>, scheme: 'light' | 'dark') {
  for (const [name, path] of Object.entries(paths)) {
    if (wanted.length === 0 || wanted.includes(name)) await shoot(page, name, path, scheme)
  }
}

async function shoot(page: Page, name: string, path: string, scheme: 'light' | 'dark') {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.goto(new URL(path, site.url).href, { waitUntil: 'load' })
  await seeAll(page)
  const shown = name === 'home' ? Number.POSITIVE_INFINITY : height * SCREENS_SHOWN
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(tall, shown) },
  })
  await save(halfSize(sharp(png), width), `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`)
  if (name === 'home' && width === 1440 && scheme === 'light') {
    const image = sharp(png).extract({ left: 0, top: 0, width, height })
    await savePicture(image, join(import.meta.dirname, '../docs/images/home.png'))
  }
}

function save(picture: Sharp, name: string) {
  return savePicture(picture, join(folder, `${name}.png`))
}

/** Scrolls to load lazy images, counters and deferred layout. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await pause(150)
    }
    await pause(900)
    const decoded = Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    // Off-screen images of a strip are never loaded.
    await Promise.race([decoded, pause(2000)])
    scrollTo(0, 0)
    await document.fonts.ready
    await pause(300)
  })
}

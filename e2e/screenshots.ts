/**
 * `npm run screenshots`: every page of the demo and every state of its shop at three widths in light
 * and dark, the consent banner, and the image for the README. `-- home` takes some of them.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { change } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import { addCustomer, addRareProducts } from './support/demo-shop.ts'
import { halfSize, savePicture, speak } from './support/pictures.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../screenshots')
/** A page, and what is done there before its image is taken. */
interface Shot {
  path: string
  act?(page: Page): Promise<void>
}
const pages: Record<string, Shot> = {
  home: { path: '/' },
  shop: { path: '/shop' },
  'shop-filtered': { path: '/shop?category=cups&in_stock=1&price=15-40' },
  'shop-sheet': { path: '/shop?category=cups&in_stock=1', act: openFilters },
  'shop-nothing': { path: '/shop?category=vases&on_sale=1&price=-20' },
  product: { path: '/product/morning-mug' },
  'product-sold-out': { path: '/product/candle-holder' },
  'product-sale': { path: '/product/bottle-vase' },
  'product-variants': { path: '/product/bowl-to-order' },
  'product-no-image': { path: '/product/seconds' },
  commissions: { path: '/commissions' },
  project: { path: '/commissions/tableware-for-forty' },
  courses: { path: '/events' },
  about: { path: '/about' },
  journal: { path: '/journal' },
  post: { path: '/journal/two-per-cent-of-iron' },
  contact: { path: '/contact' },
  delivery: { path: '/delivery' },
  privacy: { path: '/privacy' },
  search: { path: '/search?q=bowl' },
  'search-nothing': { path: '/search?q=zeppelin' },
  'empty-cart': { path: '/cart' },
  'account-signed-out': { path: '/account' },
  lost: { path: '/no/such/page' },
}
/** With a filled cart. */
const pagesOfBuyer: Record<string, Shot> = {
  cart: { path: '/cart' },
  drawer: { path: '/shop', act: openCart },
  checkout: { path: '/checkout' },
}
/** Signed in. */
const pagesOfCustomer: Record<string, Shot> = {
  account: { path: '/account' },
  'account-orders': { path: '/account?view=orders' },
  'account-details': { path: '/account?view=details' },
  order: { path: '/account?view=orders', act: openOrder },
}
const screens = [
  { width: 1440, height: 1000 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
]
/** Pages are cut off after two screens; the home page is complete. */
const SCREENS_SHOWN = 2
const TIME_FOR_MOTION_MS = 600

const wanted = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
const owner = await browser.newPage({ baseURL: site.url })
const customer = await browser.newContext({ baseURL: site.url })
try {
  await signIn(owner, addStaff('owner', site.dataDir))
  await addRareProducts(owner)
  const email = 'ida.berg@example.com'
  await addCustomer(await customer.newPage(), { owner, email, dataDir: site.dataDir })
  const buyer = await browser.newContext({ baseURL: site.url })
  pages['order-received'] = { path: await buy(buyer.request, { product: 'teapot' }) }
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of screens) {
      const context = await browser.newContext({ viewport, colorScheme })
      const page = await context.newPage()
      // Optional fonts appear on the second page (decision 56).
      await page.goto(site.url, { waitUntil: 'networkidle' })
      await shootAll(page, pages, colorScheme)
      if (isWanted(pagesOfBuyer)) {
        for (const product of ['teapot', 'bottle-vase']) await addToCart(page, product)
        await shootAll(page, pagesOfBuyer, colorScheme)
      }
      if (isWanted(pagesOfCustomer)) {
        await context.addCookies(await customer.cookies())
        await shootAll(page, pagesOfCustomer, colorScheme)
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

async function addToCart(page: Page, product: string) {
  await page.goto(`${site.url}/product/${product}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('has been added').first().waitFor()
}

/** A sheet on phones and tablets; wide screens have no button. */
async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
  await page.waitForTimeout(TIME_FOR_MOTION_MS)
}

async function openCart(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('dialog', { name: 'Cart' }).waitFor()
  await page.waitForTimeout(TIME_FOR_MOTION_MS)
}

async function openOrder(page: Page) {
  await page
    .getByRole('link', { name: /^Order \d+/ })
    .first()
    .click()
  await page.getByText('Thank you. Your order has been received.').waitFor()
}

function isWanted(shots: Record<string, Shot>) {
  return wanted.length === 0 || wanted.some(name => name in shots)
}

async function shootAll(page: Page, shots: Record<string, Shot>, scheme: 'light' | 'dark') {
  for (const [name, shot] of Object.entries(shots)) {
    if (wanted.length === 0 || wanted.includes(name)) await shoot(page, name, shot, scheme)
  }
}

async function shoot(page: Page, name: string, { path, act }: Shot, scheme: 'light' | 'dark') {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.goto(new URL(path, site.url).href, { waitUntil: 'load' })
  // Layers cover the viewport only; other acts lead to another page.
  const isLayer = act === openCart || act === openFilters
  if (!isLayer) await act?.(page)
  await seeAll(page)
  if (isLayer) await act(page)
  const screensShown = isLayer ? 1 : SCREENS_SHOWN
  const shown = name === 'home' ? Number.POSITIVE_INFINITY : height * screensShown
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
